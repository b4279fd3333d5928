import { add, multiply, toText, zero } from '../money/index.ts'
import { toCubicCentimetres, toGrams } from '../units/index.ts'
import { chargeableAir, measure, weightsOf } from './measure.ts'
import type { Measured } from './measure.ts'
import { needFigure } from './read.ts'
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

/**
 * The weights that the price of a shipment states, without tariffs and rates; zero without products. Throws a
 * PricingError for an unreadable figure.
 */
export function weigh(shipment: WeighedShipment, rules: RuleSet = currentRuleSet()): RealAndVolumetricKg {
  const { track, products, packaging } = shipment
  return weightsOf(measure({ track, ...sizeOf(products), warnings: [] }, packaging), rules)
}

/** What air freight is charged for by these figures, in kilograms. */
export function chargeableAirKg(shipment: WeighedShipment, rules: RuleSet = currentRuleSet()): number {
  const { track, products, packaging } = shipment
  return Number(
    toText(chargeableAir(measure({ track, ...sizeOf(products), warnings: [] }, packaging), rules).amount),
  )
}

function sizeOf(products: readonly ShipmentProduct[]): Pick<Measured, 'grams' | 'cubicCentimetres'> {
  const size = { grams: zero, cubicCentimetres: zero }
  for (const [index, product] of products.entries()) {
    const figure = (name: 'weight' | `dimension_${'length' | 'width' | 'height'}`) =>
      needFigure(product[name], `products[${index}].${name}`)
    const quantity = needFigure(product.quantity, `products[${index}].quantity`)
    const sides = [figure('dimension_length'), figure('dimension_width'), figure('dimension_height')] as const
    size.grams = add(size.grams, multiply(toGrams(figure('weight'), 'gram'), quantity))
    size.cubicCentimetres = add(size.cubicCentimetres, multiply(toCubicCentimetres(...sides, 'cm'), quantity))
  }
  return size
}
