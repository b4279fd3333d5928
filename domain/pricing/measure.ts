import {
  compare,
  isZero,
  larger,
  multiply,
  quotient,
  roundUp,
  subtract,
  toFraction,
  zero,
} from '../money/index.ts'
import type { Decimal, Fraction } from '../money/index.ts'
import { readLengthUnit, readWeightUnit, toCubicCentimetres, toGrams } from '../units/index.ts'
import { refuse } from './errors.ts'
import { needFigure, readCount, unknownUnit } from './read.ts'
import type { ReadShipment } from './read.ts'
import type { RuleSet } from './rule-sets/index.ts'
import type { PackagingMeasures, PricingPackaging, RoundingKey } from './types.ts'

const cubicCentimetresInCubicMetre: Decimal = { coefficient: 1_000_000, scale: 0 }
const thousand: Decimal = { coefficient: 1000, scale: 0 }

/** The size of a shipment: what was said of its packaging, else of its products. */
export interface Measured {
  grams: Decimal
  cubicCentimetres: Decimal
  /** The warehouse's own measurement is among the figures. */
  isMeasured: boolean
}

/** A figure that was rounded up to a step or lifted to a minimum, and by which of the two. */
export interface Chargeable {
  amount: Decimal
  rounding?: RoundingKey
}

/** Weight and volume of the whole shipment; packaging replaces what the products add up to. */
export function measure(shipment: ReadShipment, packaging: PricingPackaging | null | undefined): Measured {
  if (!packaging)
    return { grams: shipment.grams, cubicCentimetres: shipment.cubicCentimetres, isMeasured: false }
  const revision = packaging.revision ?? {}
  const bySea = shipment.track === 'sea'
  const quantity = readCount(packaging.quantity ?? 1) ?? refuse('packaging.quantity', 'quantity_minimum')
  const weight = pick(packaging, revision, 'weight')
  const sides = readSides(packaging, revision)
  const volume = bySea ? pick(packaging, revision, 'volume_m3') : none
  return {
    grams: weight.value ? gramsOf(weight.value, packaging, shipment) : shipment.grams,
    cubicCentimetres: pickVolume(shipment, packaging, quantity, sides, volume),
    isMeasured: weight.isRevised || sides.isRevised || volume.isRevised,
  }
}

interface Picked {
  value: Decimal | null
  isRevised: boolean
}

const none: Picked = { value: null, isRevised: false }

/** The revised figure, else the estimate, else none. Both are read, so that a bad one is refused either way. */
function pick(
  packaging: PricingPackaging,
  revision: PackagingMeasures,
  name: keyof PackagingMeasures,
): Picked {
  const estimate = isGiven(packaging[name]) ? needFigure(packaging[name], `packaging.${name}`) : null
  if (!isGiven(revision[name])) return { value: estimate, isRevised: false }
  return { value: needFigure(revision[name], `packaging.revision.${name}`), isRevised: true }
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined
}

interface Sides {
  /** All three, or null when one is not known. */
  values: [length: Decimal, width: Decimal, height: Decimal] | null
  isRevised: boolean
}

function readSides(packaging: PricingPackaging, revision: PackagingMeasures): Sides {
  const length = pick(packaging, revision, 'length')
  const width = pick(packaging, revision, 'width')
  const height = pick(packaging, revision, 'height')
  if (!length.value || !width.value || !height.value) return { values: null, isRevised: false }
  return {
    values: [length.value, width.value, height.value],
    isRevised: length.isRevised || width.isRevised || height.isRevised,
  }
}

function gramsOf(weight: Decimal, packaging: PricingPackaging, shipment: ReadShipment): Decimal {
  const unit = readWeightUnit(packaging.weight_unit)
  if (unit === null) shipment.warnings.push(unknownUnit('packaging.weight_unit'))
  return toGrams(weight, unit)
}

