import type { Transaction } from '../database/database.ts'
import { auditLog } from '../database/schema/index.ts'

interface Entry {
  /** An operator's name, `feed` for the rate feed, or a customer who opened a paper: `customer:1024`. */
  actor: string
  action: string
  /** The code or name of what it was done to. */
  subject: string
  detail: object
}

/** Logs a change by an operator or the rate feed, within the transaction that makes it, or the reading of a paper. */
export async function writeAudit(transaction: Transaction, entry: Entry, now: Date): Promise<void> {
  await transaction.insert(auditLog).values({ at: now, ...entry })
}
