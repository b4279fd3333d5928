import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fillFolder } from './template.ts'

const program = resolve(import.meta.dirname, 'start.ts')
/** A slow machine with much else to do starts a server in ten seconds. */
const maxStartMs = 120_000
const folders: string[] = []
const children: ChildProcess[] = []

/** Kills the processes of a test and removes their folders. */
export function endProcesses(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** A folder that is removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seberang-start-'))
  folders.push(folder)
  return folder
}

/** A folder with the database of a server that was started before; removed after the test. */
export function startedFolder(): string {
  const folder = newFolder()
  fillFolder(folder)
  return folder
}

interface Outcome {
  code: number | null
  errors: string
  ms: number
}

export interface ServerProcess {
  child: ChildProcess
  /** The server's address, once it accepts requests; rejects if the process ends first or takes {@link maxStartMs}. */
  ready: Promise<string>
  /** Resolves when the process has ended. */
  ended: Promise<Outcome>
  /** The log so far. */
  output: () => string
}

/**
 * Starts the server as a separate process, which is killed after the test at the latest.
 * @param as the user that it runs as; otherwise the test's own
 */
export function startProcess(environment: Record<string, string>, as: { uid?: number } = {}): ServerProcess {
  const began = performance.now()
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, LOG_LEVEL: 'fatal', PORT: '0', ...environment },
    ...as,
  })
  children.push(child)
  let output = ''
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<Outcome>((done) => {
    child.on('exit', (code) => done({ code, errors, ms: performance.now() - began }))
  })
  const ready = new Promise<string>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /^(http:\/\/\S+)\n/m.exec(output)?.[1]
      if (address) done(address)
    })
    child.on('exit', () => fail(new Error(`it ended: ${errors}`)))
    setTimeout(() => fail(new Error(`it did not start: ${output}${errors}`)), maxStartMs).unref()
  })
  // Prevents an unhandled rejection where a test only awaits `ended`.
  ready.catch(() => undefined)
  return { child, ready, ended, output: () => output + errors }
}
