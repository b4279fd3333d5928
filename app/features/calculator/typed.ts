import { typedProductFields } from '@seberang/domain/api/schemas'
import type { LengthUnit } from '@seberang/domain/units'
import { fields, text, type Validator } from '@seberang/domain/validation'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import type { PricedGoods } from '../../lib/pricing/products.ts'
import { originCountries } from '../../lib/reference/countries.ts'
import { canonical, centimetresOf, goodsFields, gramsOf, piecesOf } from '../../lib/pricing/typed.ts'

const goods = typedProductFields.pick([
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
export const goodsSchema: Validator<PricedGoods> = goods

export type PricedParcel = PricedGoods & { country: string }

/** The goods and where they come from: without an origin there is no price either. */
export const parcelSchema: Validator<PricedParcel> = goods.concat(fields({ country: text(3) }))

/** Form fields by the API's field names. */
export const fieldOf: Record<string, keyof LinkedParcel> = { ...goodsFields, category: 'title' }

/** A zero marked for the schema to refuse. */
const aboveZero = (figure: string): string => (figure !== '' && Number(figure) === 0 ? `? ${figure}` : figure)
/** An empty side is not known; one of zero is a mistake. */
const side = (typed: string, unit: LengthUnit): string => {
  const centimetres = centimetresOf(typed, unit)
  return typed.trim() === '' ? centimetres : aboveZero(centimetres)
}

/** What was typed of the parcel. */
export const parcelOf = (typed: LinkedParcel): Record<keyof PricedParcel, unknown> => ({
  ...goodsOf(typed),
  country: originCountries.find((code) => code === typed.country),
})

/** The goods that were typed; unreadable values are passed on for the schema to refuse. */
export function goodsOf(typed: LinkedParcel): Record<keyof PricedGoods, unknown> {
  return {
    category: typed.categoryId,
    hscode: typed.hscode || undefined,
    quantity: piecesOf(typed.quantity),
    weight: gramsOf(typed.weight, typed.weightUnit),
    dimension_length: side(typed.length, typed.sizeUnit),
    dimension_width: side(typed.width, typed.sizeUnit),
    dimension_height: side(typed.height, typed.sizeUnit),
    currency_code: typed.currency,
    price_original: canonical(typed.price, typed.currency),
  }
}
