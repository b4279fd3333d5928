import { isObject } from '../json/index.ts'
import {
  compare,
  fromInteger,
  multiply,
  percent,
  quotient,
  roundHalfUp,
  toFraction,
  toNumber,
  zero,
} from '../money/index.ts'
import type { Decimal } from '../money/index.ts'
import { refuse } from './errors.ts'
import { additionalCosts, discount, insurance, readVoucher } from './extras.ts'
import { airFreight, tierPrice } from './freight.ts'
import { billedGrams, chargeableAir, measure, startedKilogramsAbove, weightsOf } from './measure.ts'
import type { Measured } from './measure.ts'
import { addGoods, addSize, goodsContext, noGoods, readFigure, readProducts } from './read.ts'
import { currentRuleSet } from './rule-sets/index.ts'
import type { SizedProduct } from './read.ts'
import type { RuleSet } from './rule-sets/index.ts'
import type {
  Figure,
  PricedWeight,
  PricingAnswer,
  PricingPackage,
  PricingProduct,
  PricingRequest,
} from './types.ts'

/** Its category is only named: what the destination levies is the recipient's. */
export type ExportProduct = Omit<PricingProduct, 'category'> & { category?: { category_name: string } }

/** The first zone that reaches the distance prices the pickup. Prices in rupiah. */
export interface PickupZone {
  up_to_km: Figure
  base: Figure
  /** For every started kilogram of the billed weight above what the base includes. */
  per_kg: Figure
  included_kg: Figure
}

export interface Pickup {
  distance_km: Figure
  zones: readonly PickupZone[]
}

/** Which of them apply is decided before, each with its reason. */
export interface ExportSurcharge {
  id: string
  kind: 'fixed' | 'per_kg' | 'percent_of_freight'
  /** Rupiah, rupiah per chargeable kilogram, or percent (7.5 is 7.5 %). */
  value: Figure
}

export interface ExportRequest extends Pick<
  PricingRequest,
  'insurance' | 'rates' | 'packaging' | 'additional_costs' | 'voucher'
> {
  /** Country, a key of the package's `price_json`. */
  destination: string
  package: Pick<PricingPackage, 'package_id' | 'price_json'>
  products: readonly ExportProduct[]
  /** Null where the goods are brought to a drop point. */
  pickup?: Pickup | null
  surcharges: readonly ExportSurcharge[]
}

/** The lines of a bill, in display order. */
export const exportLines = [
  'freight',
  'pickup',
  'surcharges',
  'insurance',
  'additional_costs',
  'discount',
] as const
export type ExportLine = (typeof exportLines)[number]

/** Whole rupiah, except `goods.usd`: the double nearest to the unrounded quotient. */
export interface ExportAnswer extends Pick<PricingAnswer, 'goods' | 'total' | 'warnings'> {
  weight: Extract<PricedWeight, { chargeable_kg: number }>
  /** Zero or positive; the discount is zero or negative. */
  lines: Record<ExportLine, number>
  /** What the destination levies is paid by the recipient, and is not in the price. */
  recipient_charges: true
}

/**
 * Prices a shipment abroad, by the arithmetic of `price` and under the same rule set. Throws a {@link PricingError} with
 * the path of the first invalid field; nothing is guessed.
 */
