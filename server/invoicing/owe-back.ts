import type { Transaction } from '../database/database.ts'
import { book, isBooked, lockLedger, type Posting } from '../ledger/ledger.ts'
import { changeAttempt, endAttempts } from './attempts.ts'
import { orderIdOf } from './lock.ts'
import { notifyCustomer } from './notify.ts'
import {
  lockOrder,
  orderIn,
  receiptReference,
  settlementReference,
  type ReportedPayment,
} from './reported-payment.ts'
import { endLoss, lockLosses } from './returned-money.ts'
import { setOff } from './set-off.ts'
import { clearingOf, settledBy } from './settlement.ts'
import { removeDeduction, type Deduction } from './write-off.ts'

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
  const order = await orderIdOf(transaction, invoice)
  await setOff(transaction, order, operator ?? 'gateway', now, reference)
  return true
}

/**
 * Owes back again what was kept of a payment, since the refund that its customer had had before was not transferred after all,
 * and tells them. The order is locked, and the ledger.
 */
export async function freeDeduction(
  transaction: Transaction,
  deduction: Deduction,
  operator: string,
  now: Date,
): Promise<void> {
  const paid = await lockOrder(transaction, orderIn(deduction.owed))
  if (!paid) throw new Error('a payment is gone')
  await removeDeduction(transaction, deduction, now)
  await setOff(transaction, await orderIdOf(transaction, paid.invoice), operator, now, deduction.owed)
}
