import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { carts, invoices } from '../database/schema/index.ts'
import { loadCarts } from '../shipments/load.ts'
import type { InvoiceRow } from './view.ts'

// Locks are taken in this order, so that no two commands wait for each other: the invoice that holds shipments, the
// shipments, their additional invoices, a voucher, accounts of the ledger, the customer. The customer's row is taken by
// every notice: money is booked before anything is told.

export async function lockInvoice(transaction: Transaction, id: number): Promise<InvoiceRow> {
  const [row] = await transaction.select().from(invoices).where(eq(invoices.id, id)).for('update')
  if (!row) throw new Error('an invoice is gone')
  return row
}

/** The carts that an invoice holds now, locked in the order of their ids, and what was added to its price. */
export async function lockCartsOf(transaction: Transaction, invoiceId: number) {
  const rows = await transaction
    .select()
    .from(carts)
    .where(eq(carts.invoiceId, invoiceId))
    .orderBy(asc(carts.id))
    .for('update')
  if (rows.length > 0) await lockAdditionalTo(transaction, invoiceId)
  return loadCarts(transaction, rows)
}

/** What was added to the price of an invoice, locked in the order of the ids. */
export function lockAdditionalTo(transaction: Transaction, invoiceId: number): Promise<InvoiceRow[]> {
  return transaction
    .select()
    .from(invoices)
    .where(eq(invoices.addsTo, invoiceId))
    .orderBy(asc(invoices.id))
    .for('update')
}
