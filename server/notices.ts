import type { NoticeTopic } from '@seberang/domain/api'
import { eq, sql } from 'drizzle-orm'
import { announce, type Transaction } from './database/database.ts'
import { customers, notices } from './database/schema/index.ts'

/**
 * Writes what changed in the transaction that changes it. Its number counts per customer and is taken under that
 * customer's row lock: numbers of one sequence would commit out of order, and a reader would skip some.
 */
export async function writeNotice(
  transaction: Transaction,
  customerId: number,
  topic: NoticeTopic,
  code: string,
  now: Date,
): Promise<void> {
  const [counted] = await transaction
    .update(customers)
    .set({ lastNotice: sql`${customers.lastNotice} + 1` })
    .where(eq(customers.id, customerId))
    .returning({ id: customers.lastNotice })
  if (!counted) throw new Error('a notice for nobody')
  await transaction.insert(notices).values({ customerId, id: counted.id, topic, code, at: now })
  await announce(transaction, 'notices', String(customerId))
}
