import type { Transaction } from '../database/database.ts'
import { auditLog } from '../database/schema/index.ts'

/** Logs a change by an operator or the rate feed, within the transaction that makes it. */
export async function writeAudit(
  transaction: Transaction,
  action: string,
  subject: string,
  detail: object,
  now: Date,
  actor: 'operator' | 'feed' = 'operator',
): Promise<void> {
  await transaction.insert(auditLog).values({ at: now, actor, action, subject, detail })
}
