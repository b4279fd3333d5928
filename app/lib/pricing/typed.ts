import { readDecimal } from '@seberang/domain/format'
import { decimal, toText, type Decimal } from '@seberang/domain/money'
import { toCentimetres, toGrams, type LengthUnit, type WeightUnit } from '@seberang/domain/units'

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

/** Units in the select; the API accepts more names. */
export const weightChoices = ['kg', 'gram', 'ons', 'pound'] as const satisfies readonly WeightUnit[]
export const lengthChoices = ['cm', 'mm', 'inch', 'm'] as const satisfies readonly LengthUnit[]
