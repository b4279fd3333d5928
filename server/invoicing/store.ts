import { endedStatusOf, type InvoiceEnd } from '@seberang/domain/status'
import { and, eq, isNotNull } from 'drizzle-orm'
import { readableCode } from '../base/ids.ts'
import { companyOf } from '../customers/company.ts'
import type { Transaction } from '../database/database.ts'
import { invoiceItems, invoices, type Lines } from '../database/schema/index.ts'
import { addLines } from '../ledger/lines.ts'
import type { InvoiceRow } from './rows.ts'

// Invoices and their items. What a write may do to a locked one is decided by whoever calls them. Credits are
// written where they are decided.

type NewInvoice = Omit<
  typeof invoices.$inferInsert,
  'code' | 'status' | 'paidAt' | 'endedAt' | 'endedBecause' | 'companyId'
>
type NewInvoiceItem = Omit<typeof invoiceItems.$inferInsert, 'invoiceId'>

/**
 * Writes an invoice that waits for its payment, under a code of its own, made out to the company that its customer acts
 * for. A top-up has no items, nor has what is paid later.
 */
export async function insertInvoice(
  transaction: Transaction,
  row: NewInvoice,
  items: readonly NewInvoiceItem[],
): Promise<InvoiceRow> {
  const code = readableCode('INV')
  const companyId = await companyOf(transaction, row.customerId)
  const [invoice] = await transaction
    .insert(invoices)
    .values({ ...row, code, companyId })
    .returning()
  if (!invoice) throw new Error('an invoice was not written')
  if (items.length > 0)
    await transaction.insert(invoiceItems).values(items.map((item) => ({ ...item, invoiceId: invoice.id })))
  return invoice
}

/** What an invoice is for, by line: the sum of its items. */
export async function linesOf(transaction: Transaction, invoiceId: number): Promise<Lines> {
  const items = await transaction
    .select({ lines: invoiceItems.lines })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoiceId))
  return addLines(items.map(({ lines }) => lines))
}

const change = (transaction: Transaction, id: number, changes: Partial<typeof invoices.$inferInsert>) =>
  transaction.update(invoices).set(changes).where(eq(invoices.id, id))

export async function markPaid(transaction: Transaction, id: number, now: Date): Promise<void> {
  await change(transaction, id, { status: 'paid', paidAt: now, endedAt: now })
}

/** Ends an invoice without payment, also one whose payment was taken back. */
export async function markEnded(
  transaction: Transaction,
  id: number,
  because: InvoiceEnd,
  now: Date,
  withdrawnReason: string | null = null,
): Promise<void> {
  const status = endedStatusOf(because)
  await change(transaction, id, {
    status,
    paidAt: null,
    endedAt: now,
    endedBecause: because,
    withdrawnReason,
  })
}

/** Makes an invoice whose payment was taken back wait for another. */
export async function markUnpaid(transaction: Transaction, id: number): Promise<void> {
  await change(transaction, id, { status: 'pending', paidAt: null, endedAt: null })
}

/** Of what is paid later: what is still to be paid of it. */
export async function changeTotal(transaction: Transaction, id: number, total: number): Promise<void> {
  await change(transaction, id, { total })
}

/** Of what is paid later: when its customer is next reminded of it. */
export async function setReminder(transaction: Transaction, id: number, remindAt: Date): Promise<void> {
  await change(transaction, id, { remindAt })
}

export async function moveDeadline(transaction: Transaction, id: number, dueAt: Date): Promise<void> {
  await change(transaction, id, { dueAt })
}

/** States the price of an item anew; its amount stays. */
export async function restateItem(
  transaction: Transaction,
  id: number,
  price: Pick<NewInvoiceItem, 'request' | 'priced'>,
): Promise<void> {
  await transaction.update(invoiceItems).set(price).where(eq(invoiceItems.id, id))
}

/** Makes the vouchers of an invoice's items usable again. @returns their ids */
export async function releaseVouchers(transaction: Transaction, invoiceId: number): Promise<number[]> {
  const released = await transaction
    .update(invoiceItems)
    .set({ voucherUse: null })
    .where(and(eq(invoiceItems.invoiceId, invoiceId), isNotNull(invoiceItems.voucherUse)))
    .returning({ id: invoiceItems.voucherId })
  return released.flatMap(({ id }) => id ?? [])
}
