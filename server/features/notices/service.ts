import type { KeptNotice } from '@seberang/domain/api'
import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../database/database.ts'
import { customers, notices } from '../../database/schema/index.ts'
import { viewNotice } from '../../live/replay.ts'

/** A page of the customer's notices, newest first, and how many there are and are unread in all. */
export async function listNotices(
  database: Database,
  customerId: number,
  asked: { page: number; page_size: number },
): Promise<{ count: number; unread: number; results: KeptNotice[] }> {
  const readUpTo = await readMark(database, customerId)
  const rows = await database
    .select()
    .from(notices)
    .where(eq(notices.customerId, customerId))
    .orderBy(desc(notices.id))
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size)
  return {
    count: await countAfter(database, customerId, 0),
    unread: await countAfter(database, customerId, readUpTo),
    results: rows.map((row) => ({ ...viewNotice(row), read: row.id <= readUpTo })),
  }
}

/** Marks as read up to a number, never back, and never what has not been written yet. @returns how many are unread */
export async function markRead(transaction: Transaction, customerId: number, id: number): Promise<number> {
  await transaction
    .update(customers)
    .set({
      lastReadNotice: sql`greatest(${customers.lastReadNotice}, least(${id}::bigint, ${customers.lastNotice}))`,
    })
    .where(eq(customers.id, customerId))
  return countAfter(transaction, customerId, await readMark(transaction, customerId))
}

async function readMark(executor: Executor, customerId: number): Promise<number> {
  const [customer] = await executor
    .select({ readUpTo: customers.lastReadNotice })
    .from(customers)
    .where(eq(customers.id, customerId))
  return customer?.readUpTo ?? 0
}

async function countAfter(executor: Executor, customerId: number, id: number): Promise<number> {
  const [counted] = await executor
    .select({ count: count() })
    .from(notices)
    .where(and(eq(notices.customerId, customerId), gt(notices.id, id)))
  return counted?.count ?? 0
}
