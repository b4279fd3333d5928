import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { runCommand } from '../../../server/ops/program.ts'
import { terminalOf } from '../../../server/ops/terminal.ts'
import { opsKey } from './ops-key.ts'
import type { TestServer } from './server.ts'

const cli = resolve(import.meta.dirname, '../../../server/ops/cli.ts')

interface Ran {
  code: number | null
  output: string
  errors: string
}

/** Runs an operator's command with the machine's key. */
export const runOps = (server: TestServer, ...parameters: string[]) => runOpsAs(opsKey, server, ...parameters)

/** Runs an operator's command with a key of their own. */
export const runOpsAs = (key: string, server: TestServer, ...parameters: string[]) =>
  run({ key, server }, parameters)

/** Runs a command that reads lines. */
export const runOpsWith = (lines: readonly string[], server: TestServer, ...parameters: string[]) =>
  run({ key: opsKey, server, lines }, parameters)

interface By {
  key: string
  server: TestServer
  lines?: readonly string[]
}

const environmentOf = ({ key, server }: By): NodeJS.ProcessEnv => ({
  ...process.env,
  PUBLIC_URL: server.url,
  OPS_KEY: key,
  DATABASE_URL: server.databaseUrl ?? '',
  DATA_DIR: server.dataFolder,
})

const inputOf = ({ lines = [] }: By): string => lines.map((line) => `${line}\n`).join('')

/** In this process: another one takes longer to load the code than a command runs. */
async function run(by: By, parameters: string[]): Promise<Ran> {
  let output = ''
  let errors = ''
  const terminal = terminalOf({
    environment: environmentOf(by),
    input: Readable.from([inputOf(by)]),
    write: (text) => void (output += text),
    writeAside: (text) => void (errors += text),
  })
  return { code: await runCommand(parameters, terminal), output, errors }
}

/** As an operator does, in a process of its own. */
export function runProcess(by: By, ...parameters: string[]): Promise<Ran> {
  return new Promise<Ran>((done) => {
    const child = spawn(process.execPath, [cli, ...parameters], { env: environmentOf(by) })
    child.stdin.end(inputOf(by))
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('close', (code) => done({ code, output, errors }))
  })
}
