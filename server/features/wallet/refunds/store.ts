import { openRefunds, type RefundStatus } from '@seberang/domain/wallet'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../database/database.ts'
import { findPage, type PageQuery } from '../../../database/page.ts'
import { carts, invoiceItems, invoices, payLaterReductions, refunds } from '../../../database/schema/index.ts'
import type { RefundRow } from '../../../invoicing/refundable.ts'

/** With the codes of its shipment and its order, and what the shipment is called there. */
export interface NamedRefund {
  row: RefundRow
  cartCode: string
  invoiceCode: string
  title: string
  /** How much of it is off what was still to be paid later, in whole rupiah. */
  reduced: number
}

const selectNamed = (executor: Executor) =>
  executor
    .select({
      row: refunds,
      cartCode: carts.code,
      invoiceCode: invoices.code,
      title: invoiceItems.title,
      reduced: sql`(
        select coalesce(sum(${payLaterReductions.amount}), 0) from ${payLaterReductions}
        where ${payLaterReductions.refundId} = ${refunds.id} and ${payLaterReductions.undoneAt} is null)`.mapWith(
        Number,
      ),
    })
    .from(refunds)
    .innerJoin(carts, eq(carts.id, refunds.cartId))
    .innerJoin(invoices, eq(invoices.id, refunds.invoiceId))
    .innerJoin(
      invoiceItems,
      and(eq(invoiceItems.cartId, refunds.cartId), eq(invoiceItems.invoiceId, refunds.invoiceId)),
    )
    .$dynamic()

export async function findRefund(executor: Executor, id: string): Promise<NamedRefund | undefined> {
  const [found] = await selectNamed(executor).where(eq(refunds.id, id))
  return found
}

/** @param invoiceId of the order; omitted for all */
export const findRefundsOf = (
  executor: Executor,
  { customerId, invoiceId }: { customerId: number; invoiceId: number | undefined },
  page: PageQuery,
) =>
  findPage(
    executor,
    {
      table: refunds,
      where: and(
        eq(refunds.customerId, customerId),
        invoiceId === undefined ? undefined : eq(refunds.invoiceId, invoiceId),
      ),
      newest: refunds.createdAt,
    },
    page,
    selectNamed(executor),
  )

/** One page of a status, the oldest first, and how many there are. */
export async function findRefunds(
  executor: Executor,
  status: RefundStatus,
  { page, page_size }: PageQuery,
): Promise<{ count: number; rows: NamedRefund[] }> {
  const where = eq(refunds.status, status)
  const rows = await selectNamed(executor)
    .where(where)
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { count: await executor.$count(refunds, where), rows }
}

/** The open refunds of these shipments, by the shipment's id. */
export async function findOpenRefunds(
  executor: Executor,
  cartIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (cartIds.length === 0) return new Map()
  const rows = await executor
    .select({ cartId: refunds.cartId, id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.cartId, [...cartIds]), inArray(refunds.status, openRefunds)))
  return new Map(rows.map(({ cartId, id }) => [cartId, id]))
}

export async function hasOpenRefundTo(executor: Executor, bankAccountId: string): Promise<boolean> {
  const open = and(eq(refunds.bankAccountId, bankAccountId), inArray(refunds.status, openRefunds))
  return (await executor.$count(refunds, open)) > 0
}

export async function insertRefund(
  transaction: Transaction,
  row: typeof refunds.$inferInsert,
): Promise<RefundRow> {
  const [inserted] = await transaction.insert(refunds).values(row).returning()
  if (!inserted) throw new Error('a refund was not written')
  return inserted
}

/** Whoever calls has locked its order. */
export async function lockRefund(transaction: Transaction, id: string): Promise<RefundRow | undefined> {
  const [row] = await transaction.select().from(refunds).where(eq(refunds.id, id)).for('no key update')
  return row
}

export async function changeRefund(
  transaction: Transaction,
  id: string,
  change: Partial<typeof refunds.$inferInsert>,
): Promise<RefundRow> {
  const [row] = await transaction.update(refunds).set(change).where(eq(refunds.id, id)).returning()
  if (!row) throw new Error('a refund is gone')
  return row
}

/** What refunds are for, by their ids. */
export async function findRefunded(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedRefund>> {
  if (ids.length === 0) return new Map()
  const rows = await selectNamed(executor).where(inArray(refunds.id, [...ids]))
  return new Map(rows.map((named) => [named.row.id, named]))
}
