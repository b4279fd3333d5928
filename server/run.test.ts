import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'

const program = `
  const { stopOnSignal } = await import(${JSON.stringify(join(import.meta.dirname, 'run.ts'))})
  stopOnSignal(async () => {})
  setInterval(() => {}, 1000)
  console.log('pid ' + process.pid)
`

/** Starts it beneath a shell, which is then killed. @returns its process id, and all that it prints until it ends */
async function orphan(environment: NodeJS.ProcessEnv): Promise<{ pid: number; output: Promise<string> }> {
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1" & wait', process.execPath, program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  const output = once(shell.stdout, 'close').then(() => text)
  const pid = await new Promise<number>((found) => {
    shell.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const [, printed] = /pid (\d+)\n/.exec(text) ?? []
      if (printed) found(Number(printed))
    })
  })
  shell.kill('SIGKILL')
  return { pid, output }
}

describe.skipIf(process.platform === 'win32')('a server whose parent is gone', () => {
  it('stops where npm was it, and says so', async () => {
    const { output } = await orphan({ npm_lifecycle_event: 'start' })
    expect(await output).toContain('"msg":"Seberang stops: npm has ended"')
  })

  it('goes on where a shell was it, until a signal, which it names', async () => {
    const { pid, output } = await orphan({ npm_lifecycle_event: undefined })
    await pause(700)
    process.kill(pid, 'SIGTERM')
    expect((await output).match(/Seberang stops: [^"\n]+/)?.[0]).toBe('Seberang stops: SIGTERM')
  })
})
