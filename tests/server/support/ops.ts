import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { opsKey } from './ops-key.ts'
import type { TestServer } from './server.ts'

const cli = resolve(import.meta.dirname, '../../../server/ops/cli.ts')

/** Runs an operator's command. */
export function runOps(server: TestServer, ...parameters: string[]) {
  return new Promise<{ code: number | null; output: string; errors: string }>((done) => {
    const environment = {
      ...process.env,
      PUBLIC_URL: server.url,
      OPS_KEY: opsKey,
      DATA_DIR: server.dataFolder,
    }
    const child = spawn(process.execPath, [cli, ...parameters], { env: environment })
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('exit', (code) => done({ code, output, errors }))
  })
}
