import type { Decimal, Instant, Rupiah } from './common.ts'
import type { Priced } from './cart.ts'
import type { InsuranceChoice } from '../../pricing/index.ts'

export const voucherKinds = ['fixed', 'percent'] as const
export type VoucherKind = (typeof voucherKinds)[number]

/** A discount on the freight of one shipment. */
export interface Voucher {
  code: string
  kind: VoucherKind
  /** Whole rupiah, or percent of the freight. */
  value: number
  /** The most that it takes off. */
  max: Rupiah | null
  source: string
  valid_from: Instant
  valid_until: Instant | null
  /** How often it may still be used. */
  uses_left: number
}

export interface CheckVoucher {
  code: string
  cart_code: string
  /** As they would be checked out; what the shipment has when left out. */
  courier_code?: string
  insurance?: InsuranceChoice
}
/** What the voucher takes off, and the shipment's price with it. */
export interface VoucherAvailable {
  voucher: Voucher
  discount: Rupiah
  priced: Priced
}

export interface OpsVoucher {
  /** Made up when it is left out. */
  code?: string
  kind: VoucherKind
  value: Decimal
  max?: Rupiah
  /** Only for this customer, as SBR-1024. */
  suite?: string
  uses_allowed?: number
  valid_from?: Instant
  valid_until?: Instant
  source?: string
}
