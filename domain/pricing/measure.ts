import {
  compare,
  fromInteger,
  isZero,
  larger,
  multiply,
  quotient,
  roundUp,
  subtract,
  toFraction,
  toNumber,
  zero,
} from '../money/index.ts'
import type { Decimal, Fraction } from '../money/index.ts'
import { readLengthUnit, readWeightUnit, toCubicCentimetres, toGrams } from '../units/index.ts'
import { refuse } from './errors.ts'
import { requireFigure, readCount, unknownUnit } from './read.ts'
import type { ParsedShipment } from './read.ts'
import type { RuleSet } from './rule-sets/index.ts'
import type { PackagingMeasures, PricedWeight, PricingPackaging, RoundingKey } from './types.ts'

const cubicCentimetresInCubicMetre = fromInteger(1_000_000)
const thousand = fromInteger(1000)
const thousandth: Decimal = { coefficient: 1, scale: 3 }

/** The size of a shipment, from its packaging, else from its products. */
export interface Measured {
  grams: Decimal
  cubicCentimetres: Decimal
  /** Whether measured values are among the figures. */
  isMeasured: boolean
}

/** A figure rounded up to a step or raised to a minimum, and which of the two applied. */
export interface Chargeable {
  amount: Decimal
  rounding?: RoundingKey
}

/** The products of a shipment as far as they determine its size. */
type UnmeasuredShipment = Pick<ParsedShipment, 'track' | 'grams' | 'cubicCentimetres' | 'warnings'>

/** Weight and volume of the whole shipment; packaging replaces the sum of the products. */
export function measure(
  shipment: UnmeasuredShipment,
  packaging: PricingPackaging | null | undefined,
): Measured {
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

interface Chosen {
  value: Decimal | null
  isRevised: boolean
}

const none: Chosen = { value: null, isRevised: false }

/** The revised figure, else the estimate, else null. Both are parsed, so that an invalid one is always refused. */
function pick(
  packaging: PricingPackaging,
  revision: PackagingMeasures,
  name: keyof PackagingMeasures,
): Chosen {
  const estimate = isGiven(packaging[name]) ? requireFigure(packaging[name], `packaging.${name}`) : null
  if (!isGiven(revision[name])) return { value: estimate, isRevised: false }
  return { value: requireFigure(revision[name], `packaging.revision.${name}`), isRevised: true }
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined
}

interface Sides {
  /** All three sides, or null if one is unknown. */
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

function gramsOf(weight: Decimal, packaging: PricingPackaging, shipment: UnmeasuredShipment): Decimal {
  const unit = readWeightUnit(packaging.weight_unit)
  if (unit === null) shipment.warnings.push(unknownUnit('packaging.weight_unit'))
  return toGrams(weight, unit)
}

/** A measured volume overrides all sides; an estimated volume overrides only estimated sides. */
function pickVolume(
  shipment: UnmeasuredShipment,
  packaging: PricingPackaging,
  quantity: Decimal,
  sides: Sides,
  volume: Chosen,
): Decimal {
  if (volume.value && (volume.isRevised || !sides.isRevised)) {
    return multiply(volume.value, cubicCentimetresInCubicMetre)
  }
  if (!sides.values) return shipment.cubicCentimetres
  const unit = readLengthUnit(packaging.dimension_unit)
  if (unit === null) shipment.warnings.push(unknownUnit('packaging.dimension_unit'))
  return multiply(toCubicCentimetres(...sides.values, unit), quantity)
}

/** Volumetric weight in grams. */
function volumetricGrams(measured: Measured, rules: RuleSet): Fraction {
  return quotient(measured.cubicCentimetres, fromInteger(rules.volumetric_divisor))
}

/** Billed grams: the larger of real and volumetric weight of the whole shipment. */
export function billedGrams(measured: Measured, rules: RuleSet): Fraction {
  const isReal =
    compare(multiply(measured.grams, fromInteger(rules.volumetric_divisor)), measured.cubicCentimetres) >= 0
  return isReal ? toFraction(measured.grams) : volumetricGrams(measured, rules)
}

/** Real and volumetric weight in kilograms. */
export function weightsOf(
  measured: Measured,
  rules: RuleSet,
): Pick<PricedWeight, 'real_kg' | 'volumetric_kg'> {
  const { numerator, denominator } = volumetricGrams(measured, rules)
  const volumetric = quotient({ coefficient: numerator, scale: 3 }, fromInteger(denominator))
  const real = toFraction(multiply(measured.grams, thousandth))
  return { real_kg: toNumber(real), volumetric_kg: toNumber(volumetric) }
}

/** Air: billed kilograms, rounded up to 0.5 kg, at least 0.5 kg. */
export function chargeableAir(measured: Measured, rules: RuleSet): Chargeable {
  const { step_grams, minimum_grams } = rules.air
  const billed = billedGrams(measured, rules)
  return upToStep(billed, step_grams, minimum_grams, 'up_half_kilogram', 'minimum_half_kilogram')
}

/** Domestic courier: billed kilograms, rounded up to 1 kg, at least 1 kg. */
export function chargeableDomestic(measured: Measured, rules: RuleSet): Chargeable {
  const { step_grams, minimum_grams } = rules.domestic
  return upToStep(billedGrams(measured, rules), step_grams, minimum_grams, 'up_kilogram', 'minimum_kilogram')
}

/** Sea: the larger of volume and weight equivalent, at least the minimum, rounded up to a litre. */
export function chargeableSea(measured: Measured, rules: RuleSet, isMinimumLifted: boolean): Chargeable {
  const { kilograms_per_m3, minimum_litres, step_litres } = rules.sea
  // Both are litres (grams ÷ kg/m³, and cm³ ÷ 1000); compared without a division.
  const weight = multiply(measured.grams, thousand)
  const volume = multiply(measured.cubicCentimetres, fromInteger(kilograms_per_m3))
  const litres = quotient(larger(weight, volume), fromInteger(kilograms_per_m3 * 1000))
  return upToStep(litres, step_litres, isMinimumLifted ? 0 : minimum_litres, 'up_litre', 'minimum_volume')
}

/** Rounds grams (or litres) up to a step and a minimum. Returns kilograms (or cubic metres). */
function upToStep(
  value: Fraction,
  step: number,
  minimum: number,
  roundedUp: RoundingKey,
  lifted: RoundingKey,
): Chargeable {
  const rounded = fromInteger(roundUp(value, step))
  if (compare(rounded, fromInteger(minimum)) < 0)
    return { amount: { coefficient: minimum, scale: 3 }, rounding: lifted }
  const amount = { coefficient: rounded.coefficient, scale: 3 }
  const isExact =
    compare(multiply(rounded, fromInteger(value.denominator)), fromInteger(value.numerator)) === 0
  return isExact ? { amount } : { amount, rounding: roundedUp }
}

/** Started kilograms above a limit in kilograms. */
export function startedKilogramsAbove({ numerator, denominator }: Fraction, limit: Decimal): Decimal {
  const inKilogram = multiply(fromInteger(denominator), thousand)
  const above = subtract(fromInteger(numerator), multiply(limit, inKilogram))
  return fromInteger(roundUp(quotient(larger(above, zero), inKilogram)))
}

/** Basis of each product's share of the freight: volume; weight if no product has a volume; else equal shares. */
export function shareMeasures(shipment: ParsedShipment): Decimal[] {
  const { products } = shipment
  if (!isZero(shipment.cubicCentimetres)) return products.map((product) => product.cubicCentimetres)
  if (!isZero(shipment.grams)) return products.map((product) => product.grams)
  return products.map(() => fromInteger(1))
}
