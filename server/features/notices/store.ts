import type { NoticeTopic } from '@seberang/domain/api'
import { and, count, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { findPage, type PageQuery } from '../../database/page.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import { carts, customers, invoices, notices } from '../../database/schema/index.ts'

export type NoticesQuery = PageQuery & { topic?: NoticeTopic }

/** Of one topic, or of any. */
const about = (topic: NoticeTopic | undefined) => topic && eq(notices.topic, topic)

/** The columns of an invoice that ended that tell what became of it. */
const ended = {
  id: invoices.id,
  status: invoices.status,
  addsTo: invoices.addsTo,
  because: invoices.endedBecause,
}

/** The shipment whose price a notice tells is deleted. */
const isDeleted = sql<boolean>`${carts.deletedAt} is not null`

/**
 * A price that is not the last one which its customer was told, or that an invoice has taken the place of: the bell
 * would contradict the mails and the locker.
 */
const isSuperseded = sql<boolean>`${carts.invoiceId} is not null
  or (${carts.toldPrices} -> -1 -> 'answer' ->> 'total')::bigint is distinct from ${notices.price}`

/** One page of a customer's notices, newest first, each with the invoice whose end it tells, and their number. */
export function findNotices(executor: Executor, customerId: number, query: NoticesQuery) {
  const where = and(eq(notices.customerId, customerId), about(query.topic))
  const select = executor
    .select({ ...getTableColumns(notices), ended, isDeleted, isSuperseded })
    .from(notices)
    .leftJoin(invoices, and(eq(notices.event, 'invoice_ended'), eq(invoices.code, notices.code)))
    .leftJoin(carts, and(eq(notices.event, 'priced'), eq(carts.code, notices.code)))
  return findPage(executor, { table: notices, where, newest: notices.id }, query, select.$dynamic())
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

export async function countAfter(
  executor: Executor,
  customerId: number,
  id: number,
  topic?: NoticeTopic,
): Promise<number> {
  const [counted] = await executor
    .select({ count: count() })
    .from(notices)
    .where(and(eq(notices.customerId, customerId), gt(notices.id, id), about(topic)))
  return counted?.count ?? 0
}
