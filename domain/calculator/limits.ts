import { currentRuleSet, isParcel, isSea, price, PricingError } from '../pricing/index.ts'
import type { PricedWeight, PricingPackaging, PricingRequest, RuleSet } from '../pricing/index.ts'
import { billedBy } from './options.ts'

/** A limit close to a parcel, and the effect of crossing it. Amounts are rupiah. */
export type Limit =
  /** Air: grams of billed weight to lose to reach the next lower step, and the saving. */
  | { kind: 'lighter'; grams: number; toKg: number; by: 'weight' | 'volume'; saves: number }
  /** Air: grams that can be added without reaching the next step. */
  | { kind: 'room'; grams: number }
  /** Sea: the saving for every `litres` less, down to the minimum. */
  | { kind: 'smaller'; litres: number; saves: number }
  /** Sea: litres that can be added before more than the minimum is billed. */
  | { kind: 'minimum'; litres: number; billedLitres: number }
  /** A limit of value. `away` is the distance below it in USD: 0 at the limit, which still belongs to it; negative above. */
  | { kind: ValueLimit; usd: number; away: number }
  /** Kilograms left until handling increases; negative above. `perKg` is the price of each further one. */
  | { kind: 'handling'; kg: number; perKg: number }

/** Duty-free up to it; jastip allowance; by law, general rates and income tax above. */
export const valueLimits = ['duty_free', 'allowance', 'parcel_limit'] as const
export type ValueLimit = (typeof valueLimits)[number]

/**
 * The limits that a priced parcel is near, largest saving first. A saving is computed by pricing the same goods on the
 * other side of the limit; that other goods, or a lower value, would cost less is none.
 */
export function limitsNear(request: PricingRequest, rules: RuleSet = currentRuleSet()): Limit[] {
  const { weight, goods, total } = price(request, rules)
  const again = (packaging: PricingPackaging): number => gain(total, { ...request, packaging }, rules)
  const limits = [
    ...('chargeable_kg' in weight
      ? airLimits(weight, rules, again)
      : request.container_type === 'lcl'
        ? seaLimits(weight, rules, again)
        : []),
    ...valueLimitsOf(request, goods.usd, rules),
    ...handlingLimit(request, weight.real_kg, rules),
  ]
  return limits.toSorted((one, other) => savingOf(other) - savingOf(one))
}

export const savingOf = (limit: Limit): number => ('saves' in limit ? limit.saves : 0)

/** The saving of another request; undefined if it is more expensive or cannot be priced. */
function gain(total: number, other: PricingRequest, rules: RuleSet): number {
  try {
    return Math.max(0, total - price(other, rules).total)
  } catch (error) {
    if (error instanceof PricingError) return 0
    throw error
  }
}

function airLimits(
  weight: PricedWeight & { chargeable_kg: number },
  rules: RuleSet,
  again: (packaging: PricingPackaging) => number,
): Limit[] {
  const by = billedBy(weight, rules)
  const step = rules.air.step_grams / 1000
  const billed = Math.max(weight.real_kg, weight.volumetric_kg)
  const limits: Limit[] = []
  const toKg = weight.chargeable_kg - step
  if (by !== 'minimum' && toKg >= rules.air.minimum_grams / 1000) {
    const saves = again({
      weight: toKg,
      weight_unit: 'kg',
      length: 0,
      width: 0,
      height: 0,
      dimension_unit: 'cm',
    })
    const grams = Math.ceil(grammes(billed - toKg))
    if (saves > 0) limits.push({ kind: 'lighter', grams, toKg, by, saves })
  }
  const grams = Math.floor(grammes(weight.chargeable_kg - weight.real_kg))
  if (grams > 0) limits.push({ kind: 'room', grams })
  return limits
}

/** 100 litres are easy to picture; a small parcel has less to lose. */
const litresAtOnce = [100, 50, 10]

function seaLimits(
  weight: PricedWeight & { measured_m3: number; chargeable_m3: number },
  rules: RuleSet,
  again: (packaging: PricingPackaging) => number,
): Limit[] {
  const billedLitres = Math.round(weight.chargeable_m3 * 1000)
  const used = Math.max(weight.measured_m3, weight.real_kg / rules.sea.kilograms_per_m3) * 1000
  const by = billedBy(weight, rules)
  if (by === 'minimum') {
    return [{ kind: 'minimum', litres: Math.floor(billedLitres - used), billedLitres }]
  }
  if (by === 'weight') return []
  const floor = Math.max(rules.sea.minimum_litres, (weight.real_kg / rules.sea.kilograms_per_m3) * 1000)
  const litres = litresAtOnce.find((some) => billedLitres - some >= floor)
  if (litres === undefined) return []
  const saves = again({ volume_m3: (billedLitres - litres) / 1000 })
  return saves > 0 ? [{ kind: 'smaller', litres, saves }] : []
}

/** Air parcels of individuals and companies are free up to a value, individuals' have simple rates; jastip has an allowance. */
function valueLimitsOf(request: PricingRequest, usd: number, rules: RuleSet): Limit[] {
  const { package_type, tax_included } = request.package
  if (tax_included || usd === 0) return []
  const isFreeWhenSmall = isParcel(request.package)
  // A company is charged the general rates at any value.
  const hasSimpleRates = isFreeWhenSmall && package_type !== 'company'
  const limit = (kind: ValueLimit, at: number): Limit => ({
    kind,
    usd: at,
    away: at - usd,
  })
  return [
    ...(isFreeWhenSmall ? [limit('duty_free', rules.duty_free_under_usd)] : []),
    ...(package_type === 'jastip' ? [limit('allowance', rules.jastip_allowance_usd)] : []),
    ...(hasSimpleRates ? [limit('parcel_limit', rules.parcel_limit_usd)] : []),
  ]
}

function handlingLimit(request: PricingRequest, realKg: number, rules: RuleSet): Limit[] {
  const { handling } = request.package
  const { up_to_kg, per_kg_above } = rules.handling
  if (!(handling ?? isSea(request.package))) return []
  const kg = up_to_kg - realKg
  // Irrelevant to a parcel of a few kilograms.
  return kg < up_to_kg * 0.9 ? [{ kind: 'handling', kg, perKg: per_kg_above }] : []
}

/** Removes binary rounding noise. */
const grammes = (kilograms: number): number => Math.round(kilograms * 1e6) / 1e3
