import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { invoiceItems, invoices, payments } from '../database/schema/index.ts'
import type { GatewayState } from '../gateway/gateway.ts'
import { book, isBooked, reverse, type Posting } from '../ledger/ledger.ts'
import { addLines, postingsOf } from '../ledger/lines.ts'
import { moveCart } from '../shipments/move.ts'
import { renewAdditional } from './additional.ts'
import { undoCredits } from './credit.ts'
import { endInvoice } from './end.ts'
import { lockCartsOf, lockInvoice } from './lock.ts'
import { settleDifference } from './price-difference.ts'
import { notifyCustomer, notifyOfInvoice } from './notify.ts'
import { addAttempt, closeAttempts, openStates } from './attempts.ts'
import type { InvoiceRow, PaymentRow } from './view.ts'

/** Result of a gateway notification; stored with it. */
export type Outcome =
  | 'unknown_order'
  | 'not_understood'
  | 'nothing_new'
  | 'pending'
  | 'paid'
  | 'refund_owed'
  | 'taken_back'
  | 'taken_back_too_late'
  | 'ended'

/**
 * Applies an order's state at the gateway: the only place where payments take effect. Works under the invoice's row
 * lock; duplicate, late and out-of-order reports are safe, and every rupiah received is booked.
 */
export async function applyGatewayState(
  transaction: Transaction,
  report: GatewayState,
  now: Date,
): Promise<Outcome> {
  if (report.state === 'unknown' || report.state === 'refunded') return 'not_understood'
  const found = await lockOrder(transaction, report.order_id)
  // Transfers are settled by an operator; the gateway does not know their orders.
  if (!found || found.payment.method === 'manual') return 'unknown_order'
  const { payment } = found
  const reported = { ...found, report, by: 'gateway' as const }
  if (report.state === 'settled') return settle(transaction, reported, now)
  if (report.state === 'pending') return notePending(transaction, payment, report)
  if (payment.state === 'settled') {
    return report.state === 'denied' ? takeBack(transaction, reported, now) : 'nothing_new'
  }
  return endPayment(transaction, reported, report.state, now)
}

/** Books a manual transfer that an operator has seen on the account. */
export async function applyTransfer(
  transaction: Transaction,
  orderId: string,
  now: Date,
): Promise<{ invoice: InvoiceRow; outcome: Outcome }> {
  const found = await lockOrder(transaction, orderId)
  if (!found) throw new Error('a transfer is gone')
  const report = { transaction_id: 'transfer', amount: found.payment.amount }
  const outcome = await settle(transaction, { ...found, report, by: 'operator' }, now)
  return { invoice: await lockInvoice(transaction, found.invoice.id), outcome }
}

/** Locks the invoice and the payment attempt of an order. */
async function lockOrder(transaction: Transaction, orderId: string) {
  const [found] = await transaction.select().from(payments).where(eq(payments.orderId, orderId))
  if (!found) return undefined
  const invoice = await lockInvoice(transaction, found.invoiceId)
  const [payment = found] = await transaction
    .select()
    .from(payments)
    .where(eq(payments.id, found.id))
    .for('update')
  return { invoice, payment }
}

interface Case {
  invoice: InvoiceRow
  payment: PaymentRow
  report: Pick<GatewayState, 'transaction_id' | 'amount'>
  by: 'gateway' | 'operator'
}

const settlement = (orderId: string, transactionId: string) => `${orderId}:${transactionId}`

async function settle(
  transaction: Transaction,
  { invoice, payment, report, by }: Case,
  now: Date,
): Promise<Outcome> {
  const reference = settlement(payment.orderId, report.transaction_id)
  const isTheOne =
    report.amount === payment.amount && payment.state !== 'settled' && invoice.status === 'pending'
  const clearing: Posting = { kind: 'clearing', of: payment.method, amount: -report.amount }
  if (!isTheOne) {
    // A repeated report of this same settlement.
    if (payment.state === 'settled' && payment.transactionId === report.transaction_id) return 'nothing_new'
    if (report.amount <= 0) return 'not_understood'
    const owed: Posting = { kind: 'refunds_payable', amount: report.amount }
    const isNew = await book(transaction, 'refund_owed', reference, [clearing, owed], now)
    if (!isNew) return 'nothing_new'
    if (payment.state !== 'settled' && report.amount === payment.amount)
      await markSettled(transaction, payment, report, now)
    await notifyCustomer(transaction, invoice, 'refund', { amount: report.amount }, now)
    return 'refund_owed'
  }
  const held = await lockCartsOf(transaction, invoice.id)
  // A bank that reverses a settlement and settles again reuses the transaction id; each settlement is booked.
  const isNew = await book(
    transaction,
    'settlement',
    `${reference}:${payment.id}:${now.toISOString()}`,
    [clearing, ...(await splitOf(transaction, invoice))],
    now,
  )
  if (!isNew) return 'nothing_new'
  await markSettled(transaction, payment, report, now)
  await transaction
    .update(invoices)
    .set({ status: 'paid', paidAt: now, endedAt: now })
    .where(eq(invoices.id, invoice.id))
  // Other open attempts have nothing left to pay.
  await closeAttempts(transaction, invoice.id, 'cancelled')
  for (const loaded of held) await moveCart(transaction, loaded, 'paid', { by }, now)
  await notifyOfInvoice(transaction, invoice, 'paid', now)
  // Shipments may have been measured while the invoice was open.
  for (const loaded of await lockCartsOf(transaction, invoice.id))
    await settleDifference(transaction, loaded, now)
  return 'paid'
}

