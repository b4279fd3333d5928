import { Tinypool } from 'tinypool'
import { limitConcurrency } from '../base/concurrency.ts'
import { second } from '../database/clock.ts'
import { busy } from '../refusal/refusal.ts'
import { widerNetworkOf } from '../security/network.ts'
import type { LedgerSheet } from './ledger-sheet.ts'
import type { Statement } from './statement.ts'

const maxPrintMs = 20 * second

const sheets = {
  statement: new URL('statement.ts', import.meta.url).href,
  ledger: new URL('ledger-sheet.ts', import.meta.url).href,
} as const

/**
 * A statement with hundreds of goods takes half a second of processor time to set: it is set in a thread, so that the
 * event loop goes on answering. The thread starts with the first statement and ends when there have been none for a while.
 */
const pool = new Tinypool({
  filename: sheets.statement,
  runtime: 'worker_threads',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 30 * second,
})
const inTurn = limitConcurrency(1)

/**
 * The statement as a PDF. Networks take turns, and the time runs from the start of the work: nobody's statement is
 * refused because others' take long. Throws Refusal 503 when it does not end in time.
 */
export const printInWorker = (statement: Statement, network: string): Promise<Buffer> =>
  inTurn(widerNetworkOf(network), () => print(statement, sheets.statement))

/** The same of the movements of an account. */
export const printLedgerInWorker = (sheet: LedgerSheet, network: string): Promise<Buffer> =>
  inTurn(widerNetworkOf(network), () => print(sheet, sheets.ledger))

/** @param filename of the module whose default export sets it */
async function print(printed: unknown, filename: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(maxPrintMs)
  try {
    return Buffer.from((await pool.run(printed, { signal, filename })) as Uint8Array)
  } catch (error) {
    if (signal.aborted) throw busy(5)
    throw error
  }
}
