import { formatRupiah } from '@seberang/domain/format'
import { localMinute } from '@seberang/domain/time'
import { message } from '@seberang/domain/validation'
import { asc, eq, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { doublePayouts } from '../database/schema/index.ts'
import { book, isBooked, reverse } from '../ledger/ledger.ts'
import { findNumbered } from '../ledger/numbered.ts'

type DoublePayoutRow = typeof doublePayouts.$inferSelect

/** Transfers that a bank made of this withdrawal or refund although its money had gone back, or was paid, oldest first. */
export const findDoublePayoutsOf = (executor: Executor, code: string): Promise<DoublePayoutRow[]> =>
  executor
    .select()
    .from(doublePayouts)
    .where(or(eq(doublePayouts.payoutId, code), eq(sql`split_part(${doublePayouts.owed}, ':', 1)`, code)))
    .orderBy(asc(doublePayouts.notedAt), asc(doublePayouts.payoutId))

/** What people are told of one, before the same may be transferred once more. */
export const lostBefore = ({ amount, notedAt, reference, payoutId }: DoublePayoutRow): string =>
  message('lost_before', {
    amount: formatRupiah(amount),
    at: localMinute(notedAt),
    reference,
    id: payoutId,
  })

/** What names a further transfer of one: the bank may make any number of them. */
async function furtherOf(
  executor: Executor,
  code: string,
  reference: string,
): Promise<Pick<DoublePayoutRow, 'payoutId' | 'owed'>> {
  const isFirst = (await executor.$count(doublePayouts, eq(doublePayouts.payoutId, code))) === 0
  return isFirst ? { payoutId: code, owed: null } : { payoutId: reference, owed: `${code}:${reference}` }
}

/**
 * Books a transfer of what had gone back as a loss, which stays to be settled with the customer. What it is of is locked, and
 * its reference paid nothing else. Of several of one withdrawal or refund, the first is noted by its code, and each of the
 * others by its own reference.
 * @param of.id the code of the withdrawal or the refund; of money that was returned, the reference of its transfer
 * @param of.owed of money that was returned: what had been owed back, by its reference in the ledger
 */
export async function bookDoublePayout(
  transaction: Transaction,
  { id, amount, owed }: { id: string; amount: number; owed?: string },
  { reference, operator }: { reference: string; operator: string },
  now: Date,
): Promise<void> {
  const named = owed === undefined ? await furtherOf(transaction, id, reference) : { payoutId: id, owed }
  await transaction.insert(doublePayouts).values({ ...named, reference, amount, operator, notedAt: now })
  const postings = [
    { kind: 'bank_payout', amount },
    { kind: 'revenue', amount: 0 - amount },
  ] as const
  // It may have been noted before, by mistake.
  const { next } = await findNumbered(transaction, { kind: 'double_payout', reference: named.payoutId })
  await book(transaction, 'double_payout', next, postings, now)
}

/** Books it back as if it had not been noted: its reference is free again. It is locked, and was not given back. */
export async function removeDoublePayout(transaction: Transaction, id: string, now: Date): Promise<void> {
  const { newest } = await findNumbered(transaction, { kind: 'double_payout', reference: id })
  const noted = { kind: 'double_payout', reference: newest } as const
  const dismissed = { kind: 'double_payout_dismissed', reference: newest } as const
  // Of an order, all of the loss may lie on our revenue already: nothing is booked then.
  const isStanding = (await isBooked(transaction, noted)) && !(await isBooked(transaction, dismissed))
  if (isStanding) await reverse(transaction, noted, dismissed, now)
  await transaction.delete(doublePayouts).where(eq(doublePayouts.payoutId, id))
}
