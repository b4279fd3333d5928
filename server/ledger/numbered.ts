import { and, eq, or, sql } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { ledgerTransactions } from '../database/schema/index.ts'
import type { Booking } from './ledger.ts'

/**
 * The references of a booking that can be undone and made again, which is numbered from the second one on: the newest one
 * and the next. Whoever calls has locked what it is about.
 * @param booking.reference the code of what it is about
 */
export async function findNumbered(
  executor: Executor,
  { kind, reference: code }: Booking,
): Promise<{ newest: string; next: string }> {
  const { reference } = ledgerTransactions
  const isOf = or(eq(reference, code), sql`starts_with(${reference}, ${`${code}:`})`)
  const count = await executor.$count(ledgerTransactions, and(eq(ledgerTransactions.kind, kind), isOf))
  const nameOf = (number: number) => (number <= 1 ? code : `${code}:${number}`)
  return { newest: nameOf(count), next: nameOf(count + 1) }
}
