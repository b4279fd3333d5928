import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
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

function run({ key, server, lines = [] }: By, parameters: string[]): Promise<Ran> {
  return new Promise<Ran>((done) => {
    const environment = {
      ...process.env,
      PUBLIC_URL: server.url,
      OPS_KEY: key,
      DATABASE_URL: server.databaseUrl ?? '',
      DATA_DIR: server.dataFolder,
    }
    const child = spawn(process.execPath, [cli, ...parameters], { env: environment })
    child.stdin.end(lines.map((line) => `${line}\n`).join(''))
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('exit', (code) => done({ code, output, errors }))
  })
}
