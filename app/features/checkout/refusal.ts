import type { Priced } from '@seberang/domain/api'
import { ApiError } from '../../lib/api/errors.ts'

/** Why a checkout made no invoice. */
export type Refusal =
  /** Nobody answered: the invoice may stand, and asking again under the same key is safe. */
  | { kind: 'network' }
  /** The price is another than the one that was seen. */
  | {
      kind: 'price_changed'
      expected: number
      total: number
      seen: ReadonlyMap<string, Priced>
      priced: ReadonlyMap<string, Priced>
    }
  /** These can no longer be paid. */
  | { kind: 'not_available'; carts: readonly { cart_code: string; reason: string }[] }
  | { kind: 'voucher'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

/** What was sent: the shipments in their order, each at the price that was seen, and the sum. */
export interface Sent {
  expected: number
  seen: readonly { cart_code: string; priced: Priced }[]
}

/** What an error says of what was sent. */
export function refusalOf(error: unknown, { expected, seen }: Sent): Refusal {
  if (!(error instanceof ApiError)) return { kind: 'network' }
  const data = error.answer['data']
  if (error.code === 'price_changed' && isChange(data)) {
    const priced = new Map(
      seen.flatMap(({ cart_code }, index) => {
        const now = data.carts[index]
        return now ? [[cart_code, now] as const] : []
      }),
    )
    const before = new Map(seen.map((one) => [one.cart_code, one.priced]))
    return { kind: 'price_changed', expected, total: data.total, seen: before, priced }
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

function isUnavailable(data: unknown): data is { carts: { cart_code: string; reason: string }[] } {
  return isObject(data) && Array.isArray(data['carts'])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
