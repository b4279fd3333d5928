import { formatRupiah } from '@seberang/domain/format'
import { hasLeft, isEnded } from '@seberang/domain/status'
import { message } from '@seberang/domain/validation'
import { day } from '../database/clock.ts'
import type { Transaction } from '../database/database.ts'
import { isBooked, lockLedger, lockWallet, reverse, type Booking } from '../ledger/ledger.ts'
import { sumOfLines } from '../ledger/lines.ts'
import { writeNotice } from '../live/notices.ts'
import type { RefusedField } from '../refusal/refusal.ts'
import { requireSure } from '../refusal/sure.ts'
import { writeAudit } from '../security/audit.ts'
import type { LoadedCart } from '../shipments/load.ts'
import { moveCart } from '../shipments/move.ts'
import { isReversed } from '../shipments/invoice-payments.ts'
import { attemptsOf, changeAttempt } from './attempts.ts'
import { findBookedTransfer, type BookedTransfer } from './booked-transfer.ts'
import { undoCreditsOfShipment, undoCredits, undoReturn } from './credit.ts'
import { lockCartsOf, lockInvoice, orderIdOf } from './lock.ts'
import { paysAll } from './methods.ts'
import { notifyCustomer } from './notify.ts'
import { findOverReturned } from './over-returned.ts'
import { settleDifference } from './price-difference.ts'
import { undoReductions, type Undone } from './reductions.ts'
import { settleEnded, undoRefunds } from './refunds.ts'
import { restateAgreement } from './restate.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'
import {
  lockOrder,
  paidForBy,
  receiptReference,
  settlementReference,
  transactionIdIn,
  transferTransaction,
  type ReportedPayment,
} from './reported-payment.ts'
import { replaceSettlement, reverseSettlement } from './settlement.ts'
import { markEnded, markUnpaid } from './store.ts'
import { findReceipt, findToReturn, isMadeBySettlement, leftToReturn } from './to-return.ts'
import { takeBackOwed } from './returned-money.ts'
import { leaveUnpaid } from './unpaid.ts'
import { findDeductionsFrom, removeDeduction } from './write-off.ts'

type TakenBack = 'nothing_new' | 'taken_back' | 'taken_back_too_late'

/**
 * Handles a reversed settlement, or one that an operator booked on the wrong invoice: its booking is undone, and the invoice
 * is unpaid again, unless another payment of the same amount was kept to be returned. Once the goods have left, or a top-up
 * is spent, it is left to operators: an operator's throws 422 `doubtful` then, unless `sure`.
 */
