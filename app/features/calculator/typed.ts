import { typedProductFields } from '@seberang/domain/api/schemas'
import type { Validator } from '@seberang/domain/validation'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import type { PricedGoods } from '../../lib/pricing/products.ts'
import { canonical, centimetresOf, gramsOf, piecesOf } from '../../lib/pricing/typed.ts'

export const goodsSchema: Validator<PricedGoods> = typedProductFields.pick([
  'category',
  // The law has rates of their own for some goods.
  'hscode',
  'quantity',
  'weight',
  'dimension_length',
  'dimension_width',
  'dimension_height',
  'currency_code',
  'price_original',
]) satisfies Validator<PricedGoods>

/** Form fields by the API's field names. */
export const fieldOf: Record<string, keyof LinkedParcel> = {
  category: 'title',
  hscode: 'hscode',
  quantity: 'quantity',
  weight: 'weight',
  dimension_length: 'length',
  dimension_width: 'width',
  dimension_height: 'height',
  currency_code: 'currency',
  price_original: 'price',
}

/** The goods that were typed; unreadable values are passed on for the schema to refuse. */
export function goodsOf(typed: LinkedParcel): Record<keyof PricedGoods, unknown> {
  return {
    category: typed.categoryId,
    hscode: typed.hscode || undefined,
    quantity: piecesOf(typed.quantity),
    weight: gramsOf(typed.weight, typed.weightUnit),
    dimension_length: centimetresOf(typed.length, typed.sizeUnit),
    dimension_width: centimetresOf(typed.width, typed.sizeUnit),
    dimension_height: centimetresOf(typed.height, typed.sizeUnit),
    currency_code: typed.currency,
    price_original: canonical(typed.price, typed.currency),
  }
}
