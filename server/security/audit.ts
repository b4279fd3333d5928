import type { Transaction } from '../database/database.ts'
import { auditLog } from '../database/schema/index.ts'

interface Entry {
  /** An operator's name, or `feed` for the rate feed. */
  actor: string
  action: string
  /** The code or name of what it was done to. */
  subject: string
  detail: object
}

/** Logs a change by an operator or the rate feed, within the transaction that makes it. */
export async function writeAudit(transaction: Transaction, entry: Entry, now: Date): Promise<void> {
  await transaction.insert(auditLog).values({ at: now, ...entry })
}