export async function takeBack(
  transaction: Transaction,
  reported: ReportedPayment,
  now: Date,
  sure?: string,
): Promise<TakenBack> {
  const { invoice, payment, report, by, operator } = reported
  if (payment.transactionId !== report.transaction_id) return withdrawRefund(transaction, reported, now)
  const reference = settlementReference(reported, payment.settledAt)
  const paid: Booking = { kind: 'settlement', reference }
  // Otherwise the payment was a duplicate or too late, and is owed back.
  const reopens = await isBooked(transaction, paid)
  const orderId = await orderIdOf(transaction, invoice)
  const held = await lockCartsOf(transaction, orderId)
  const paidFor = paidForBy(invoice, held)
  const leave = (reason: 'goods_left' | 'topup_spent'): Promise<TakenBack> => {
    if (by === 'operator') requireSure([{ field: 'reference', reason }], [invoice.code, reference], sure)
    return leaveToOperators(transaction, reported, paidFor, now)
  }
  if (reopens && (await payWithOther(transaction, reported, paidFor, now))) return 'taken_back'
  if (reopens && paidFor.some(({ cart }) => hasLeft(cart.status, invoice))) return leave('goods_left')
  await lockLedger(transaction, invoice.customerId)
  if (
    reopens &&
    invoice.type === 'topup' &&
    (await lockWallet(transaction, invoice.customerId)) < payment.amount
  )
    return leave('topup_spent')
  // Of what is owed back, its customer expects what was not kept of it.
  let expected = 0
  if (reopens) await reverseSettlement(transaction, reported, paid, now)
  else {
    const owed = await owedBack(transaction, reported, reference)
    expected = await leftToReturn(transaction, owed.reference)
    await takeBackOwed(transaction, owed.reference, now)
  }
  const method = await chosenMethod(transaction, invoice)
  await changeAttempt(transaction, payment, {
    state: 'denied',
    settledAt: null,
    ...(reopens && { takenBackAt: now }),
  })
  if (!reopens) {
    if (expected > 0)
      await notifyCustomer(transaction, invoice, 'refund_withdrawn', { amount: expected, by }, now)
    return 'taken_back'
  }
  if (isOver(await lockAddedTo(transaction, invoice))) {
    await markEnded(transaction, invoice.id, 'order_ended', now)
    const withdrawn =
      (await undoReturn(transaction, invoice, now)) + (await settleEnded(transaction, orderId, by, now))
    const facts = { amount: invoice.total, because: 'order_ended', withdrawn, by } as const
    await notifyCustomer(transaction, invoice, 'reversed', facts, now)
    return 'taken_back'
  }
  await markUnpaid(transaction, invoice.id)
  if (invoice.type === 'topup')
    await writeNotice(transaction, invoice.customerId, 'wallet', invoice.code, now)
  // What is owed for something that had been added to an order outlives that.
  const hasEnded = invoice.type === 'paylater' && held.length === 0
  const withdrawn =
    invoice.type === 'topup'
      ? payment.amount
      : hasEnded
        ? await settleEnded(transaction, orderId, by, now)
        : await undoReturned(transaction, { invoice, paidFor, orderId, by }, now)
  for (const { cart } of held) await restateAgreement(transaction, cart)
  if (await settleAnew(transaction, reported, { paidFor, withdrawn }, now)) return 'taken_back'
  // What was withheld for want of room beside a refund that is undone now; of a checkout, once that is paid again.
  if (invoice.type !== 'checkout')
    for (const loaded of await lockCartsOf(transaction, orderId))
      await settleDifference(transaction, loaded, now)
  for (const loaded of paidFor) {
    if (invoice.type === 'checkout' && loaded.cart.status === 'paid')
      // Also for an operator, who cannot move it there by hand.
      await moveCart(transaction, loaded, 'pending', { by: 'gateway', ...(operator && { operator }) }, now)
  }
  const because = by === 'operator' ? 'wrong_transfer' : 'taken_back'
  const left = await lockInvoice(transaction, invoice.id)
  // Of what is paid later, a credit may have left nothing to pay, which its customer was told.
  if (!isEnded(left.status)) await leaveUnpaid(transaction, left, because, now, { withdrawn, method })
  return 'taken_back'
}

/** Later, somebody may have paid back by hand what came in besides: the ledger does not know. */
const isPerhapsReturned = (at: Date, now: Date): boolean => now.getTime() - at.getTime() >= day

/**
 * Books what came in besides within a day, and is kept to be returned, in place of a reversed payment, and tells the
 * customer: what is owed back and what is owed would be the same amount. @returns whether there was such a payment
 */
async function payWithOther(
  transaction: Transaction,
  reported: ReportedPayment,
  paidFor: readonly LoadedCart[],
  now: Date,
): Promise<boolean> {
  const { invoice, payment: reversed, by } = reported
  if (isOver(await lockAddedTo(transaction, invoice))) return false
  const attempts = await attemptsOf(transaction, invoice.id)
  const orderIds = attempts.map(({ orderId }) => orderId)
  const toReturn = await findToReturn(transaction, orderIds)
  const allDeducted = await findDeductionsFrom(transaction, orderIds)
  const [other] = toReturn.flatMap((owed) => {
    const attempt = attempts.find(({ orderId }) => orderId === owed.orderId)
    const isInTime = !isPerhapsReturned(owed.at, now)
    const deduction = allDeducted.find((one) => one.owed === owed.reference)
    const isWhole = owed.amount + (deduction?.amount ?? 0) === owed.of
    return attempt && isInTime && isWhole && paysAll(invoice, attempt, owed.of)
      ? [{ ...owed, deduction, payment: attempt }]
      : []
  })
  if (!other) return false
  const { reference, of: amount, deduction, payment } = other
  await lockLedger(transaction, invoice.customerId)
  if (deduction) await removeDeduction(transaction, deduction, now)
  const owed: Booking = { kind: 'refund_owed', reference }
  await reverse(transaction, owed, { kind: 'settlement_taken_back', reference }, now)
  const report = { transaction_id: transactionIdIn(payment, reference), amount }
  await replaceSettlement(transaction, { ...reported, payment, report }, reversed, now)
  // No bank has taken it.
  if (by === 'operator') await changeAttempt(transaction, reversed, { takenBackAt: null })
  await notifyCustomer(transaction, invoice, 'paid_by_other', { amount, by }, now)
  const detail = { invoice: invoice.code, order: reversed.orderId, amount, paid_by: payment.orderId }
  for (const { cart } of paidFor) {
    const entry = { actor: actorOf(reported), action: 'reversal_settled', subject: cart.code, detail }
    await writeAudit(transaction, entry, now)
  }
  return true
}

