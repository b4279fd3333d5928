import { decimal, multiply, quotient, toDecimalText, zero } from '../money/index.ts'
import type { Decimal } from '../money/index.ts'

/** Weight units. `pond` is the Indonesian spelling of pound; `ons` is the ounce here. */
export const weightUnits = ['pound', 'pond', 'lb', 'ons', 'gram', 'g', 'kg'] as const
export const lengthUnits = ['mm', 'cm', 'm', 'inch'] as const
export type WeightUnit = (typeof weightUnits)[number]
export type LengthUnit = (typeof lengthUnits)[number]

const pound = decimal('453.592')

/** Grams in one unit, exact. Not the everyday Indonesian ons (100 g) and pon (500 g), so labels must tell them apart. */
export const gramsIn: Record<WeightUnit, Decimal> = {
  pound,
  pond: pound,
  lb: pound,
  ons: decimal('28.3495'),
  gram: decimal(1),
  g: decimal(1),
  kg: decimal(1000),
}

/** Centimetres in one unit, exact. */
export const centimetresIn: Record<LengthUnit, Decimal> = {
  mm: decimal('0.1'),
  cm: decimal(1),
  m: decimal(100),
  inch: decimal('2.54'),
}

/** Cubic centimetres in one cubed unit, exact. */
const cubicCentimetresIn: Record<LengthUnit, Decimal> = {
  mm: decimal('0.001'),
  cm: decimal(1),
  m: decimal(1_000_000),
  inch: decimal('16.387064'),
}

/** Case-insensitive lookup (`Kg`, `Cm`); null for an unknown unit. */
export function readWeightUnit(text: unknown): WeightUnit | null {
  return findUnit(weightUnits, text)
}

/** Case-insensitive lookup; null for an unknown unit. */
export function readLengthUnit(text: unknown): LengthUnit | null {
  return findUnit(lengthUnits, text)
}

function findUnit<Unit extends string>(units: readonly Unit[], text: unknown): Unit | null {
  if (typeof text !== 'string') return null
  const exact = units.find((unit) => unit === text)
  if (exact) return exact
  const normalized = text.trim().toLowerCase()
  return units.find((unit) => unit === normalized) ?? null
}

/** Converts to grams; 0 for an unknown unit (null). */
export function toGrams(weight: Decimal, unit: WeightUnit | null): Decimal {
  return unit === null ? zero : multiply(weight, gramsIn[unit])
}

/** Converts to centimetres; 0 for an unknown unit (null). */
export function toCentimetres(length: Decimal, unit: LengthUnit | null): Decimal {
  return unit === null ? zero : multiply(length, centimetresIn[unit])
}

/**
 * Grams as the text of a figure in a unit, exact where that is finite. Pounds and ounces are cut: a figure that was
 * rounded up could reach the next billed step.
 */
export const fromGrams = (grams: Decimal, unit: WeightUnit): string =>
  toDecimalText(quotient(grams, gramsIn[unit]))

/** Centimetres likewise. */
export const fromCentimetres = (centimetres: Decimal, unit: LengthUnit): string =>
  toDecimalText(quotient(centimetres, centimetresIn[unit]))

/** Cubic centimetres of a box with three sides in one unit; 0 for an unknown unit (null). */
export function toCubicCentimetres(
  length: Decimal,
  width: Decimal,
  height: Decimal,
  unit: LengthUnit | null,
): Decimal {
  if (unit === null) return zero
  return multiply(multiply(multiply(length, width), height), cubicCentimetresIn[unit])
}
