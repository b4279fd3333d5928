import type { Transaction } from '../database/database.ts'
import { auditLog } from '../database/schema/index.ts'

/** Writes what an operator, or the feed of rates, did to what, in the transaction that does it. */
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