/** A payment beside the one that settled, or of another amount, is not owed back any more. */
export async function withdrawRefund(
  transaction: Transaction,
  reported: ReportedPayment,
  now: Date,
): Promise<TakenBack> {
  const owed = await findReceipt(transaction, receiptReference(reported))
  if (!owed) return 'nothing_new'
  const { invoice, by } = reported
  const { reference, amount } = owed
  // The invoice of an attempt that was still open may end after this, with its shipments.
  await lockCartsOf(transaction, invoice.addsTo ?? invoice.id)
  await lockLedger(transaction, invoice.customerId)
  await takeBackOwed(transaction, reference, now)
  // Where all of it was kept, nothing was to be returned.
  if (amount > 0) await notifyCustomer(transaction, invoice, 'refund_withdrawn', { amount, by }, now)
  return 'taken_back'
}

/**
 * Takes back a transfer that an operator booked on the wrong invoice. Throws 422 `doubtful` where its goods have left or its
 * top-up is spent, where something of it was refunded or credited that cannot be undone, and where it has been owed back for
 * so long that somebody may have returned it, unless `sure`.
 * @returns what it had been booked as, and whether its invoice stays paid without it; undefined where nothing of it is booked
 */
export async function takeBackTransfer(
  transaction: Transaction,
  { id: invoiceId, code }: Pick<InvoiceRow, 'id' | 'code'>,
  { operator, reference, sure }: { operator: string; reference: string; sure: string | undefined },
  now: Date,
): Promise<
  (Pick<BookedTransfer, 'outcome' | 'amount'> & { invoice: InvoiceRow; isLeft: boolean }) | undefined
> {
  const [first] = await attemptsOf(transaction, invoiceId)
  const order = first && (await lockOrder(transaction, first.orderId))
  if (!order) return undefined
  const booked = await findBookedTransfer(transaction, invoiceId, reference)
  if (!booked) return undefined
  const { payment, outcome, amount, owedSince } = booked
  const report = { transaction_id: transferTransaction(reference), amount }
  const reported = { invoice: order.invoice, payment, report, by: 'operator', operator } as const
  const before = await overReturnedOf(transaction, order.invoice)
  const taken =
    payment.state === 'settled'
      ? await takeBack(transaction, reported, now, sure)
      : await withdrawRefund(transaction, reported, now)
  const doubts: RefusedField[] = []
  if (owedSince && isPerhapsReturned(owedSince, now))
    doubts.push({ field: 'reference', reason: 'perhaps_returned' })
  // What cannot be undone of it is known only now; what is refused is rolled back.
  const lost = (await overReturnedOf(transaction, order.invoice)) - before
  if (lost > 0) {
    const values = { amount: formatRupiah(lost), invoice: code }
    doubts.push({ field: 'reference', reason: message('returned_of_payment', values) })
  }
  requireSure(doubts, [code, reference, owedSince?.toISOString() ?? ''], sure)
  const invoice = await lockInvoice(transaction, invoiceId)
  return { invoice, outcome, amount, isLeft: taken === 'taken_back_too_late' }
}

/** How much more was returned of the order of an invoice than is paid for it, in whole rupiah. */
async function overReturnedOf(transaction: Transaction, invoice: InvoiceRow): Promise<number> {
  const [over] = await findOverReturned(transaction, await orderIdOf(transaction, invoice))
  return over?.amount ?? 0
}

/** Undoes what was returned of a payment of an order. @returns what is out of the wallet again, in whole rupiah */
async function undoReturned(
  transaction: Transaction,
  {
    invoice,
    paidFor,
    orderId,
    by,
  }: Pick<ReportedPayment, 'invoice' | 'by'> & { paidFor: readonly LoadedCart[]; orderId: number },
  now: Date,
): Promise<number> {
  const credited = await withdrawCredits(transaction, invoice, paidFor, now)
  const refunded = await undoRefunds(transaction, orderId, now)
  await undoReductions(transaction, [...credited.raised, ...refunded.raised], by, now)
  return credited.withdrawn + refunded.withdrawn
}

/** Undoes what was credited of a payment: all of an order's, or what a later measurement returned of a difference. */
async function withdrawCredits(
  transaction: Transaction,
  invoice: InvoiceRow,
  paidFor: readonly LoadedCart[],
  now: Date,
): Promise<Undone> {
  const { addsTo, reason } = invoice
  if (addsTo === null) return undoCredits(transaction, invoice, now)
  let withdrawn = 0
  if (reason !== null) return { withdrawn, raised: [] }
  for (const { cart } of paidFor)
    withdrawn += sumOfLines(await undoCreditsOfShipment(transaction, cart, addsTo, now))
  return { withdrawn, raised: [] }
}

