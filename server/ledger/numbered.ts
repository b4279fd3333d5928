import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { ledgerTransactions } from '../database/schema/index.ts'
import type { Booking } from './ledger.ts'

/**
 * The references of a booking that can be undone and made again, which is numbered from the second one on: the newest one
 * and the next. Whoever calls has locked what it is about.
 * @param booking.reference the code of what it is about
 * @param mark what stands before the number: none that is in such a code
 */
export async function findNumbered(
  executor: Executor,
  { kind, reference: code }: Booking,
  mark: ':' | '#' = ':',
): Promise<{ newest: string; next: string }> {
  const isKind = eq(ledgerTransactions.kind, kind)
  const first = and(isKind, eq(ledgerTransactions.reference, code))
  // The index finds it; few are booked again.
  if ((await executor.$count(ledgerTransactions, first)) === 0) return { newest: code, next: code }
  const later = and(isKind, sql`starts_with(${ledgerTransactions.reference}, ${`${code}${mark}`})`)
  const count = 1 + (await executor.$count(ledgerTransactions, later))
  const nameOf = (number: number) => (number <= 1 ? code : `${code}${mark}${number}`)
  return { newest: nameOf(count), next: nameOf(count + 1) }
}
