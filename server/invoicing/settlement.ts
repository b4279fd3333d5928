import type { Transaction } from '../database/database.ts'
import { book, lockLedger, reverse, type Posting } from '../ledger/ledger.ts'
import { postingsOf } from '../ledger/lines.ts'
import { changeAttempt } from './attempts.ts'
import { settlementReference, type ReportedPayment } from './reported-payment.ts'
import type { PaymentRow } from './rows.ts'
import { linesOf, markPaid } from './store.ts'

/** The account that money came in on. */
export const clearingOf = ({ payment, report }: ReportedPayment): Posting => ({
  kind: 'clearing',
  of: payment.method,
  amount: -report.amount,
})

export const settledBy = ({ payment, report }: Pick<ReportedPayment, 'payment' | 'report'>, now: Date) =>
  ({
    state: 'settled',
    settledAt: now,
    transactionId: report.transaction_id,
    ...(report.card && { details: { ...payment.details, card: report.card } }),
  }) as const

/** Books a payment as what pays its invoice, and marks both. @returns whether it was booked now */
export async function bookSettlement(
  transaction: Transaction,
  reported: ReportedPayment,
  now: Date,
): Promise<boolean> {
  const { invoice, payment } = reported
  const postings = [clearingOf(reported), ...postingsOf(await linesOf(transaction, invoice.id))]
  const reference = settlementReference(reported, now)
  if (!(await book(transaction, 'settlement', reference, postings, now))) return false
  await changeAttempt(transaction, payment, settledBy(reported, now))
  await markPaid(transaction, invoice.id, now)
  return true
}

/**
 * Another payment of the whole amount takes the place of the one that the bank has reversed: its invoice stays paid.
 * Whoever calls has locked the order.
 */
export async function replaceSettlement(
  transaction: Transaction,
  reported: ReportedPayment,
  reversed: PaymentRow,
  now: Date,
): Promise<void> {
  await lockLedger(transaction, reported.invoice.customerId)
  const { transactionId, amount, settledAt } = reversed
  const report = { transaction_id: transactionId ?? '', amount }
  const reference = settlementReference({ ...reported, payment: reversed, report }, settledAt)
  const paid = { kind: 'settlement', reference } as const
  await reverse(transaction, paid, { kind: 'settlement_taken_back', reference }, now)
  await changeAttempt(transaction, reversed, { state: 'denied', settledAt: null, takenBackAt: now })
  await changeAttempt(transaction, reported.payment, { takenBackAt: null })
  await bookSettlement(transaction, reported, now)
}
