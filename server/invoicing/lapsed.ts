import type { Payment } from '@seberang/domain/api'
import { pushSeconds } from '@seberang/domain/limits'
import { after, second } from '../database/clock.ts'
import { openStates } from '../database/schema/index.ts'
import { endsItsInvoice } from './methods.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'

type Attempt = Pick<PaymentRow, 'method' | 'state' | 'details' | 'pushedAt'>

/** When a code, a request or a page ends by itself; null where it ends with its invoice, or nothing is known. */
export function endOf({ details, pushedAt }: Omit<Attempt, 'method' | 'state'>): Date | null {
  if (details?.expires_at !== undefined) return new Date(details.expires_at)
  // Before the gateway has said so: whoever asked for it has gone by then.
  return pushedAt && after(pushedAt, pushSeconds * second)
}

/** How a payment ended that does not end its invoice; undefined of one that is open or settled. */
export function lapsedAs(
  { method, state }: Pick<Attempt, 'method' | 'state'>,
  { type }: Pick<InvoiceRow, 'type'>,
): Payment['lapsed'] {
  if (endsItsInvoice(method, type) || openStates.includes(state) || state === 'settled') return undefined
  return state === 'denied' ? 'denied' : 'expired'
}

/** Whether a payment can be made now, as far as is known here. */
export function isPayable(attempt: Attempt, now: Date): boolean {
  const end = endOf(attempt)
  return openStates.includes(attempt.state) && (end === null || end > now)
}
