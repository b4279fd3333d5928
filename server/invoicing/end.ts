import type { Status } from '@seberang/domain/status'
import { statusAfterExpiry } from '@seberang/domain/status'
import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { carts, invoiceItems, invoices } from '../database/schema/index.ts'
import { writeNotice } from '../notices.ts'
import { loadCarts } from '../shipments/load.ts'
import { moveCart } from '../shipments/move.ts'
import type { InvoiceRow } from './view.ts'

export async function lockInvoice(transaction: Transaction, id: number): Promise<InvoiceRow> {
  const [row] = await transaction.select().from(invoices).where(eq(invoices.id, id)).for('update')
  if (!row) throw new Error('an invoice is gone')
  return row
}

/** The carts that an invoice holds now, locked in the order of their ids. */
export async function lockCartsOf(transaction: Transaction, invoiceId: number) {
  const rows = await transaction
    .select()
    .from(carts)
    .where(eq(carts.invoiceId, invoiceId))
    .orderBy(asc(carts.id))
    .for('update')
  return loadCarts(transaction, rows)
}

/** Ends a locked, pending invoice without payment: each cart goes back to where it was. */
export async function endInvoice(
  transaction: Transaction,
  invoice: InvoiceRow,
  as: 'expired' | 'cancelled',
  now: Date,
): Promise<void> {
  const items = await transaction.select().from(invoiceItems).where(eq(invoiceItems.invoiceId, invoice.id))
  for (const loaded of await lockCartsOf(transaction, invoice.id)) {
    const item = items.find((one) => one.cartId === loaded.cart.id)
    const cameFrom = (item?.previousStatus ?? 'from_seller') as Status
    const back = statusAfterExpiry(cameFrom, loaded.cart.receivedAt !== null)
    const changes = { invoiceId: null, domesticCourier: null }
    await moveCart(transaction, loaded, back, { by: 'system', changes }, now)
  }
  await transaction.update(invoices).set({ status: as, endedAt: now }).where(eq(invoices.id, invoice.id))
  await writeNotice(transaction, invoice.customerId, 'invoice', invoice.code, now)
}
