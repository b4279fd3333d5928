import { toText, zero } from '../money/index.ts'
import { chargeableAir, measure, weightsOf } from './measure.ts'
import type { Measured } from './measure.ts'
import { addSize } from './read.ts'
import { sizedProduct } from './request.ts'
import type { ShipmentProduct } from './request.ts'
import { currentRuleSet } from './rule-sets/index.ts'
import type { RuleSet } from './rule-sets/index.ts'
import type { Track } from './track.ts'
import type { PricedWeight, PricingPackaging } from './types.ts'

export type RealAndVolumetricKg = Pick<PricedWeight, 'real_kg' | 'volumetric_kg'>

/** What a shipment weighs before anything is known about its price. */
interface WeighedShipment {
  track: Track
  products: readonly ShipmentProduct[]
  packaging?: PricingPackaging | null
}

/**
 * The weight in kilograms by which domestic couriers are offered: the billed weight, which is the larger of the real
 * and volumetric weight of the whole shipment, and at least the minimum that a courier charges. Not
 * rounded up: a courier from 10 kg on does not take 9.2 kg.
 */
export function courierWeightKg(
  { real_kg, volumetric_kg }: RealAndVolumetricKg,
  rules: RuleSet = currentRuleSet(),
): number {
  return Math.max(rules.domestic.minimum_grams / 1000, real_kg, volumetric_kg)
}

/** Whether the size of a shipment raises what is billed by these steps: its weight alone would come to fewer of them. */
export function isRaisedBySize(
  { real_kg, volumetric_kg }: RealAndVolumetricKg,
  { step_grams, minimum_grams }: RuleSet['air' | 'domestic'],
): boolean {
  const steps = (kg: number) => Math.ceil(Math.max(minimum_grams, kg * 1000) / step_grams)
  return steps(volumetric_kg) > steps(real_kg)
}

/**
 * The weights that the price of a shipment states, without tariffs and rates; zero without products. Throws a
 * PricingError for an unreadable figure.
 */
export function weigh(shipment: WeighedShipment, rules: RuleSet = currentRuleSet()): RealAndVolumetricKg {
  return weightsOf(measured(shipment), rules)
}

/** What air freight is charged for by these figures, in kilograms. */
export function chargeableAirKg(shipment: WeighedShipment, rules: RuleSet = currentRuleSet()): number {
  return Number(toText(chargeableAir(measured(shipment), rules).amount))
}

/** The size that the price counts. */
function measured({ track, products, packaging }: WeighedShipment): Measured {
  const shipment = { track, grams: zero, cubicCentimetres: zero, warnings: [] }
  for (const [index, product] of products.entries()) addSize(shipment, sizedProduct(product), index)
  return measure(shipment, packaging)
}
