import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { carts, invoices } from '../database/schema/index.ts'
import { loadCarts } from '../shipments/load.ts'
import { lockCartsWhere } from '../shipments/lock.ts'
import { paidLaterOfOrders } from './pay-later-state.ts'
import type { InvoiceRow } from './rows.ts'

// Lock order, to avoid deadlocks: the invoice that holds shipments, the shipments, their additional invoices and what
// is paid later of them, a company, a voucher, ledger accounts, the customer. Every notice locks the customer's row,
// so money is booked before notices are written. Locks are for updates that change no key: a row that refers to a
// locked one may be inserted meanwhile, which would otherwise wait in the other order.

export async function lockInvoice(transaction: Transaction, id: number): Promise<InvoiceRow> {
  const [row] = await transaction.select().from(invoices).where(eq(invoices.id, id)).for('no key update')
  if (!row) throw new Error('an invoice is gone')
  return row
}

/** The carts that an invoice currently holds, locked in id order, together with its additional invoices. */
export async function lockCartsOf(transaction: Transaction, invoiceId: number) {
  return loadCarts(transaction, await lockHeldBy(transaction, invoiceId))
}

async function lockHeldBy(transaction: Transaction, invoiceId: number) {
  const rows = await lockCartsWhere(transaction, eq(carts.invoiceId, invoiceId))
  // Also of an order that has ended and holds none: what had been added to it is settled anew.
  await lockAdditionalTo(transaction, invoiceId)
  return rows
}

/** The invoice that holds the shipments which an invoice is for. */
export async function orderIdOf(
  executor: Executor,
  { id, addsTo, paysFor }: Pick<InvoiceRow, 'id' | 'addsTo' | 'paysFor'>,
): Promise<number> {
  if (paysFor === null) return addsTo ?? id
  const [paid] = await executor
    .select({ id: invoices.id, addsTo: invoices.addsTo })
    .from(invoices)
    .where(eq(invoices.id, paysFor))
  if (!paid) throw new Error('an invoice is gone')
  return paid.addsTo ?? paid.id
}

/** Locks what comes before an invoice that does not hold its shipments itself: the one that does, and these. */
export async function lockBefore(
  transaction: Transaction,
  invoice: Pick<InvoiceRow, 'id' | 'addsTo' | 'paysFor'>,
): Promise<void> {
  const orderId = await orderIdOf(transaction, invoice)
  if (orderId === invoice.id) return
  await lockInvoice(transaction, orderId)
  await lockHeldBy(transaction, orderId)
}

/** The additional invoices of an invoice, locked in id order with those of the order that are paid later. */
export async function lockAdditionalTo(transaction: Transaction, invoiceId: number): Promise<InvoiceRow[]> {
  const rows = await transaction
    .select()
    .from(invoices)
    .where(
      or(eq(invoices.addsTo, invoiceId), inArray(invoices.id, paidLaterOfOrders(transaction, [invoiceId]))),
    )
    .orderBy(asc(invoices.id))
    .for('no key update')
  return rows.filter(({ addsTo }) => addsTo === invoiceId)
}
