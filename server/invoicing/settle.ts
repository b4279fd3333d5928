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

/** What became of a gateway's word; kept beside it. */
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
 * Applies what a gateway says of an order: the one place where a payment changes anything. Works under the invoice's
 * row lock; whatever comes twice, late or out of order changes nothing twice, and every rupiah received is booked.
 */
export async function applyGatewayState(
  transaction: Transaction,
  report: GatewayState,
  now: Date,
): Promise<Outcome> {
  if (report.state === 'unknown' || report.state === 'refunded') return 'not_understood'
  const found = await lockOrder(transaction, report.order_id)
  // A transfer is settled by an operator; no gateway knows its order.
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

/** The try to pay that an order is, and its invoice, locked. */
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
    // The first settlement of this very transaction, reported again.
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
  // A bank that takes a settlement back and settles again uses the same transaction: each time is booked.
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
  // Another try that is open has nothing to pay any more.
  await closeAttempts(transaction, invoice.id, 'cancelled')
  for (const loaded of held) await moveCart(transaction, loaded, 'paid', { by }, now)
  await notifyOfInvoice(transaction, invoice, 'paid', now)
  // What was measured while the invoice was open.
  for (const loaded of await lockCartsOf(transaction, invoice.id))
    await settleDifference(transaction, loaded, now)
  return 'paid'
}

/** What an invoice's money is for. */
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
  // Late: the order has moved on.
  if (!openStates.includes(payment.state)) return 'nothing_new'
  await transaction
    .update(payments)
    .set({ state: 'pending', transactionId: report.transaction_id })
    .where(eq(payments.id, payment.id))
  return 'pending'
}

/** The gateway takes a settlement back: what was booked is undone, and the invoice is open until its time is up. */
async function takeBack(
  transaction: Transaction,
  { invoice, payment, report }: Case,
  now: Date,
): Promise<Outcome> {
  // Another transaction of the order is not the one that was settled.
  if (payment.transactionId !== report.transaction_id) return 'nothing_new'
  const reference = settlement(payment.orderId, report.transaction_id)
  const settledAt = payment.settledAt?.toISOString() ?? ''
  const paid = { kind: 'settlement', reference: `${reference}:${payment.id}:${settledAt}` }
  // Otherwise it came second or too late, and is owed back.
  const reopens = await isBooked(transaction, paid)
  const held = await lockCartsOf(transaction, invoice.id)
  // Goods on their way cannot be unpaid; the notification is kept for a person to settle with the bank.
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
  // What was denied cannot be paid again: there is another number to pay to.
  if (invoice.type === 'additional') await renewAdditional(transaction, invoice, now)
  else if (invoice.dueAt > now) await addAttempt(transaction, invoice, payment.method, now)
  else await endInvoice(transaction, invoice, 'expired', now)
  await notifyOfInvoice(transaction, await lockInvoice(transaction, invoice.id), 'reopened', now)
  return 'taken_back'
}

/** A payment that failed ends its invoice, so that the goods can be checked out again at once. */
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
