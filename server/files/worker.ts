import { Tinypool } from 'tinypool'
import { second } from '../database/clock.ts'
import { busy } from '../refusal/refusal.ts'
import type { Verdict } from './judge.ts'

const maxJudgingMs = 10 * second
const maxWaiting = 50

/**
 * Uploads are parsed in a separate process with limits on time and memory, so that the event loop stays responsive. Not
 * a thread: a thread that runs out of memory can crash ours. The process starts with the first upload, exits when idle,
 * and gets none of our environment variables.
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

/**
 * Detects a file's type by its content. Throws Refusal 503 when no worker is free, or the check does not finish, in
 * time.
 */
export async function judgeFile(bytes: Uint8Array, maxMs = maxJudgingMs): Promise<Verdict> {
  if (pool.queueSize >= maxWaiting) throw busy(5)
  const signal = AbortSignal.timeout(maxMs)
  try {
    return (await pool.run(bytes, { signal })) as Verdict
  } catch (error) {
    if (signal.aborted) throw busy(5)
    // The error of a worker that ran out of memory, which no legitimate file causes.
    if (error instanceof Error && error.message === 'Worker exited unexpectedly')
      return { refused: 'file_broken' }
    throw error
  }
}
