import { endedStatusOf, statusAfterExpiry, type InvoiceEnd, type Status } from '@seberang/domain/status'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { invoiceItems } from '../database/schema/index.ts'
import { writeNotice } from '../live/notices.ts'
import { addressAfterCheckout } from '../shipments/kept-addresses.ts'
import { moveCart } from '../shipments/move.ts'
import { lockLedger } from '../ledger/ledger.ts'
import { cancelAdditional } from './additional.ts'
import { returnAdditional } from './credit.ts'
import { lockAdditionalTo, lockCartsOf } from './lock.ts'
import { endAttempts } from './attempts.ts'
import { refundedOf } from './refundable.ts'
import { markEnded } from './store.ts'
import { freeVouchers } from './vouchers.ts'
import type { Ended } from './texts/mail-about.ts'
import type { InvoiceRow } from './rows.ts'

/**
 * Ends a locked, pending invoice without payment: its carts return to their previous status, vouchers are released and
 * additional invoices end too.
 * @returns what it leaves behind
 */
export async function endInvoice(
  transaction: Transaction,
  invoice: InvoiceRow,
  because: InvoiceEnd,
  now: Date,
): Promise<Ended> {
  const items = await transaction.select().from(invoiceItems).where(eq(invoiceItems.invoiceId, invoice.id))
  const held = await lockCartsOf(transaction, invoice.id)
  // Additional invoices exist here only if this one was paid once and the gateway reversed the payment.
  const additional = await lockAdditionalTo(transaction, invoice.id)
  if (additional.some(({ status }) => status === 'paid')) await lockLedger(transaction, invoice.customerId)
  const refunded = new Map<number, number>()
  for (const { cart } of held)
    refunded.set(cart.id, await refundedOf(transaction, { cartId: cart.id, checkoutId: invoice.id }))
  for (const added of additional) {
    if (added.status === 'pending') await cancelAdditional(transaction, added, 'order_ended', now)
    if (added.status === 'paid') await returnAdditional(transaction, added, refunded, now)
  }
  const backTo: Status[] = []
  for (const loaded of held) {
    const item = items.find((one) => one.cartId === loaded.cart.id)
    if (!item) throw new Error('an invoice holds a cart that is not on it')
    const back = statusAfterExpiry(item.previousStatus, loaded.cart.receivedAt !== null)
    const addressId = await addressAfterCheckout(transaction, loaded.address)
    const changes = { invoiceId: null, domesticCourier: null, addressId }
    const by = because === 'given_up' ? 'customer' : 'system'
    await moveCart(transaction, loaded, back, { by, changes }, now)
    backTo.push(back)
  }
  await endAttempts(transaction, invoice.id, endedStatusOf(because))
  const vouchers = await freeVouchers(transaction, invoice, now)
  await markEnded(transaction, invoice.id, because, now)
  await writeNotice(transaction, invoice.customerId, 'invoice', invoice.code, now)
  return { parcels: whereabouts(backTo), vouchers, carts: held.map(({ cart }) => cart.code) }
}

function whereabouts(statuses: readonly Status[]): Ended['parcels'] {
  if (statuses.length === 0) return undefined
  if (statuses.every((status) => status === 'warehouse')) return 'in_locker'
  if (statuses.every((status) => status === 'from_seller')) return 'expected'
  return undefined
}