/**
 * Settles the price by the newest measurement in place of a difference that is unpaid again, and tells the customer; while
 * the checkout is unpaid, too, that of what is settled with it. @returns whether it took its place
 */
async function settleAnew(
  transaction: Transaction,
  reported: ReportedPayment,
  { paidFor, withdrawn }: { paidFor: readonly LoadedCart[]; withdrawn: number },
  now: Date,
): Promise<boolean> {
  const { invoice, payment, by } = reported
  const { id, addsTo, reason } = invoice
  if (addsTo === null || reason !== null) return false
  const codes = new Set(paidFor.map(({ cart }) => cart.code))
  const [loaded] = (await lockCartsOf(transaction, addsTo)).filter(({ cart }) => codes.has(cart.code))
  if (!loaded) return false
  const settled = await settleDifference(transaction, loaded, now, { isCreditMailed: false })
  if (!isEnded((await lockInvoice(transaction, id)).status)) return false
  const { additional: next, credited = 0, withheld } = settled
  const facts = { amount: invoice.total, withdrawn: withdrawn - credited, by, ...(next && { next }) }
  await notifyCustomer(transaction, invoice, 'reversed', { ...facts, because: 'replaced' }, now)
  const detail = {
    invoice: invoice.code,
    order: payment.orderId,
    amount: payment.amount,
    withdrawn: facts.withdrawn,
    ...(next && { additional_invoice: next.code }),
    ...(withheld !== undefined && { withheld }),
  }
  const entry = { actor: actorOf(reported), action: 'reversal_settled', subject: loaded.cart.code, detail }
  await writeAudit(transaction, entry, now)
  return true
}

/** What its customer chose last to pay with; undefined where nothing was chosen. */
async function chosenMethod(
  transaction: Transaction,
  { id }: InvoiceRow,
): Promise<PaymentRow['method'] | undefined> {
  const attempts = await attemptsOf(transaction, id)
  for (const attempt of attempts.toReversed())
    if (!(await isMadeBySettlement(transaction, attempt))) return attempt.method
  return undefined
}

/** In the audit. */
const actorOf = ({ operator }: ReportedPayment): string => operator ?? 'gateway'

/**
 * Payment for goods in transit cannot be undone, nor a top-up that was spent: a person settles it with the bank and the
 * customer. What of it was to be refunded to a bank is no longer due.
 */
async function leaveToOperators(
  transaction: Transaction,
  reported: ReportedPayment,
  held: readonly LoadedCart[],
  now: Date,
): Promise<TakenBack> {
  const { invoice, payment } = reported
  if (isReversed(payment)) return 'nothing_new'
  await changeAttempt(transaction, payment, { takenBackAt: now })
  const detail = { invoice: invoice.code, order: payment.orderId, amount: payment.amount }
  const subjects = invoice.type === 'topup' ? [invoice.code] : held.map(({ cart }) => cart.code)
  for (const subject of subjects)
    await writeAudit(transaction, { actor: actorOf(reported), action: 'reversal', subject, detail }, now)
  const isTopUp = invoice.type === 'topup'
  const facts = { amount: invoice.total, received: payment.amount, isTopUp, by: reported.by }
  await notifyCustomer(transaction, invoice, 'reversed_standing', facts, now)
  if (isTopUp) await writeNotice(transaction, invoice.customerId, 'wallet', invoice.code, now)
  else {
    await lockLedger(transaction, invoice.customerId)
    await undoRefunds(transaction, await orderIdOf(transaction, invoice), now, { onlyKept: true })
  }
  return 'taken_back_too_late'
}

/** What is owed back; a release before booked it without the time. */
async function owedBack(
  transaction: Transaction,
  reported: ReportedPayment,
  reference: string,
): Promise<Booking> {
  const owed: Booking = { kind: 'refund_owed', reference }
  return (await isBooked(transaction, owed)) ? owed : { ...owed, reference: receiptReference(reported) }
}

/** Locks the invoice that an additional one adds to; undefined for one that adds to none. */
const lockAddedTo = async (
  transaction: Transaction,
  { addsTo }: InvoiceRow,
): Promise<InvoiceRow | undefined> => (addsTo === null ? undefined : lockInvoice(transaction, addsTo))

/** Whether it has ended unpaid: nothing is owed then of what adds to it, and what was paid has been returned. */
const isOver = (addedTo: InvoiceRow | undefined): boolean => addedTo !== undefined && isEnded(addedTo.status)
