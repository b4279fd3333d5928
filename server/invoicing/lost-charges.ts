import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { after, second } from '../database/clock.ts'
import type { Executor } from '../database/database.ts'
import { payments } from '../database/schema/index.ts'
import type { PaymentRow } from './rows.ts'

// A charge without an answer is lost at a gateway that does not repeat it (docs/decisions/0024-gateways.md), and made anew.

/** How long what failed at a gateway waits at the least; no answer is waited for as long. */
export const againMs = 30 * second
/** Then a charge is made anew about once in half an hour. */
const mostDoublings = 6

/**
 * Whether a charge without an answer is left alone: another process may still wait for it, and each that was lost before
 * doubles the pause, so that a gateway whose answers cannot be read is not given a new order twice a minute.
 */
export async function isLeftAlone(
  executor: Executor,
  payment: Pick<PaymentRow, 'id' | 'invoiceId'>,
  askedAt: Date,
  now: Date,
): Promise<boolean> {
  if (askedAt > now) return false
  const lost = await countLostBefore(executor, payment)
  return after(askedAt, againMs * 2 ** Math.min(lost, mostDoublings)) > now
}

/** How many charges of its invoice before this one had no answer. */
const countLostBefore = (
  executor: Executor,
  { id, invoiceId }: Pick<PaymentRow, 'id' | 'invoiceId'>,
): Promise<number> =>
  executor.$count(
    payments,
    and(
      eq(payments.invoiceId, invoiceId),
      lt(payments.id, id),
      isNotNull(payments.chargedAt),
      isNull(payments.details),
    ),
  )