/** A volume that was measured wins over sides; an estimated volume wins over estimated sides, not measured ones. */
function pickVolume(
  shipment: ReadShipment,
  packaging: PricingPackaging,
  quantity: Decimal,
  sides: Sides,
  volume: Picked,
): Decimal {
  if (volume.value && (volume.isRevised || !sides.isRevised)) {
    return multiply(volume.value, cubicCentimetresInCubicMetre)
  }
  if (!sides.values) return shipment.cubicCentimetres
  const unit = readLengthUnit(packaging.dimension_unit)
  if (unit === null) shipment.warnings.push(unknownUnit('packaging.dimension_unit'))
  return multiply(toCubicCentimetres(...sides.values, unit), quantity)
}

/** Grams that the volume counts as. */
export function volumetricGrams(measured: Measured, rules: RuleSet): Fraction {
  return quotient(measured.cubicCentimetres, whole(rules.volumetric_divisor))
}

/** Grams that are billed: the larger of the shipment's real and volumetric totals. */
export function billedGrams(measured: Measured, rules: RuleSet): Fraction {
  const isReal =
    compare(multiply(measured.grams, whole(rules.volumetric_divisor)), measured.cubicCentimetres) >= 0
  return isReal ? toFraction(measured.grams) : volumetricGrams(measured, rules)
}

/** By air: billed kilograms up to the next half, at least half a kilogram. */
export function chargeableAir(measured: Measured, rules: RuleSet): Chargeable {
  const { step_grams, minimum_grams } = rules.air
  const billed = billedGrams(measured, rules)
  return upToStep(billed, step_grams, minimum_grams, 'up_half_kilogram', 'minimum_half_kilogram')
}

/** For the courier at home: billed kilograms up to the full one, at least one. */
export function chargeableDomestic(measured: Measured, rules: RuleSet): Chargeable {
  const { step_grams, minimum_grams } = rules.domestic
  return upToStep(billedGrams(measured, rules), step_grams, minimum_grams, 'up_kilogram', 'minimum_kilogram')
}

/** By sea: the larger of the volume and of what the weight counts as, at least the minimum, up to the next litre. */
export function chargeableSea(measured: Measured, rules: RuleSet, isMinimumLifted: boolean): Chargeable {
  const { kilograms_per_m3, minimum_litres, step_litres } = rules.sea
  // grams ÷ kg/m³ are litres, and cm³ ÷ 1000 too: compared without dividing.
  const weight = multiply(measured.grams, thousand)
  const volume = multiply(measured.cubicCentimetres, whole(kilograms_per_m3))
  const litres = quotient(larger(weight, volume), whole(kilograms_per_m3 * 1000))
  return upToStep(litres, step_litres, isMinimumLifted ? 0 : minimum_litres, 'up_litre', 'minimum_volume')
}

/** Rounds grams (or litres) up to a step and lifts them to a minimum; answers kilograms (or cubic metres). */
function upToStep(
  value: Fraction,
  step: number,
  minimum: number,
  roundedUp: RoundingKey,
  lifted: RoundingKey,
): Chargeable {
  const rounded = whole(roundUp(value, step))
  if (compare(rounded, whole(minimum)) < 0)
    return { amount: { coefficient: minimum, scale: 3 }, rounding: lifted }
  const amount = { coefficient: rounded.coefficient, scale: 3 }
  const isExact = compare(multiply(rounded, whole(value.denominator)), whole(value.numerator)) === 0
  return isExact ? { amount } : { amount, rounding: roundedUp }
}

function whole(coefficient: Decimal['coefficient']): Decimal {
  return { coefficient, scale: 0 }
}

/** Kilograms that were started above a limit. */
export function startedKilogramsAbove(grams: Decimal, limit: number): Decimal {
  const kilograms = whole(roundUp(quotient(grams, thousand)))
  return larger(subtract(kilograms, whole(limit)), zero)
}

/** What each product's share of the freight is measured by: volume, weight where nothing has a volume, else evenly. */
export function shareMeasures(shipment: ReadShipment): Decimal[] {
  const { products } = shipment
  if (!isZero(shipment.cubicCentimetres)) return products.map((product) => product.cubicCentimetres)
  if (!isZero(shipment.grams)) return products.map((product) => product.grams)
  return products.map(() => whole(1))
}
