import { maxValues } from '@seberang/domain/api/schemas'
import { formatNumber, readDecimal } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { decimal, toFraction, toNumber, toText, type Decimal } from '@seberang/domain/money'
import {
  centimetresIn,
  gramsIn,
  toCentimetres,
  toGrams,
  type LengthUnit,
  type WeightUnit,
} from '@seberang/domain/units'

/**
 * The canonical decimal of typed text. Unreadable or ambiguous text comes back with a mark that every schema refuses.
 * @param currency that of a price
 */
export function canonical(typed: string, currency?: string): string {
  const read = readDecimal(typed, currency)
  if (read.kind === 'value') return read.canonical
  return read.kind === 'empty' ? '' : `? ${typed}`
}

function converted(typed: string, convert: (value: Decimal) => Decimal): string {
  const read = readDecimal(typed)
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

/** The largest weight, side or price that a form takes, in the unit that was chosen there. */
export function largestTyped(
  name: string,
  { weightUnit, sizeUnit, currency }: TypedMeasures,
  unitName: (unit: WeightUnit | LengthUnit) => string,
  language: Language,
): { value: number; text: string } | undefined {
  const inUnit = (largest: number, per: Decimal): number =>
    Math.floor((largest / toNumber(toFraction(per))) * 100) / 100
  if (name === 'price') {
    const text = `${currency} ${formatNumber(maxValues.price, language)}`
    return { value: maxValues.price, text }
  }
  if (name === 'weight') {
    const value = inUnit(maxValues.grams, gramsIn[weightUnit])
    return { value, text: `${formatNumber(value, language)} ${unitName(weightUnit)}` }
  }
  if (name !== 'length' && name !== 'width' && name !== 'height') return undefined
  const value = inUnit(maxValues.centimetres, centimetresIn[sizeUnit])
  return { value, text: `${formatNumber(value, language)} ${unitName(sizeUnit)}` }
}

/** Units in the select; the API accepts more names. */
export const weightChoices = ['kg', 'gram', 'ons', 'pound'] as const satisfies readonly WeightUnit[]
export const lengthChoices = ['cm', 'mm', 'inch', 'm'] as const satisfies readonly LengthUnit[]
