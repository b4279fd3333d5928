import { decimal, isNegative, isZero, toText, type Decimal } from '../money/index.ts'
import { toCentimetres, toGrams } from '../units/index.ts'
import { readTyped, toTyped } from './read.ts'
import { readSides, readWeight } from './read-unit.ts'

/** A measure that was typed with its unit, parsed. */
export type ReadMeasure<Value> =
  | { kind: 'value'; value: Value }
  /** A figure that can be two; each as it can only be read so. */
  | { kind: 'ambiguous'; readings: [asThousands: string, asDecimal: string] }
  | { kind: 'unreadable' }

/** A weight in any notation and unit, `1,4 kg`, in grams. */
export function readGrams(text: string): ReadMeasure<string> {
  const { figure, unit } = readWeight(text)
  if (unit === undefined) return { kind: 'unreadable' }
  const read = readPositive(figure)
  return read.kind === 'value' ? { kind: 'value', value: toText(toGrams(read.value, unit)) } : read
}

/** The sides of a box in any notation and unit, `16" x 8" x 4,5"`, in centimetres. */
export function readCentimetres(text: string): ReadMeasure<[string, string, string]> {
  const { figures, unit } = readSides(text) ?? { figures: [] }
  if (unit === undefined || figures.length !== 3) return { kind: 'unreadable' }
  const sides: string[] = []
  for (const figure of figures) {
    const read = readPositive(figure)
    if (read.kind !== 'value') return read
    sides.push(toText(toCentimetres(read.value, unit)))
  }
  return { kind: 'value', value: sides as [string, string, string] }
}

function readPositive(figure: string): ReadMeasure<Decimal> {
  const read = readTyped(figure)
  if (read.kind === 'ambiguous') {
    const [thousands, fraction] = read.readings
    return { kind: 'ambiguous', readings: [toTyped(thousands), toTyped(fraction)] }
  }
  if (read.kind !== 'value') return { kind: 'unreadable' }
  const value = decimal(read.canonical)
  return isZero(value) || isNegative(value) ? { kind: 'unreadable' } : { kind: 'value', value }
}
