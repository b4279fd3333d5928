import type { Received } from '@seberang/domain/api'
import { asc, inArray } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { payments } from '../database/schema/index.ts'

type Attempt = Pick<typeof payments.$inferSelect, 'invoiceId' | 'state' | 'amount' | 'takenBackAt'>

/** The payment of an invoice that the bank reversed, the newest of several; null where it reversed none. */
export function takenBackOf(attempts: readonly Attempt[], invoiceId: number): Received | null {
  const found = attempts.findLast(
    (one) => one.invoiceId === invoiceId && one.state === 'denied' && one.takenBackAt !== null,
  )
  return found ? takenBackBy(found) : null
}

/** What the bank reversed of one payment; null where it did not. */
export const takenBackBy = ({ amount, takenBackAt }: Attempt): Received | null =>
  takenBackAt && { amount, at: takenBackAt.toISOString() }

/** Payments of these invoices that the bank reversed, by the invoice's id. */
export async function loadTakenBack(
  executor: Executor,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, Received>> {
  if (invoiceIds.length === 0) return new Map()
  const attempts = await executor
    .select()
    .from(payments)
    .where(inArray(payments.invoiceId, [...invoiceIds]))
    .orderBy(asc(payments.id))
  return new Map(
    invoiceIds.flatMap((id) => {
      const found = takenBackOf(attempts, id)
      return found ? [[id, found] as const] : []
    }),
  )
}
