import type { Category, ProductInput } from '@seberang/domain/api'
import type { Parcel } from '@seberang/domain/calculator'
import type { InsuranceChoice, PricingProduct } from '@seberang/domain/pricing'
import { rateTable, type Reference } from '../reference/reference.ts'

/** What a price needs to know of a product. */
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

/** The goods of a shipment as the pricing function takes them; undefined when the category of one is not known. */
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

/** Tax at the lower rate takes both the number and its paper. */
export function hasValidNpwp(address: { npwp?: string; npwp_file?: string } | undefined): boolean {
  return Boolean(address?.npwp && address.npwp_file)
}

/** What a price depends on beside the goods and the way that they go. */
export interface Circumstances {
  country: string
  insurance: InsuranceChoice
  hasValidNpwp: boolean
  isDisableMinimumWeight?: boolean
  /** Rupiah; left out while nobody said where it goes, or which courier brings it there. */
  courierPerKg?: number | undefined
}

/** These goods for the pricing function, whatever way they go; undefined when the category of one is not known. */
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
