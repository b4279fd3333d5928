import { and, eq, or } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { carts, invoiceItems, invoices } from '../database/schema/index.ts'
import { notFound } from '../refusal/refusal.ts'
import type { InvoiceRow } from './rows.ts'

/** Finds an invoice of this customer. Throws 404 for another customer's. */
export async function requireOwnInvoice(
  executor: Executor,
  customerId: number,
  code: string,
): Promise<InvoiceRow> {
  const [found] = await executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.code, code), eq(invoices.customerId, customerId)))
  if (!found) throw notFound()
  return found
}

/** An invoice of anybody, by its code or its id. */
export async function findInvoiceOf(
  executor: Executor,
  which: string | number,
): Promise<InvoiceRow | undefined> {
  const is = typeof which === 'string' ? eq(invoices.code, which) : eq(invoices.id, which)
  const [found] = await executor.select().from(invoices).where(is)
  return found
}

/** A shipment's additional invoices in any status. */
export async function additionalInvoicesOf(executor: Executor, cartCode: string): Promise<number[]> {
  const rows = await executor
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(invoiceItems, eq(invoiceItems.invoiceId, invoices.id))
    .innerJoin(carts, eq(carts.id, invoiceItems.cartId))
    .where(and(eq(carts.code, cartCode), eq(invoices.type, 'additional')))
  return rows.map(({ id }) => id)
}

/** All invoices of an order: the checkout and what adds to it. */
export async function invoicesOfOrder(
  executor: Executor,
  { id, addsTo }: Pick<InvoiceRow, 'id' | 'addsTo'>,
): Promise<number[]> {
  const checkoutId = addsTo ?? id
  const rows = await executor
    .select({ id: invoices.id })
    .from(invoices)
    .where(or(eq(invoices.id, checkoutId), eq(invoices.addsTo, checkoutId)))
  return rows.map((row) => row.id)
}
