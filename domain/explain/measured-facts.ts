import type { MeasurementChange, Measures } from '../api/index.ts'
import { formatSize, formatWeight } from '../format/index.ts'
import type { Language } from '../language/index.ts'

/** A figure of a measurement beside the one that stood until then, which is omitted where none was known. */
export interface MeasuredFact {
  name: 'weight' | 'size' | 'boxes'
  before?: string
  now: string
}

/** What a measurement found of weight and size, as far as it is known. */
export function measuredFacts({ before, now }: MeasurementChange, language: Language): MeasuredFact[] {
  return [
    ...factOf('weight', weightText(before, language), weightText(now, language)),
    ...factOf('size', sizeText(before, language), sizeText(now, language)),
    ...(isOneBox(before) && isOneBox(now)
      ? []
      : factOf('boxes', String(before.quantity ?? 1), String(now.quantity ?? 1))),
  ]
}

const factOf = (
  name: MeasuredFact['name'],
  before: string | undefined,
  now: string | undefined,
): MeasuredFact[] => (now === undefined ? [] : [{ name, ...(before !== undefined && { before }), now }])

const isOneBox = ({ quantity = 1 }: Partial<Measures>): boolean => quantity === 1

/** A weight of 0 means that nobody has weighed it. */
const weightText = ({ weight_kg: weight }: Partial<Measures>, language: Language): string | undefined =>
  weight ? formatWeight(weight, language) : undefined

/** The three sides of one package; undefined unless all are known. */
export function sizeText(
  { length_cm: length, width_cm: width, height_cm: height }: Partial<Measures>,
  language: Language,
): string | undefined {
  if (!length || !width || !height) return undefined
  return formatSize([length, width, height], language)
}
