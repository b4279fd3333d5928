import type { Transaction } from '../database/database.ts'
import { book, isBooked, lockLedger, type Posting } from '../ledger/ledger.ts'
import { changeAttempt, endAttempts } from './attempts.ts'
import { bookLess, lessOf } from './less-owed.ts'
import { notifyCustomer } from './notify.ts'
import {
  lockOrder,
  orderIn,
  receiptReference,
  settlementReference,
  type ReportedPayment,
} from './reported-payment.ts'
import { endLoss, lockLosses } from './returned-money.ts'
import { clearingOf, settledBy } from './settlement.ts'
import { findToReturn, whyNotPaid, type ToReturn } from './to-return.ts'
import { removeKept } from './write-off.ts'

/**
 * Books money that pays nothing, and tells its payer what of it is owed back. Its order is locked.
 * @param how.settlesTheAttempt whether it is what its attempt asked for
 * @returns false where it is booked already
 */
export async function oweBack(
  transaction: Transaction,
  reported: ReportedPayment,
  { settlesTheAttempt }: { settlesTheAttempt: boolean },
  now: Date,
): Promise<boolean> {
  const { invoice, payment, report, operator } = reported
  const receipt = receiptReference(reported)
  const isTimed =
    settlesTheAttempt || (await isBooked(transaction, { kind: 'refund_owed', reference: receipt }))
  const reference = isTimed ? settlementReference(reported, now) : receipt
  const owed: Posting = { kind: 'refunds_payable', amount: report.amount }
  const losses = await lockLosses(transaction, reported)
  // Where it ends losses, other bookings follow.
  await lockLedger(transaction, invoice.customerId)
  if (!(await book(transaction, 'refund_owed', reference, [clearingOf(reported), owed], now))) return false
  if (settlesTheAttempt) await changeAttempt(transaction, payment, settledBy(reported, 0, now))
  // One that was made for it asks for nothing.
  if (invoice.status !== 'pending') await endAttempts(transaction, invoice.id, 'cancelled')
  for (const lost of losses) await endLoss(transaction, lost, reference, now)
  for (const { amount, reference: transfer, isTold } of losses)
    if (!isTold)
      await notifyCustomer(transaction, invoice, 'money_returned', { amount, reference: transfer }, now)
  const left = losses.reduce((sum, { amount }) => sum - amount, report.amount)
  const toReturn = { reference, amount: left, of: report.amount, at: now }
  if (left > 0) await settleOwed(transaction, reported, toReturn, operator ?? 'gateway', now)
  return true
}

/**
 * Tells the payer what is owed back of what is left of their money: less than that where they have had something of the order
 * already. Where they have had all of it, nothing is to be transferred, and nobody has to say so.
 * @param owed.of what came in
 */
async function settleOwed(
  transaction: Transaction,
  { invoice, payment }: Pick<ReportedPayment, 'invoice' | 'payment'>,
  { reference, amount: left, of, at }: Omit<ToReturn, 'orderId'>,
  operator: string,
  now: Date,
): Promise<void> {
  const less = await lessOf(transaction, { invoice, payment })
  if (left === less.had.amount + less.part)
    await bookLess(transaction, payment, reference, less, operator, now)
  const received = { at, because: whyNotPaid(invoice, { amount: of, at }) }
  const amount = Math.max(0, left - less.had.amount - less.part)
  await notifyCustomer(transaction, invoice, 'refund', { amount, of, received }, now)
}

/**
 * Owes back again what was kept of a payment, since the refund that its customer had had before was not transferred after all,
 * and tells them. The order is locked, and the ledger.
 */
export async function freeKept(
  transaction: Transaction,
  kept: { owed: string; amount: number },
  operator: string,
  now: Date,
): Promise<void> {
  const orderId = orderIn(kept.owed)
  const order = await lockOrder(transaction, orderId)
  if (!order) throw new Error('a payment is gone')
  await removeKept(transaction, kept, now)
  const toReturn = (await findToReturn(transaction, [orderId])).find((one) => one.reference === kept.owed)
  if (toReturn) await settleOwed(transaction, order, toReturn, operator, now)
}
