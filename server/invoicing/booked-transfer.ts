import type { OpsSettled } from '@seberang/domain/api'
import type { Executor } from '../database/database.ts'
import { attemptsOfAll } from './attempts.ts'
import { transactionIdIn, transferTransaction } from './reported-payment.ts'
import type { PaymentRow } from './rows.ts'
import { findReturned } from './returned-money.ts'
import { findAllDeducted, findToReturn, type ToReturn } from './to-return.ts'

/** What became of a line of the bank statement that was booked for an invoice. */
export interface BookedTransfer {
  payment: PaymentRow
  outcome: OpsSettled['outcome'] | 'returned'
  /** What was booked, which need not be what the invoice asks for. */
  amount: number
  /** What is left to return of it. */
  toReturn: number
  /** Where it is owed back. */
  owedSince: Date | undefined
}

/** @returns undefined where nothing of it is booked for that invoice */
export const findBookedTransfer = async (
  executor: Executor,
  invoiceId: number,
  reference: string,
): Promise<BookedTransfer | undefined> =>
  (await findBookedTransfers(executor, [invoiceId], reference)).get(invoiceId)

/** The same of several invoices, by their ids; without those for which nothing of it is booked. */
export async function findBookedTransfers(
  executor: Executor,
  invoiceIds: readonly number[],
  reference: string,
): Promise<ReadonlyMap<number, BookedTransfer>> {
  if (invoiceIds.length === 0) return new Map()
  const { attempts: all, owed } = await findAttempts(executor, invoiceIds)
  return new Map(
    invoiceIds.flatMap((id) => {
      const attempts = all.filter(({ invoiceId }) => invoiceId === id)
      const booked = bookedOf(attempts, owed, transferTransaction(reference))
      return booked ? [[id, booked]] : []
    }),
  )
}

/** The same of several lines of one invoice, by their references. */
export async function findBookedLines(
  executor: Executor,
  invoiceId: number,
  references: readonly string[],
): Promise<ReadonlyMap<string, BookedTransfer>> {
  const { attempts, owed } = await findAttempts(executor, [invoiceId])
  return new Map(
    references.flatMap((reference) => {
      const booked = bookedOf(attempts, owed, transferTransaction(reference))
      return booked ? [[reference, booked]] : []
    }),
  )
}

interface Owed extends Omit<ToReturn, 'of'> {
  outcome: 'refund_owed' | 'returned'
  toReturn: number
}

/** All attempts to pay these invoices, and what is owed back of them, or was until it was returned or kept. */
async function findAttempts(executor: Executor, invoiceIds: readonly number[]) {
  const attempts = await attemptsOfAll(executor, invoiceIds)
  const orders = attempts.map(({ orderId }) => orderId)
  const toReturn = await findToReturn(executor, orders)
  const returned = await findReturned(executor, orders)
  const allDeducted = await findAllDeducted(executor, orders)
  const owed: Owed[] = [
    // First: what was returned in part is not to be taken off its invoice either.
    ...returned.map((one) => ({ ...one, outcome: 'returned' as const, toReturn: 0 })),
    ...[...toReturn, ...allDeducted].map(({ amount, of, ...one }) => ({
      ...one,
      amount: of,
      outcome: 'refund_owed' as const,
      toReturn: amount,
    })),
  ]
  return { attempts, owed }
}

const isOfTransaction = (
  attempts: readonly PaymentRow[],
  { orderId, reference: receipt }: Pick<ToReturn, 'orderId' | 'reference'>,
  transactionId: string,
): boolean =>
  attempts.some((one) => one.orderId === orderId && transactionIdIn(one, receipt) === transactionId)

function bookedOf(
  attempts: readonly PaymentRow[],
  all: readonly Owed[],
  transactionId: string,
): BookedTransfer | undefined {
  const owed = all.find((one) => isOfTransaction(attempts, one, transactionId))
  const payment = owed
    ? attempts.find(({ orderId }) => orderId === owed.orderId)
    : attempts.find((one) => one.state === 'settled' && one.transactionId === transactionId)
  if (!payment) return undefined
  const { amount } = owed ?? payment
  const owedSince = owed?.outcome === 'refund_owed' ? owed.at : undefined
  return { payment, outcome: owed?.outcome ?? 'paid', amount, toReturn: owed?.toReturn ?? 0, owedSince }
}