/** The accounts that an invoice's amount is split over. */
async function splitOf(transaction: Transaction, invoice: InvoiceRow): Promise<Posting[]> {
  const items = await transaction.select().from(invoiceItems).where(eq(invoiceItems.invoiceId, invoice.id))
  return postingsOf(addLines(items.map(({ lines }) => lines)))
}

async function markSettled(
  transaction: Transaction,
  payment: PaymentRow,
  report: Case['report'],
  now: Date,
): Promise<void> {
  await transaction
    .update(payments)
    .set({ state: 'settled', settledAt: now, transactionId: report.transaction_id })
    .where(eq(payments.id, payment.id))
}

async function notePending(
  transaction: Transaction,
  payment: PaymentRow,
  report: Case['report'],
): Promise<Outcome> {
  // A late report: the order has moved on.
  if (!openStates.includes(payment.state)) return 'nothing_new'
  await transaction
    .update(payments)
    .set({ state: 'pending', transactionId: report.transaction_id })
    .where(eq(payments.id, payment.id))
  return 'pending'
}

/** Handles a reversed settlement: its booking is undone, and the invoice is open again until its deadline. */
async function takeBack(
  transaction: Transaction,
  { invoice, payment, report }: Case,
  now: Date,
): Promise<Outcome> {
  // Only the settled transaction can be reversed.
  if (payment.transactionId !== report.transaction_id) return 'nothing_new'
  const reference = settlement(payment.orderId, report.transaction_id)
  const settledAt = payment.settledAt?.toISOString() ?? ''
  const paid = { kind: 'settlement', reference: `${reference}:${payment.id}:${settledAt}` }
  // Otherwise the payment was a duplicate or too late, and is owed back.
  const reopens = await isBooked(transaction, paid)
  const held = await lockCartsOf(transaction, invoice.id)
  // Payment for goods in transit cannot be undone; the notification is kept for a person to settle with the bank.
  if (reopens && held.some(({ cart }) => cart.status !== 'paid' && cart.status !== 'pending'))
    return 'taken_back_too_late'
  const earlier = reopens ? paid : { kind: 'refund_owed', reference }
  await reverse(transaction, earlier, { kind: 'settlement_taken_back', reference: earlier.reference }, now)
  await transaction
    .update(payments)
    .set({ state: 'denied', settledAt: null })
    .where(eq(payments.id, payment.id))
  if (!reopens) return 'taken_back'
  await transaction
    .update(invoices)
    .set({ status: 'pending', paidAt: null, endedAt: null })
    .where(eq(invoices.id, invoice.id))
  await undoCredits(transaction, invoice, now)
  for (const loaded of held) {
    if (loaded.cart.status === 'paid') await moveCart(transaction, loaded, 'pending', { by: 'gateway' }, now)
  }
  // A denied attempt cannot be paid again, so a new number is needed.
  if (invoice.type === 'additional') await renewAdditional(transaction, invoice, now)
  else if (invoice.dueAt > now) await addAttempt(transaction, invoice, payment.method, now)
  else await endInvoice(transaction, invoice, 'expired', now)
  await notifyOfInvoice(transaction, await lockInvoice(transaction, invoice.id), 'reopened', now)
  return 'taken_back'
}

/** A failed payment ends its invoice, so that the goods can be checked out again at once. */
async function endPayment(
  transaction: Transaction,
  { invoice, payment, report }: Case,
  state: 'denied' | 'cancelled' | 'expired',
  now: Date,
): Promise<Outcome> {
  if (!openStates.includes(payment.state)) return 'nothing_new'
  await transaction
    .update(payments)
    .set({ state, transactionId: report.transaction_id })
    .where(eq(payments.id, payment.id))
  if (invoice.status !== 'pending') return 'ended'
  if (invoice.type === 'additional') await renewAdditional(transaction, invoice, now)
  else await endInvoice(transaction, invoice, state === 'expired' ? 'expired' : 'cancelled', now)
  return 'ended'
}
