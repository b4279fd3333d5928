import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Hundreds of processes of one run load the same modules; compiling them takes half of their start. */
export const compileCache = join(root, 'node_modules', '.cache', 'node')

export interface Outcome {
  code: number
  output: string
}

/**
 * Runs a program of node_modules/.bin (or node itself) in the project's root, on this Node, and waits for it.
 * @param show prints the output as it comes; otherwise it is only returned.
 */
export function run(
  program: string,
  args: readonly string[],
  { show = true, env = {} }: { show?: boolean; env?: Record<string, string> } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd: root,
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: binPath(), ...env },
      shell: process.platform === 'win32' && program !== 'node',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const [stream, sink] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (show) sink.write(chunk)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function binPath(): string {
  const separator = process.platform === 'win32' ? ';' : ':'
  return [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(separator)
}
