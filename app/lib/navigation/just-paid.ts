import type { Invoice } from '@seberang/domain/api'
import { isObject } from '@seberang/domain/json'

/** The state of the history entry that checking out leads to. */
export const justPaid = { paid: true } as const

export const isJustPaid = (state: unknown): boolean => isObject(state) && state['paid'] === true

/** Who pays on the page of a gateway comes back to an invoice that is paid already: this long, in milliseconds, it is told. */
const toldFor = 600_000

/** @param now milliseconds since 1970 */
export const isPaidLately = (
  { paid_at, taken_back }: Pick<Invoice, 'paid_at' | 'taken_back'>,
  now: number,
): boolean => paid_at !== null && taken_back === null && now - Date.parse(paid_at) < toldFor
