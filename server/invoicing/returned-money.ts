import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { returnedMoney } from '../database/schema/index.ts'
import { book } from '../ledger/ledger.ts'
import { writeAudit } from '../security/audit.ts'
import { receiptReference, type ReportedPayment } from './reported-payment.ts'
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
  await book(transaction, 'money_returned', reference, postings, now)
}

/**
 * Notes that a bank took back a payment that was returned before, for a person to settle with the bank and the customer.
 * @returns whether that is noted now; undefined where nothing of it was returned
 */
export async function noteTakenBack(
  transaction: Transaction,
  reported: ReportedPayment,
  now: Date,
): Promise<boolean | undefined> {
  const receipt = receiptReference(reported)
  const isOfIt = or(
    eq(returnedMoney.owed, receipt),
    sql`starts_with(${returnedMoney.owed}, ${`${receipt}:`})`,
  )
  const found = await transaction.select().from(returnedMoney).where(isOfIt)
  if (found.length === 0) return undefined
  const noted = await transaction
    .update(returnedMoney)
    .set({ takenBackAt: now })
    .where(and(isOfIt, isNull(returnedMoney.takenBackAt)))
    .returning()
  const { invoice, payment } = reported
  for (const { amount, reference } of noted) {
    const detail = { invoice: invoice.code, order: payment.orderId, amount, returned: reference }
    await writeAudit(
      transaction,
      { actor: 'gateway', action: 'reversal', subject: invoice.code, detail },
      now,
    )
  }
  return noted.length > 0
}
