import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { doublePayouts, returnedMoney } from '../database/schema/index.ts'
import { book, isBooked, lockLedger, reverse } from '../ledger/ledger.ts'
import { findNumbered } from '../ledger/numbered.ts'
import { writeAudit } from '../security/audit.ts'
import { changeAttempt } from './attempts.ts'
import { bookDoublePayout, removeDoublePayout } from './double-payouts.ts'
import { receiptReference, settlementReference, type ReportedPayment } from './reported-payment.ts'
import type { ToReturn } from './to-return.ts'

/** What was owed back and has been transferred to its payer; `reference` in the ledger, `transfer` that of the bank. */
export interface Returned extends ToReturn {
  transfer: string
  operator: string
}

/** The order in the ledger's reference of what was owed back. */
const orderId = sql<string>`split_part(${returnedMoney.owed}, ':', 1)`

/** What was returned of the payments for these orders. */
export const findReturned = async (
  executor: Executor,
  orderIds: readonly string[],
): Promise<readonly Returned[]> =>
  orderIds.length === 0
    ? []
    : executor
        .select({
          orderId,
          reference: returnedMoney.owed,
          amount: returnedMoney.amount,
          at: returnedMoney.returnedAt,
          transfer: returnedMoney.reference,
          operator: returnedMoney.operator,
        })
        .from(returnedMoney)
        .where(inArray(orderId, [...orderIds]))
        .orderBy(returnedMoney.returnedAt)

/** The order of what was returned by a transfer; undefined for a transfer that returned nothing. */
export async function findReturnedBy(executor: Executor, transfer: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ orderId })
    .from(returnedMoney)
    .where(eq(returnedMoney.reference, transfer))
  return found?.orderId
}

/** What was returned can be taken back and returned again; its own reference has colons. */
const numbered = (executor: Executor, owed: string) =>
  findNumbered(executor, { kind: 'money_returned', reference: owed }, '#')

/** Books that what was owed back has been transferred to its payer. Its order is locked. */
export async function bookReturned(
  transaction: Transaction,
  { reference, amount }: Pick<ToReturn, 'reference' | 'amount'>,
  transfer: { reference: string; operator: string },
  now: Date,
): Promise<void> {
  await transaction.insert(returnedMoney).values({ owed: reference, amount, ...transfer, returnedAt: now })
  const postings = [
    { kind: 'refunds_payable', amount: 0 - amount },
    { kind: 'bank_payout', amount },
  ] as const
  await book(transaction, 'money_returned', (await numbered(transaction, reference)).next, postings, now)
}

/** Books it back: it is owed again, and the reference of its transfer is free. Its order is locked. */
export async function removeReturned(transaction: Transaction, owed: string, now: Date): Promise<void> {
  const { newest: reference } = await numbered(transaction, owed)
  const returned = { kind: 'money_returned', reference } as const
  await reverse(transaction, returned, { kind: 'money_unreturned', reference }, now)
  await transaction.delete(returnedMoney).where(eq(returnedMoney.owed, owed))
}

/**
 * Notes as a loss what was returned of a payment that its bank takes back as well: its payer has it twice. Its order is
 * locked. @returns whether something of it was returned
 */
export async function loseReturned(
  transaction: Transaction,
  reported: ReportedPayment,
  now: Date,
): Promise<boolean> {
  const { invoice, payment, report } = reported
  const receipt = receiptReference(reported)
  const returned = await transaction
    .select()
    .from(returnedMoney)
    // Once a bank took it back and paid it again, its reference has the time, too.
    .where(or(eq(returnedMoney.owed, receipt), sql`starts_with(${returnedMoney.owed}, ${`${receipt}:`})`))
  if (returned.length === 0) return false
  await lockLedger(transaction, invoice.customerId)
  for (const { owed, amount, reference, operator } of returned) {
    await removeReturned(transaction, owed, now)
    const taken = { kind: 'settlement_taken_back', reference: owed } as const
    await reverse(transaction, { kind: 'refund_owed', reference: owed }, taken, now)
    await bookDoublePayout(transaction, { id: reference, amount, owed }, { reference, operator }, now)
    const detail = { invoice: invoice.code, order: payment.orderId, amount, returned: reference }
    await writeAudit(
      transaction,
      { actor: 'gateway', action: 'reversal', subject: invoice.code, detail },
      now,
    )
  }
  const paid = { kind: 'settlement', reference: settlementReference(reported, payment.settledAt) } as const
  const isOwn = payment.state === 'settled' && payment.transactionId === report.transaction_id
  if (isOwn && !(await isBooked(transaction, paid)))
    await changeAttempt(transaction, payment, { state: 'denied', settledAt: null })
  return true
}

/**
 * What was lost, since it had been returned and its bank took it back, is no loss once its order is paid again: it is
 * returned then, and not owed once more. The order is locked.
 * @param owed what is owed back of it now @returns whether it was lost before
 */
export async function endLoss(
  transaction: Transaction,
  order: string,
  owed: Pick<ToReturn, 'reference' | 'amount'>,
  now: Date,
): Promise<boolean> {
  const isOfOrder = sql`split_part(${doublePayouts.owed}, ':', 1) = ${order}`
  const isLost = and(isOfOrder, eq(doublePayouts.amount, owed.amount), isNull(doublePayouts.recoveredAt))
  const [lost] = await transaction.select().from(doublePayouts).where(isLost).limit(1).for('update')
  if (!lost) return false
  const { payoutId, reference, operator } = lost
  await removeDoublePayout(transaction, payoutId, now)
  await bookReturned(transaction, owed, { reference, operator }, now)
  return true
}
