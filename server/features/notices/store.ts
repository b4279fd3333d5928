import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { customers, notices } from '../../database/schema/index.ts'

/** One page of a customer's notices, newest first. */
export function findNotices(
  executor: Executor,
  customerId: number,
  { page, page_size: size }: { page: number; page_size: number },
) {
  return executor
    .select()
    .from(notices)
    .where(eq(notices.customerId, customerId))
    .orderBy(desc(notices.id))
    .limit(size)
    .offset((page - 1) * size)
}

/** @returns the number of the last notice that the customer has read; 0 for none */
export async function readMark(executor: Executor, customerId: number): Promise<number> {
  const [customer] = await executor
    .select({ readUpTo: customers.lastReadNotice })
    .from(customers)
    .where(eq(customers.id, customerId))
  return customer?.readUpTo ?? 0
}

/** Moves the read mark forward only, and never past the last notice that was written. */
export async function advanceReadMark(
  transaction: Transaction,
  customerId: number,
  id: number,
): Promise<void> {
  await transaction
    .update(customers)
    .set({
      lastReadNotice: sql`greatest(${customers.lastReadNotice}, least(${id}::bigint, ${customers.lastNotice}))`,
    })
    .where(eq(customers.id, customerId))
}

export async function countAfter(executor: Executor, customerId: number, id: number): Promise<number> {
  const [counted] = await executor
    .select({ count: count() })
    .from(notices)
    .where(and(eq(notices.customerId, customerId), gt(notices.id, id)))
  return counted?.count ?? 0
}
