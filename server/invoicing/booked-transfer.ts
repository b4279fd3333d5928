import type { OpsSettled } from '@seberang/domain/api'
import type { Executor } from '../database/database.ts'
import { attemptsOf } from './attempts.ts'
import { transactionIdIn, transferTransaction } from './reported-payment.ts'
import type { PaymentRow } from './rows.ts'
import { findToReturn } from './to-return.ts'

/** What became of a line of the bank statement that was booked for an invoice. */
export interface BookedTransfer {
  payment: PaymentRow
  outcome: OpsSettled['outcome']
  /** What was booked, which need not be what the invoice asks for. */
  amount: number
  /** Where it is owed back. */
  owedSince: Date | undefined
}

/** @returns undefined where nothing of it is booked for that invoice */
export async function findBookedTransfer(
  executor: Executor,
  invoiceId: number,
  reference: string,
): Promise<BookedTransfer | undefined> {
  const transactionId = transferTransaction(reference)
  const attempts = await attemptsOf(executor, invoiceId)
  const toReturn = await findToReturn(
    executor,
    attempts.map(({ orderId }) => orderId),
  )
  const owed = toReturn.find(({ orderId, reference: receipt }) =>
    attempts.some((one) => one.orderId === orderId && transactionIdIn(one, receipt) === transactionId),
  )
  const payment = owed
    ? attempts.find(({ orderId }) => orderId === owed.orderId)
    : attempts.find((one) => one.state === 'settled' && one.transactionId === transactionId)
  if (!payment) return undefined
  const { amount } = owed ?? payment
  return { payment, outcome: owed ? 'refund_owed' : 'paid', amount, owedSince: owed?.at }
}
