import type { Category, ProductInput } from '@seberang/domain/api'
import type { Parcel } from '@seberang/domain/calculator'
import type { InsuranceChoice, PricingProduct } from '@seberang/domain/pricing'
import { rateTable, type Reference } from '../reference/reference.ts'

/** The part of a product on which its price depends. */
export type PricedGoods = Pick<
  ProductInput,
  | 'category'
  | 'quantity'
  | 'weight'
  | 'dimension_length'
  | 'dimension_width'
  | 'dimension_height'
  | 'currency_code'
  | 'price_original'
>

/** Products for the pricing function; undefined when one has an unknown category. */
export function pricedProducts(
  products: readonly PricedGoods[],
  categories: readonly Category[],
): PricingProduct[] | undefined {
  const priced: PricingProduct[] = []
  for (const product of products) {
    const category = categories.find(({ category_id }) => category_id === product.category)
    if (!category) return undefined
    priced.push({
      category,
      quantity: product.quantity,
      weight: product.weight,
      weight_unit: 'gram',
      length: product.dimension_length,
      width: product.dimension_width,
      height: product.dimension_height,
      dimension_unit: 'cm',
      price_original: product.price_original,
      currency_code: product.currency_code,
    })
  }
  return priced
}

/** The lower tax rate requires both the NPWP number and its document. */
export function hasValidNpwp(address: { npwp?: string; npwp_file?: string } | undefined): boolean {
  return Boolean(address?.npwp && address.npwp_file)
}

/** What a price depends on besides the goods and the delivery option. */
export interface Circumstances {
  country: string
  insurance: InsuranceChoice
  hasValidNpwp: boolean
  isDisableMinimumWeight?: boolean
  /** Rupiah; left out while destination or courier are unknown. */
  courierPerKg?: number | undefined
}

/** Input of the pricing function without a delivery option; undefined when a category is unknown. */
export function parcelOf(
  goods: readonly PricedGoods[],
  {
    country,
    insurance,
    hasValidNpwp: validNpwp,
    isDisableMinimumWeight = false,
    courierPerKg,
  }: Circumstances,
  { categories, rates }: Pick<Reference, 'categories' | 'rates'>,
): Parcel | undefined {
  const products = pricedProducts(goods, categories)
  return (
    products && {
      country,
      insurance,
      has_valid_npwp: validNpwp,
      is_disable_minimum_weight: isDisableMinimumWeight,
      rates: rateTable(rates),
      products,
      domestic: courierPerKg === undefined ? null : { price_per_kg: courierPerKg },
    }
  )
}
