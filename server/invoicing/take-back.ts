import { isEnded } from '@seberang/domain/status'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { invoices, payments } from '../database/schema/index.ts'
import { isBooked, reverse, type Booking } from '../ledger/ledger.ts'
import { moveCart } from '../shipments/move.ts'
import { undoCredits, undoReturn } from './credit.ts'
import { lockCartsOf, lockInvoice } from './lock.ts'
import { notifyCustomer } from './notify.ts'
import type { InvoiceRow } from './view.ts'
import { receiptReference, settlementReference, type ReportedPayment } from './reported-payment.ts'
import { leaveUnpaid } from './unpaid.ts'

type TakenBack = 'nothing_new' | 'taken_back' | 'taken_back_too_late'

/** Handles a reversed settlement: its booking is undone, and the invoice is unpaid again. */
export async function takeBack(
  transaction: Transaction,
  reported: ReportedPayment,
  now: Date,
): Promise<TakenBack> {
  const { invoice, payment, report } = reported
  // Only the settled transaction can be reversed.
  if (payment.transactionId !== report.transaction_id) return 'nothing_new'
  const paid: Booking = {
    kind: 'settlement',
    reference: settlementReference(reported, payment.settledAt),
  }
  // Otherwise the payment was a duplicate or too late, and is owed back.
  const reopens = await isBooked(transaction, paid)
  const held = await lockCartsOf(transaction, invoice.id)
  // Payment for goods in transit cannot be undone; the notification is kept for a person to settle with the bank.
  if (reopens && held.some(({ cart }) => cart.status !== 'paid' && cart.status !== 'pending'))
    return 'taken_back_too_late'
  const earlier: Booking = reopens ? paid : { kind: 'refund_owed', reference: receiptReference(reported) }
  await reverse(transaction, earlier, { kind: 'settlement_taken_back', reference: earlier.reference }, now)
  await transaction
    .update(payments)
    .set({ state: 'denied', settledAt: null, ...(reopens && { takenBackAt: now }) })
    .where(eq(payments.id, payment.id))
  if (!reopens) return 'taken_back'
  if (await hasNothingToAddTo(transaction, invoice)) {
    const withdrawn = await undoReturn(transaction, invoice, now)
    await transaction
      .update(invoices)
      .set({ status: 'cancelled', paidAt: null, endedAt: now, endedBecause: 'taken_back' })
      .where(eq(invoices.id, invoice.id))
    const message = { amount: invoice.total, page: invoice.code, withdrawn }
    await notifyCustomer(transaction, invoice, 'reversed', message, now)
    return 'taken_back'
  }
  await transaction
    .update(invoices)
    .set({ status: 'pending', paidAt: null, endedAt: null })
    .where(eq(invoices.id, invoice.id))
  await undoCredits(transaction, invoice, now)
  for (const loaded of held) {
    if (loaded.cart.status === 'paid') await moveCart(transaction, loaded, 'pending', { by: 'gateway' }, now)
  }
  await leaveUnpaid(transaction, await lockInvoice(transaction, invoice.id), 'taken_back', now)
  return 'taken_back'
}

/**
 * Whether the invoice that an additional one adds to has ended unpaid: nothing is owed then, and what was paid has been
 * returned. Both are decided under the additional invoice's lock, which the end of the other needs too.
 */
async function hasNothingToAddTo(transaction: Transaction, { addsTo }: InvoiceRow): Promise<boolean> {
  if (addsTo === null) return false
  const [first] = await transaction
    .select({ status: invoices.status })
    .from(invoices)
    .where(eq(invoices.id, addsTo))
  return first !== undefined && isEnded(first.status)
}