export function exportPrice(request: ExportRequest, rules: RuleSet = currentRuleSet()): ExportAnswer {
  // Requests may come from files or strangers, so every field that is used is validated.
  if (!isObject(request)) refuse('products', 'products_count')
  const products = readProducts(request)
  const goods = noGoods(request.rates)
  const context = goodsContext(request.rates, goods)
  for (const [index, product] of products.entries()) addGoods(context, product ?? {}, index)
  const measured = measure({ ...goods, track: 'air' }, request.packaging)
  const chargeable = chargeableAir(measured, rules)
  const additional = additionalCosts(request.additional_costs)
  const voucher = readVoucher(request.voucher)
  const tiers = request.package?.price_json?.[request.destination]?.tiers
  const pricePerKilogram = tierPrice(tiers, chargeable.amount, () =>
    refuse('destination', 'destination_price'),
  )
  const freight = airFreight(
    chargeable,
    pricePerKilogram ?? refuse('weight', 'weight_above_export_tiers'),
  ).amount
  const lines: ExportAnswer['lines'] = {
    freight,
    pickup: pickupPrice(request.pickup, measured, rules),
    surcharges: surchargesOf(request.surcharges, freight, chargeable.amount),
    insurance: insurance(goods.goods, request.insurance).amount,
    additional_costs: additional.amount,
    discount: discount(voucher, freight).amount,
  }
  return {
    weight: { ...weightsOf(measured, rules), chargeable_kg: toNumber(toFraction(chargeable.amount)) },
    goods: {
      idr: Number(roundHalfUp(toFraction(goods.goods))),
      usd: toNumber(quotient(goods.goods, goods.usdRate)),
    },
    lines,
    total: exportLines.reduce((sum, line) => sum + lines[line], 0),
    recipient_charges: true,
    ...(goods.warnings.length > 0 && { warnings: goods.warnings }),
  }
}

export interface PickupFee {
  zone: PickupZone
  /** Whole rupiah. */
  base: number
  /** Started kilograms above what the base includes, and what they cost. */
  kilograms: number
  above: number
}

/** What the pickup of one box, or of several of its kind, costs: the figure of `exportPrice`, in its parts. */
export function pickupFee(pickup: Pickup, box: SizedProduct, rules: RuleSet = currentRuleSet()): PickupFee {
  const size = { grams: zero, cubicCentimetres: zero, warnings: [] }
  addSize(size, box, 0)
  return feeOf(pickup, measure({ ...size, track: 'air' }, null), rules)
}

function pickupPrice(pickup: ExportRequest['pickup'], measured: Measured, rules: RuleSet): number {
  if (pickup === null || pickup === undefined) return 0
  const { base, above } = feeOf(pickup, measured, rules)
  return base + above
}

/** The base of the first zone that reaches the distance, and its rate for every started kilogram above. */
function feeOf(pickup: Pickup, measured: Measured, rules: RuleSet): PickupFee {
  const figure = (value: unknown): Decimal => readFigure(value) ?? refuse('pickup', 'figure_unreadable')
  const distance = figure(pickup.distance_km)
  const zones = Array.isArray(pickup.zones) ? (pickup.zones as readonly PickupZone[]) : []
  const zone =
    zones.find(({ up_to_km }) => compare(figure(up_to_km), distance) >= 0) ??
    refuse('pickup', 'pickup_distance')
  const started = startedKilogramsAbove(billedGrams(measured, rules), figure(zone.included_kg))
  return {
    zone,
    base: rounded(figure(zone.base)),
    kilograms: toNumber(toFraction(started)),
    above: rounded(multiply(started, figure(zone.per_kg))),
  }
}

function surchargesOf(surcharges: unknown, freight: number, kilograms: Decimal): number {
  if (surcharges === null || surcharges === undefined) return 0
  if (!Array.isArray(surcharges)) return refuse('surcharges', 'surcharge_invalid')
  const quantities: Record<string, Decimal> = {
    fixed: fromInteger(1),
    per_kg: kilograms,
    percent_of_freight: multiply(fromInteger(freight), percent),
  }
  return surcharges.reduce<number>((sum, surcharge: Partial<ExportSurcharge> | null, index) => {
    const quantity = quantities[surcharge?.kind ?? '']
    const value = readFigure(surcharge?.value)
    if (!quantity || !value) return refuse(`surcharges[${index}]`, 'surcharge_invalid')
    return sum + rounded(multiply(quantity, value))
  }, 0)
}

const rounded = (value: Decimal): number => Number(roundHalfUp(toFraction(value)))
