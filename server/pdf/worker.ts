import { Tinypool } from 'tinypool'
import { second } from '../database/clock.ts'
import { busy } from '../refusal/refusal.ts'
import type { Statement } from './statement.ts'

const maxPrintMs = 20 * second
const maxWaiting = 20

/**
 * A statement with hundreds of goods takes half a second of processor time to set: it is set in a thread, so that the
 * event loop goes on answering. The thread starts with the first statement and ends when there have been none for a while.
 */
const pool = new Tinypool({
  filename: new URL('statement.ts', import.meta.url).href,
  runtime: 'worker_threads',
  minThreads: 0,
  maxThreads: 1,
  maxQueue: maxWaiting,
  idleTimeout: 30 * second,
})

/** The statement as a PDF. Throws Refusal 503 when its turn does not come, or does not end, in time. */
export async function printInWorker(statement: Statement): Promise<Buffer> {
  if (pool.queueSize >= maxWaiting) throw busy(5)
  const signal = AbortSignal.timeout(maxPrintMs)
  try {
    return Buffer.from((await pool.run(statement, { signal })) as Uint8Array)
  } catch (error) {
    if (signal.aborted) throw busy(5)
    throw error
  }
}
