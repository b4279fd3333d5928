import { Tinypool } from 'tinypool'
import { second } from '../database/clock.ts'
import { busy } from '../refusal/refusal.ts'
import type { Verdict } from './judge.ts'

const maxJudgingMs = 10 * second
const maxWaiting = 50

/**
 * Content that strangers made is read in a process of its own, within bounds of time and memory: whatever it contains,
 * the event loop goes on answering. A process, not a thread: a thread that runs out of memory can take ours with it. It
 * starts with the first upload, ends when there have been none for a while, and sees none of our environment.
 */
const pool = new Tinypool({
  filename: new URL('judge.ts', import.meta.url).href,
  runtime: 'child_process',
  serialization: 'advanced',
  execArgv: ['--max-old-space-size=256'],
  env: {},
  minThreads: 0,
  maxThreads: 1,
  maxQueue: maxWaiting,
  idleTimeout: 30 * second,
})

/** What a file is, by its content. Throws Refusal 503 when its turn does not come, or does not end, in time. */
export async function judgeFile(bytes: Uint8Array, maxMs = maxJudgingMs): Promise<Verdict> {
  if (pool.queueSize >= maxWaiting) throw busy(5)
  const signal = AbortSignal.timeout(maxMs)
  try {
    return (await pool.run(bytes, { signal })) as Verdict
  } catch (error) {
    if (signal.aborted) throw busy(5)
    // How a process without memory ends; no file that people send takes so much.
    if (error instanceof Error && error.message === 'Worker exited unexpectedly')
      return { refused: 'file_broken' }
    throw error
  }
}
