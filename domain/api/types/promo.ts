import type { WireLanguage } from '../../language/index.ts'
import type { Instant } from './common.ts'
import type { Voucher } from './voucher.ts'

/** `not_yet`: its voucher cannot be used yet; `over`: nor any more, or by nobody else. */
export const promoVoucherStates = ['usable', 'saved', 'used', 'not_yet', 'over'] as const
export type PromoVoucherState = (typeof promoVoucherStates)[number]

export interface Promo {
  id: string
  title: string
  summary: string
  /** Markdown. */
  body: string
  /** Address of its picture. */
  image: string | null
  voucher_code: string | null
  /** The voucher that it offers, and what the caller may do with it. */
  voucher: (Voucher & { state: PromoVoucherState }) | null
  starts_at: Instant
  ends_at: Instant
}

/** A promo as operators see it, in the language of the request. */
export interface ListedPromo extends Omit<Promo, 'voucher'> {
  /** Those that it is written in. */
  languages: WireLanguage[]
  /** When an operator removed it. */
  removed_at: Instant | null
}

/** A promo's text in one language, and what is the same in all. */
export interface OpsPromo {
  /** Indonesian by default, which has to be written before the others. */
  language?: WireLanguage
  title: string
  summary: string
  body: string
  /** Left out, that of before stays. */
  voucher_code?: string
  starts_at: Instant
  ends_at: Instant
}
