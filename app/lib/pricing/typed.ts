import { maxPriceIn, maxSideIn, maxValues, maxWeightIn } from '@seberang/domain/api/schemas'
import {
  formatForeign,
  formatNumber,
  readTyped,
  readPrice,
  readSides,
  readWeight,
  readWhole,
} from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { decimal, toText, type Decimal } from '@seberang/domain/money'
import { toCentimetres, toGrams, type LengthUnit, type WeightUnit } from '@seberang/domain/units'
import type { TypedGoods } from '../navigation/parcel-link.ts'

/**
 * The canonical decimal of typed text. Unreadable or ambiguous text comes back with a mark that every schema refuses.
 * @param currency that of a price
 */
export function canonical(typed: string, currency?: string): string {
  const read = readTyped(typed, currency)
  if (read.kind === 'value') return read.canonical
  return read.kind === 'empty' ? '' : `? ${typed}`
}

/** A typed number of pieces: undefined when nothing was typed, and for the schema to refuse when it is not whole. */
export function piecesOf(typed: string): number | undefined {
  const read = readWhole(typed)
  if (read.kind === 'empty') return undefined
  return read.kind === 'unreadable' ? Number.NaN : Number(read.canonical)
}

/** For a field with stepper buttons: the number that they start from. */
export function countOf(typed: string): number | undefined {
  const read = readWhole(typed)
  return read.kind === 'value' ? Number(read.canonical) : undefined
}

const sideNames = ['length', 'width', 'height'] as const

type TypedMeasured = Pick<TypedGoods, 'weight' | 'weightUnit' | 'sizeUnit' | (typeof sideNames)[number]>

/** Splits a weight or sides typed with their unit: the figure into its field, the unit into its choice. */
export function splitMeasures(goods: TypedMeasured): Partial<TypedMeasured> {
  const weighed = readWeight(goods.weight)
  const weightUnit = weightChoices.find((choice) => choice === weighed.unit)
  return { ...(weightUnit && { weight: weighed.figure, weightUnit }), ...splitSides(goods) }
}

/** The same, with a price typed with its currency. */
export function splitUnits(
  goods: TypedGoods,
  currencies: readonly string[],
): Partial<TypedMeasured & Pick<TypedGoods, 'price' | 'currency'>> {
  const { figure: price, unit: currency } = readPrice(goods.price, goods.currency, currencies)
  return { ...(currency && { price, currency }), ...splitMeasures(goods) }
}

/** Three sides in one field fill all three. */
function splitSides(goods: TypedMeasured): Partial<TypedMeasured> {
  for (const name of sideNames) {
    const read = readSides(goods[name])
    if (!read) continue
    const [first = '', width, height] = read.figures
    const sizeUnit = read.unit && { sizeUnit: read.unit }
    if (width !== undefined && height !== undefined) return { length: first, width, height, ...sizeUnit }
    // The unit is that of all three: another one would change the sides that have none beside them.
    const isAlone = sideNames.every((side) => side === name || goods[side].trim() === '')
    if (sizeUnit && (isAlone || read.unit === goods.sizeUnit)) return { [name]: first, ...sizeUnit }
  }
  return {}
}

function converted(typed: string, convert: (value: Decimal) => Decimal): string {
  const read = readTyped(typed)
  return read.kind === 'value' ? toText(convert(decimal(read.canonical))) : canonical(typed)
}

export const gramsOf = (weight: string, unit: WeightUnit): string =>
  converted(weight, (value) => toGrams(value, unit))

/** An empty side counts as 0. */
export const centimetresOf = (length: string, unit: LengthUnit): string =>
  length.trim() === '' ? '0' : converted(length, (value) => toCentimetres(value, unit))

interface TypedMeasures {
  weightUnit: WeightUnit
  sizeUnit: LengthUnit
  currency: string
}

type NameUnit = (unit: WeightUnit | LengthUnit) => string

/** The form fields of goods by the API's field names. */
export const goodsFields = {
  hscode: 'hscode',
  quantity: 'quantity',
  weight: 'weight',
  dimension_length: 'length',
  dimension_width: 'width',
  dimension_height: 'height',
  currency_code: 'currency',
  price_original: 'price',
} as const

/** How a weight, side or price is written in the unit that was chosen for it; undefined for other fields. */
export function unitWriter(
  name: string,
  { weightUnit, sizeUnit, currency }: TypedMeasures,
  unitName: NameUnit,
  language: Language,
): ((figure: number) => string) | undefined {
  if (name === 'price') return (figure) => formatForeign(figure, currency, language)
  const unit = name === 'weight' ? weightUnit : isSide(name) ? sizeUnit : undefined
  return unit && ((figure) => `${formatNumber(figure, language)} ${unitName(unit)}`)
}

const isSide = (name: string): boolean => sideNames.some((side) => side === name)

/** The largest number of pieces, weight, side or price that a form takes, in the unit that was chosen there. */
export function largestTyped(
  name: string,
  measures: TypedMeasures,
  unitName: NameUnit,
  language: Language,
): { value: number; text: string } | undefined {
  if (name === 'quantity') return { value: maxValues.pieces, text: formatNumber(maxValues.pieces, language) }
  const write = unitWriter(name, measures, unitName, language)
  if (!write) return undefined
  const value =
    name === 'price'
      ? maxPriceIn(measures.currency)
      : name === 'weight'
        ? maxWeightIn(measures.weightUnit)
        : maxSideIn(measures.sizeUnit)
  return { value, text: write(value) }
}

/** Units in the select; the API accepts more names. */
export const weightChoices = ['kg', 'gram', 'ons', 'pound'] as const satisfies readonly WeightUnit[]
export const lengthChoices = ['cm', 'mm', 'inch', 'm'] as const satisfies readonly LengthUnit[]
