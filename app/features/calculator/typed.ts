import type { Category } from '@seberang/domain/api'
import { productFields } from '@seberang/domain/api/schemas'
import type { Parcel } from '@seberang/domain/calculator'
import type { Validator } from '@seberang/domain/validation'
import type { LinkedParcel } from '../../lib/parcel-link.ts'
import { pricedProducts, type PricedGoods } from '../../lib/pricing/products.ts'
import { canonical, centimetresOf, gramsOf } from '../../lib/pricing/typed.ts'
import { rateTable, type Reference } from '../../lib/reference/reference.ts'

export const goodsSchema: Validator<PricedGoods> = productFields.pick([
  'category',
  'quantity',
  'weight',
  'dimension_length',
  'dimension_width',
  'dimension_height',
  'currency_code',
  'price_original',
]) satisfies Validator<PricedGoods>

/** Where a refused part stands in the form. */
export const fieldOf: Record<string, keyof LinkedParcel> = {
  category: 'title',
  quantity: 'quantity',
  weight: 'weight',
  dimension_length: 'length',
  dimension_width: 'width',
  dimension_height: 'height',
  currency_code: 'currency',
  price_original: 'price',
}

/** The goods that were typed, as far as they can be read. */
export function goodsOf(typed: LinkedParcel): Record<keyof PricedGoods, unknown> {
  return {
    category: typed.categoryId,
    quantity: typed.quantity.trim() === '' ? undefined : Number(typed.quantity),
    weight: gramsOf(typed.weight, typed.weightUnit),
    dimension_length: centimetresOf(typed.length, typed.sizeUnit),
    dimension_width: centimetresOf(typed.width, typed.sizeUnit),
    dimension_height: centimetresOf(typed.height, typed.sizeUnit),
    currency_code: typed.currency,
    price_original: canonical(typed.price),
  }
}

export interface Circumstances {
  country: string
  hasValidNpwp: boolean
  /** Rupiah; undefined while nobody said where it goes. */
  courierPerKg: number | undefined
}

/** The parcel for the pricing function; undefined while its category is not known. */
export function parcelOf(
  goods: PricedGoods,
  { country, hasValidNpwp, courierPerKg }: Circumstances,
  { categories, rates }: { categories: readonly Category[] } & Pick<Reference, 'rates'>,
): Parcel | undefined {
  const products = pricedProducts([goods], categories)
  return (
    products && {
      country,
      insurance: 0,
      has_valid_npwp: hasValidNpwp,
      is_disable_minimum_weight: false,
      rates: rateTable(rates),
      products,
      domestic: courierPerKg === undefined ? null : { price_per_kg: courierPerKg },
    }
  )
}
