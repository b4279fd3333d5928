import type { Transaction } from './database/database.ts'
import { auditLog } from './database/schema/index.ts'

/** Writes what an operator did to what, in the transaction that does it. */
export async function writeAudit(
  transaction: Transaction,
  action: string,
  subject: string,
  detail: object,
  now: Date,
): Promise<void> {
  await transaction.insert(auditLog).values({ at: now, actor: 'operator', action, subject, detail })
}
