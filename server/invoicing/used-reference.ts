import { localMinute } from '@seberang/domain/time'
import { message } from '@seberang/domain/validation'
import { eq, sql } from 'drizzle-orm'
import { lockFor } from '../database/advisory-lock.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { doublePayouts, refunds, returnedMoney, withdrawals } from '../database/schema/index.ts'
import { conflict, type RefusedField } from '../refusal/refusal.ts'
import { findTransfersWith, type BankTransfer } from './bank-transfers.ts'

/** What a transfer of this reference paid: the code of a withdrawal or a refund, or the order of what was returned. */
async function findPaidBy(executor: Executor, reference: string): Promise<string | undefined> {
  const [paid] = await executor
    .select({ code: withdrawals.id })
    .from(withdrawals)
    .where(eq(withdrawals.reference, reference))
    .unionAll(executor.select({ code: refunds.id }).from(refunds).where(eq(refunds.reference, reference)))
    .unionAll(
      executor
        .select({ code: sql<string>`coalesce(${doublePayouts.owed}, ${doublePayouts.payoutId})` })
        .from(doublePayouts)
        .where(eq(doublePayouts.reference, reference)),
    )
    .unionAll(
      executor
        .select({ code: returnedMoney.owed })
        .from(returnedMoney)
        .where(eq(returnedMoney.reference, reference)),
    )
  return paid?.code.split(':', 1)[0]
}

const usedField = (withdrawal: string): RefusedField => ({
  field: 'reference',
  reason: message('reference_of', { withdrawal }),
})

/** What was given back by this line. */
async function findGivenBack(executor: Executor, reference: string): Promise<RefusedField[]> {
  const recovered = await executor
    .select({ code: doublePayouts.payoutId })
    .from(doublePayouts)
    .where(eq(doublePayouts.recoveredReference, reference))
  return recovered.map(({ code }) => usedField(code))
}

/** What a line of the bank statement was noted for besides: what it paid, or gave back. Of two at once, the second sees it. */
export async function otherUses(transaction: Transaction, reference: string): Promise<RefusedField[]> {
  await lockFor(transaction, 'bank reference', reference)
  const paid = await findPaidBy(transaction, reference)
  return [...(paid === undefined ? [] : [usedField(paid)]), ...(await findGivenBack(transaction, reference))]
}

/** A line of the bank statement that is booked for an invoice, as a refusal names it. */
export const bookedField = (
  { reference, invoiceCode: invoice, bookedAt, operator: by }: BankTransfer,
  field: 'reference' | 'again' = 'reference',
): RefusedField => ({
  field,
  reason: message('transfer_booked', { reference, invoice, at: localMinute(bookedAt), by }),
})

/**
 * That money came in by a line of the bank statement which is to have paid something out. Of two at once, the second sees what
 * the first has noted. Throws 409 for a transfer that paid something else.
 */
export async function payoutDoubts(transaction: Transaction, reference: string): Promise<RefusedField[]> {
  await lockFor(transaction, 'bank reference', reference)
  const code = await findPaidBy(transaction, reference)
  if (code !== undefined) throw conflict('reference_used', { fields: [usedField(code)] })
  const booked = await findTransfersWith(transaction, reference)
  return [...booked.map((line) => bookedField(line)), ...(await findGivenBack(transaction, reference))]
}
