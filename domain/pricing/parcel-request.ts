import type {
  InsuranceChoice,
  Figure,
  PricingPackaging,
  PricingProduct,
  PricingRequest,
  PricingVoucher,
} from './types.ts'

/** What the price of a parcel depends on besides its goods, its delivery option, tariffs and rates. */
export interface ParcelContext {
  country: string
  insurance: InsuranceChoice
  has_valid_npwp: boolean
  is_disable_minimum_weight: boolean
  /** Result of `packagingOf`; omitted if the products alone determine the size. */
  packaging?: PricingPackaging | null | undefined
  /** Omitted while destination or courier are unknown. */
  courier?: Readonly<{ price_per_kg: Figure }> | null | undefined
  voucher?: PricingVoucher | null | undefined
}

/** A pricing request without a delivery option. */
export type UndeliveredRequest = Omit<PricingRequest, 'package' | 'container_type'>

/** The pricing request of goods whose categories are known, without a delivery option. */
export const parcelRequest = (
  products: readonly PricingProduct[],
  {
    country,
    insurance,
    has_valid_npwp,
    is_disable_minimum_weight,
    packaging = null,
    courier,
    voucher,
  }: ParcelContext,
  rates: Readonly<Record<string, Figure>>,
): UndeliveredRequest => ({
  country,
  insurance,
  has_valid_npwp,
  is_disable_minimum_weight,
  rates: { ...rates },
  products,
  packaging,
  domestic: courier ? { price_per_kg: courier.price_per_kg } : null,
  ...(voucher && { voucher }),
})
