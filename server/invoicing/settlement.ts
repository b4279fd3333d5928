import type { Transaction } from '../database/database.ts'
import {
  book,
  lockLedger,
  reverse,
  walletOf,
  walletOwner,
  type Booking,
  type Posting,
} from '../ledger/ledger.ts'
import { postingsOf } from '../ledger/lines.ts'
import { changeAttempt } from './attempts.ts'
import { isPayLater, isWallet } from './methods.ts'
import { receivableOf } from './receivable.ts'
import { settlementReference, type ReportedPayment } from './reported-payment.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'
import { linesOf, markPaid } from './store.ts'

/** The account that money came in on, the wallet that it left, or the company that owes it. */
export const clearingOf = ({ invoice, payment, report, credit }: ReportedPayment): Posting => ({
  ...(isPayLater(payment.method)
    ? receivableOf(credit?.companyId ?? null)
    : isWallet(payment.method)
      ? walletOwner(invoice.customerId)
      : { kind: 'clearing', of: payment.method }),
  amount: -report.amount,
})

/** @param surplus what of it is above the invoice, and in the wallet */
export const settledBy = (
  { payment, report }: Pick<ReportedPayment, 'payment' | 'report'>,
  surplus: number,
  now: Date,
) =>
  ({
    state: 'settled',
    amount: report.amount,
    surplus,
    settledAt: now,
    transactionId: report.transaction_id,
    ...(report.card && { details: { ...payment.details, card: report.card } }),
  }) as const

/** What an invoice was for: its lines, the wallet that it fills, or what was owed. */
async function paidFor(
  transaction: Transaction,
  { id, type, customerId, companyId, total }: InvoiceRow,
): Promise<Posting[]> {
  if (type === 'topup') return [{ ...walletOwner(customerId), amount: total }]
  if (type === 'paylater') return [{ ...receivableOf(companyId), amount: total }]
  return postingsOf(await linesOf(transaction, id))
}

/** What came in above the invoice, by which a transfer was known. */
export const surplusOf = ({ invoice, report }: Pick<ReportedPayment, 'invoice' | 'report'>): number =>
  report.amount - invoice.total

async function bookPayment(transaction: Transaction, reported: ReportedPayment, now: Date): Promise<boolean> {
  const { invoice } = reported
  const postings = [
    clearingOf(reported),
    ...(await paidFor(transaction, invoice)),
    { ...walletOwner(invoice.customerId), amount: surplusOf(reported) },
  ]
  return book(transaction, 'settlement', settlementReference(reported, now), postings, now)
}

/** Books a payment as what pays its invoice, and marks both. @returns whether it was booked now */
export async function bookSettlement(
  transaction: Transaction,
  reported: ReportedPayment,
  now: Date,
): Promise<boolean> {
  if (!(await bookPayment(transaction, reported, now))) return false
  await changeAttempt(transaction, reported.payment, settledBy(reported, surplusOf(reported), now))
  await markPaid(transaction, reported.invoice.id, now)
  return true
}

/**
 * Undoes the booking of a settlement; the wallet of its customer is locked. What they have spent of its surplus stays
 * theirs: no wallet goes below zero for some rupiah that we had asked for.
 */
export async function reverseSettlement(
  transaction: Transaction,
  {
    invoice: { customerId, type, total },
    payment: { surplus },
  }: Pick<ReportedPayment, 'invoice' | 'payment'>,
  settlement: Booking,
  now: Date,
): Promise<void> {
  const { reference } = settlement
  const brought = surplus + (type === 'topup' ? total : 0)
  const spent = Math.min(surplus, Math.max(0, brought - (await walletOf(transaction, customerId))))
  if (spent > 0) {
    const postings = [
      { ...walletOwner(customerId), amount: spent },
      { kind: 'revenue', amount: -spent } as const,
    ]
    await book(transaction, 'surplus_kept', reference, postings, now)
  }
  await reverse(transaction, settlement, { kind: 'settlement_taken_back', reference }, now)
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
  // First, so that a wallet that has spent the other is not below zero between the two.
  await bookPayment(transaction, reported, now)
  await reverseSettlement(transaction, { invoice: reported.invoice, payment: reversed }, paid, now)
  await changeAttempt(transaction, reversed, { state: 'denied', settledAt: null, takenBackAt: now })
  await changeAttempt(transaction, reported.payment, {
    ...settledBy(reported, surplusOf(reported), now),
    takenBackAt: null,
  })
  await markPaid(transaction, reported.invoice.id, now)
}
