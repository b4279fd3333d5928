import {
  add,
  compare,
  fromInteger,
  isZero,
  larger,
  multiply,
  quotient,
  roundHalfUp,
  toFraction,
  zero,
  zeroFraction,
} from '../money/index.ts'
import type { Decimal } from '../money/index.ts'
import { refuse } from './errors.ts'
import type { BillLine } from './lines.ts'
import { chargeableDomestic, shareMeasures, startedKilogramsAbove } from './measure.ts'
import type { Chargeable, Measured } from './measure.ts'
import { requireFigure, readFigure } from './read.ts'
import type { ParsedShipment } from './read.ts'
import { currentRuleSet } from './rule-sets/index.ts'
import type { RuleSet } from './rule-sets/index.ts'
import type { Figure, PricingRequest, PricingTier } from './types.ts'

/**
 * The price per kilogram of the first tier that reaches the weight, or null if the weight is above the last tier.
 * Throws a {@link PricingError} for an origin without tiers or a tier without a valid price.
 */
export const airPrice = ({ package: { price_json }, country }: PricingRequest, kilograms: Decimal) =>
  tierPrice(price_json?.[country]?.tiers, kilograms, () => refuse('country', 'country_price'))

/**
 * @param refuseTiers called where there are none, or one without a valid price
 * @returns null above the last tier
 */
export function tierPrice(
  tiers: readonly PricingTier[] | undefined,
  kilograms: Decimal,
  refuseTiers: () => never,
): Decimal | null {
  if (!Array.isArray(tiers) || tiers.length === 0) return refuseTiers()
  const tier = tiers.find(
    ({ up_to_kg: limit }) =>
      limit === null || limit === undefined || compare(readFigure(limit) ?? refuseTiers(), kilograms) >= 0,
  )
  return tier ? (readFigure(tier.price_per_kg) ?? refuseTiers()) : null
}

export function airFreight(chargeable: Chargeable, pricePerKilogram: Decimal): BillLine {
  const exact = toFraction(multiply(chargeable.amount, pricePerKilogram))
  return {
    rule: 'freight_air',
    exact,
    amount: Number(roundHalfUp(exact)),
    quantity: chargeable.amount,
    rate: pricePerKilogram,
    rounding: chargeable.rounding,
  }
}

export function seaFreight(shipment: ParsedShipment, chargeable: Chargeable): BillLine {
  return shipment.container === 'lcl'
    ? sharedFreight(shipment, chargeable)
    : containerFreight(shipment, shipment.container)
}

/** Each product pays its share of the cubic metres at its own category's price; rounded once, at the end. */
function sharedFreight(shipment: ParsedShipment, chargeable: Chargeable): BillLine {
  const measures = shareMeasures(shipment)
  let whole = zero
  let weighted = zero
  for (const [index, product] of shipment.products.entries()) {
    const share = measures[index] ?? zero
    whole = add(whole, share)
    weighted = add(weighted, multiply(share, product.seaPrice))
  }
  const exact = quotient(multiply(chargeable.amount, weighted), whole)
  const price = onlyOne(shipment.products.map((product) => product.seaPrice))
  return {
    rule: price ? 'freight_sea_lcl' : 'freight_sea_lcl_mixed',
    exact,
    amount: Number(roundHalfUp(exact)),
    quantity: chargeable.amount,
    rate: price ?? undefined,
    rounding: chargeable.rounding,
  }
}

/** A full container has the price of the most expensive category in it, once. */
function containerFreight(shipment: ParsedShipment, container: 'fcl_20' | 'fcl_40'): BillLine {
  const price = shipment.products.reduce((dearest, product) => larger(dearest, product.seaPrice), zero)
  const exact = toFraction(price)
  return {
    rule: `freight_sea_${container}`,
    exact,
    amount: Number(roundHalfUp(exact)),
    quantity: fromInteger(1),
    rate: price,
  }
}

/** The common value, or null if they differ. */
export function onlyOne(figures: readonly Decimal[]): Decimal | null {
  const first = figures[0]
  return first && figures.every((figure) => figure === first || compare(figure, first) === 0) ? first : null
}

/** A base fee up to a real weight, then a rate per started kilogram. By sea, unless the package overrides it. */
export function handling(
  shipment: ParsedShipment,
  measured: Measured,
  rules: RuleSet,
  override: unknown,
): BillLine {
  const isCharged = typeof override === 'boolean' ? override : shipment.track === 'sea'
  if (!isCharged) return nothing('handling_not_charged')
  const { base, up_to_kg, per_kg_above } = rules.handling
  const above = startedKilogramsAbove(toFraction(measured.grams), fromInteger(up_to_kg))
  const rate = fromInteger(per_kg_above)
  const exact = toFraction(add(fromInteger(base), multiply(above, rate)))
  const amount = Number(roundHalfUp(exact))
  return isZero(above)
    ? { rule: 'handling_up_to_limit', exact, amount }
    : { rule: 'handling_above_limit', exact, amount, quantity: above, rate }
}

/** A fixed amount per phone, by air and by sea. */
export function phoneSurcharge(shipment: ParsedShipment): BillLine {
  const phones = shipment.products.filter((product) => product.phoneSurcharge !== null)
  let quantity = zero
  let sum = zero
  for (const { quantity: count, phoneSurcharge: rate } of phones) {
    quantity = add(quantity, count)
    sum = add(sum, multiply(count, rate ?? zero))
  }
  if (isZero(sum)) return nothing('phone_surcharge_none')
  const exact = toFraction(sum)
  const rate = onlyOne(phones.map((phone) => phone.phoneSurcharge ?? zero))
  return {
    rule: rate ? 'phone_surcharge' : 'phone_surcharge_mixed',
    exact,
    amount: Number(roundHalfUp(exact)),
    quantity,
    rate: rate ?? undefined,
  }
}

/** The courier's price per kilogram × billed kilograms, rounded up to whole kilograms, at least one. */
export function domesticShipping(
  pricePerKilogram: Decimal | null,
  measured: Measured,
  rules: RuleSet,
): BillLine {
  if (pricePerKilogram === null) return nothing('domestic_shipping_none')
  const chargeable = chargeableDomestic(measured, rules)
  const exact = toFraction(multiply(chargeable.amount, pricePerKilogram))
  return {
    rule: 'domestic_shipping',
    exact,
    amount: Number(roundHalfUp(exact)),
    quantity: chargeable.amount,
    rate: pricePerKilogram,
    rounding: chargeable.rounding,
  }
}

/**
 * A courier's price for a billed weight, in rupiah, by the rule of the pricing function; for lists of couriers.
 * Throws a {@link PricingError} if price or weight is not a figure.
 */
export function domesticFee(
  pricePerKilogram: Figure,
  kilograms: Figure,
  rules: RuleSet = currentRuleSet(),
): number {
  const rate = requireFigure(pricePerKilogram, 'price_per_kg')
  const grams = multiply(requireFigure(kilograms, 'weight'), fromInteger(1000))
  return domesticShipping(rate, { grams, cubicCentimetres: zero, isMeasured: false }, rules).amount
}

/** A line of zero, with its reason. */
export function nothing(rule: BillLine['rule']): BillLine {
  return { rule, exact: zeroFraction, amount: 0 }
}
