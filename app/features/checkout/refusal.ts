import { isObject } from '@seberang/domain/json'
import type { NotAvailable, PayLaterRefused, Priced } from '@seberang/domain/api'
import { payLaterReasons, type PayLaterReason } from '@seberang/domain/wallet'
import { ApiError } from '../../lib/api/errors.ts'

/** Why a checkout created no invoice. */
export type Refusal =
  /** No response: the invoice may exist, and a retry with the same key is safe. */
  | { kind: 'network' }
  /** The price differs from the one that was shown. */
  | {
      kind: 'price_changed'
      total: number
      before: ReadonlyMap<string, Priced>
      now: ReadonlyMap<string, Priced>
    }
  /** These can no longer be paid. */
  | { kind: 'not_available'; carts: Readonly<NotAvailable['carts']> }
  | { kind: 'voucher'; message: string }
  /** The wallet has less than the total: what is missing, in whole rupiah. */
  | { kind: 'wallet_short'; message: string; missing: number }
  /** It cannot be paid later. */
  | { kind: 'pay_later'; message: string; reason: PayLaterReason }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

/** The request: the shipments in its order, and the price at which each was shown. */
export interface Sent {
  codes: readonly string[]
  shown: ReadonlyMap<string, Priced>
}

/** The refusal that an error means for a request. */
export function refusalOf(error: unknown, { codes, shown }: Sent): Refusal {
  if (!(error instanceof ApiError)) return { kind: 'network' }
  const data = error.answer['data']
  if (error.code === 'price_changed' && isChange(data)) {
    const now = new Map(
      codes.flatMap((code, index) => {
        const price = data.carts[index]
        return price ? [[code, price] as const] : []
      }),
    )
    return { kind: 'price_changed', total: data.total, before: shown, now }
  }
  if (error.code === 'not_available' && isUnavailable(data))
    return { kind: 'not_available', carts: data.carts }
  const [field] = error.fields
  if (error.code === 'voucher_used' || field?.field.startsWith('voucher'))
    return { kind: 'voucher', message: field?.message ?? error.message }
  if (error.code === 'wallet_short' && isShort(data))
    return { kind: 'wallet_short', message: field?.message ?? error.message, missing: data.missing }
  if (error.code === 'pay_later_refused' && isPayLaterRefused(data))
    return { kind: 'pay_later', message: field?.message ?? error.message, reason: data.reason }
  if (error.status < 500) return { kind: 'refused', message: field?.message ?? error.message }
  return { kind: 'failed' }
}

function isChange(data: unknown): data is { total: number; carts: Priced[] } {
  return isObject(data) && typeof data['total'] === 'number' && Array.isArray(data['carts'])
}

function isShort(data: unknown): data is { missing: number } {
  return isObject(data) && typeof data['missing'] === 'number'
}

function isUnavailable(data: unknown): data is NotAvailable {
  return isObject(data) && Array.isArray(data['carts'])
}

function isPayLaterRefused(data: unknown): data is PayLaterRefused {
  return isObject(data) && payLaterReasons.some((reason) => reason === data['reason'])
}
