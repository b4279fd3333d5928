import { isObject } from '@seberang/domain/json'
import type { NotAvailable, Priced } from '@seberang/domain/api'
import { ApiError } from '../../lib/api/errors.ts'

/** Why a checkout created no invoice. */
export type Refusal =
  /** No response: the invoice may exist, and a retry with the same key is safe. */
  | { kind: 'network' }
  /** The price differs from the one that was shown. */
  | {
      kind: 'price_changed'
      expected: number
      total: number
      before: ReadonlyMap<string, Priced>
      now: ReadonlyMap<string, Priced>
    }
  /** These can no longer be paid. */
  | { kind: 'not_available'; carts: Readonly<NotAvailable['carts']> }
  | { kind: 'voucher'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

/** The request: the shipments in order, each at the price that was shown, and the total. */
export interface Sent {
  expected: number
  seen: readonly { cart_code: string; priced: Priced }[]
}

/** The refusal that an error means for a request. */
export function refusalOf(error: unknown, { expected, seen }: Sent): Refusal {
  if (!(error instanceof ApiError)) return { kind: 'network' }
  const data = error.answer['data']
  if (error.code === 'price_changed' && isChange(data)) {
    const now = new Map(
      seen.flatMap(({ cart_code }, index) => {
        const price = data.carts[index]
        return price ? [[cart_code, price] as const] : []
      }),
    )
    const before = new Map(seen.map((one) => [one.cart_code, one.priced]))
    return { kind: 'price_changed', expected, total: data.total, before, now }
  }
  if (error.code === 'not_available' && isUnavailable(data))
    return { kind: 'not_available', carts: data.carts }
  const [field] = error.fields
  if (error.code === 'voucher_used' || field?.field.startsWith('voucher'))
    return { kind: 'voucher', message: field?.message ?? error.message }
  if (error.status < 500) return { kind: 'refused', message: field?.message ?? error.message }
  return { kind: 'failed' }
}

function isChange(data: unknown): data is { total: number; carts: Priced[] } {
  return isObject(data) && typeof data['total'] === 'number' && Array.isArray(data['carts'])
}

function isUnavailable(data: unknown): data is NotAvailable {
  return isObject(data) && Array.isArray(data['carts'])
}
