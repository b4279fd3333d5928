import { Tinypool } from 'tinypool'
import { limitConcurrency } from '../base/concurrency.ts'
import { hasErrorCode } from '../base/error-code.ts'
import { second } from '../database/clock.ts'
import { busy } from '../refusal/refusal.ts'
import { widerNetworkOf } from '../security/network.ts'
import type { CheckedFile, Judgement } from './judge.ts'

const maxCheckMs = 10 * second
const processes = 3
/** Of one network: it never has them all. */
const processesPerNetwork = 2
/** How many wait is limited by the slots of uploads. */
const inTurn = limitConcurrency(processes, processesPerNetwork)

/**
 * Content that strangers made is read in processes of their own, within bounds of time and memory: whatever it contains,
 * the event loop goes on answering. Processes, not threads: a thread that runs out of memory can end the server. They
 * start with uploads, end when there have been none for a while, and see none of our environment.
 */
const pool = new Tinypool({
  filename: new URL('judge.ts', import.meta.url).href,
  runtime: 'child_process',
  serialization: 'advanced',
  execArgv: ['--max-old-space-size=256'],
  env: {},
  minThreads: 0,
  maxThreads: processes,
  idleTimeout: 30 * second,
})
// The end of an idle process is an error event of the pool, which would end our own process if nothing listened to it.
pool.on('error', () => undefined)

/**
 * What a file is, by its content. Networks take turns, and the time runs from the start of the work: nobody's file is
 * refused because others' take long. Throws Refusal 503 when it does not end in time.
 */
export const checkInWorker = (
  bytes: Uint8Array,
  network: string,
  maxMs = maxCheckMs,
  judgement: Judgement = 'default',
): Promise<CheckedFile> => inTurn(widerNetworkOf(network), () => check(bytes, maxMs, judgement))

async function check(bytes: Uint8Array, maxMs: number, name: Judgement): Promise<CheckedFile> {
  const signal = AbortSignal.timeout(maxMs)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await pool.run(bytes, { name, signal })) as CheckedFile
    } catch (error) {
      if (signal.aborted) throw busy(5)
      if (!isDeath(error)) throw error
      // A process may be ended for another's sake; a file that ends two of them is at fault.
      if (attempt === 2) return { refused: 'file_broken' }
    }
  }
}

/** The process has ended, or did while the file was being written to it. */
const isDeath = (error: unknown): boolean =>
  (error instanceof Error && error.message === 'Worker exited unexpectedly') ||
  ['EPIPE', 'ECONNRESET', 'ERR_IPC_CHANNEL_CLOSED'].some((code) => hasErrorCode(error, code))

/** The numbers of the processes that are there. */
export const workerProcesses = (): number[] => pool.threads.map(({ threadId }) => threadId)
