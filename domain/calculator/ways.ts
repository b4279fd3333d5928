import { containerTypes, currentRuleSet, explain, fitsContainer, PricingError } from '../pricing/index.ts'
import type {
  ContainerType,
  Explanation,
  PricedWeight,
  PricingAnswer,
  PricingPackage,
  PricingRequest,
  RuleSet,
} from '../pricing/index.ts'

/** What is sent, whatever way it goes. */
export type Parcel = Omit<PricingRequest, 'package' | 'container_type'>

/** A delivery method as it is offered. */
export interface Method extends PricingPackage {
  accepts_battery: boolean
  /** The least and the most days on the way, by origin. */
  days: Readonly<Record<string, readonly [number, number]>>
}

/** One way to send a parcel, with its price. By air there is no container. */
export interface Way<Offered extends Method = Method> {
  id: string
  method: Offered
  container: ContainerType | null
  days: readonly [number, number]
  answer: PricingAnswer
  explanation: readonly Explanation[]
  levies: LevyReason
  billedBy: BilledBy
}

/** Why a way is not among those that are compared. */
export const leftOutReasons = [
  'battery',
  'too_heavy',
  'container_too_small',
  'container_too_large',
  'no_price',
] as const
export interface LeftOut<Offered extends Method = Method> {
  method: Offered
  container: ContainerType | null
  reason: (typeof leftOutReasons)[number]
}

/** What duty and taxes of a way follow: keys of texts. */
export const levyReasons = [
  'all_in',
  'duty_free',
  'within_allowance',
  'above_allowance',
  'own_rates',
  'general_rates',
] as const
export type LevyReason = (typeof levyReasons)[number]

/** What is billed: keys of texts. */
export const billedReasons = ['weight', 'volume', 'minimum', 'container'] as const
export type BilledBy = (typeof billedReasons)[number]

interface Asked {
  hasBattery?: boolean
  /** Also the containers that are far too large for the goods. */
  everyContainer?: boolean
  rules?: RuleSet
}

export interface Compared<Offered extends Method = Method> {
  /** The cheapest first. */
  ways: Way<Offered>[]
  leftOut: LeftOut<Offered>[]
}

/**
 * The same parcel by every way there is. A method that does not serve the origin is no way at all; one that cannot
 * take these goods is left out with its reason.
 * Throws a PricingError where nothing about the way is wrong but the parcel itself.
 */
export function compareWays<Offered extends Method>(
  parcel: Parcel,
  methods: readonly Offered[],
  { hasBattery = false, everyContainer = false, rules = currentRuleSet() }: Asked = {},
): Compared<Offered> {
  const compared: Compared<Offered> = { ways: [], leftOut: [] }
  for (const method of methods) {
    const days = method.days[parcel.country]
    if (!days) continue
    for (const container of method.package_track === 'udara' ? [null] : containerTypes) {
      const reason = hasBattery && !method.accepts_battery ? 'battery' : undefined
      const found = reason ?? priceWay(parcel, method, container, days, { everyContainer, rules })
      if (typeof found === 'string') compared.leftOut.push({ method, container, reason: found })
      else compared.ways.push(found)
    }
  }
  compared.ways.sort(byPrice)
  return compared
}

const byPrice = (one: Way, other: Way): number => one.answer.total - other.answer.total || byDays(one, other)
const byDays = (one: Way, other: Way): number => one.days[1] - other.days[1] || one.days[0] - other.days[0]

/** The quickest first, the cheaper of equals before. */
export function quickestFirst<One extends Way>(ways: readonly One[]): One[] {
  return ways.toSorted((one, other) => byDays(one, other) || byPrice(one, other))
}

/** Every route once (by air, by sea in each container), in its cheapest form; the order stays. */
export function cheapestOfRoutes<One extends Way>(ways: readonly One[]): One[] {
  const seen = new Set<string>()
  return ways.toSorted(byPrice).filter(({ container }) => {
    const route = container ?? 'air'
    return !seen.has(route) && seen.add(route)
  })
}

function priceWay<Offered extends Method>(
  parcel: Parcel,
  method: Offered,
  container: ContainerType | null,
  days: readonly [number, number],
  { everyContainer, rules }: { everyContainer: boolean; rules: RuleSet },
): Way<Offered> | LeftOut['reason'] {
  const request: PricingRequest = { ...parcel, package: method, container_type: container }
  try {
    const { answer, explanation } = explain(request, rules)
    const { weight } = answer
    if (container !== null && container !== 'lcl' && 'measured_m3' in weight) {
      if (!fitsContainer(container, weight)) return 'container_too_small'
      if (!everyContainer && billedAtMinimum(weight, rules)) return 'container_too_large'
    }
    return {
      id: container === null ? method.package_id : `${method.package_id}:${container}`,
      method,
      container,
      days,
      answer,
      explanation,
      levies: leviesOf(method, explanation),
      billedBy: container !== null && container !== 'lcl' ? 'container' : billedBy(weight, rules),
    }
  } catch (error) {
    if (!(error instanceof PricingError)) throw error
    if (error.field === 'weight') return 'too_heavy'
    // A tariff that lacks a figure is this way's own matter; anything else is wrong whatever way it goes.
    if (error.field === 'country' || error.field.endsWith('.category')) return 'no_price'
    throw error
  }
}

function leviesOf(
  { tax_included, package_type, package_details }: Method,
  explanation: readonly Explanation[],
): LevyReason {
  if (tax_included) return 'all_in'
  const duty = explanation.find(({ line }) => line === 'duty')?.rule
  if (package_type === 'jastip') return duty === 'within_allowance' ? duty : 'above_allowance'
  if (duty === 'duty_free_small_value') return 'duty_free'
  const isOwn = package_details.bea_masuk !== undefined && package_details.bea_masuk !== null
  return isOwn ? 'own_rates' : 'general_rates'
}

/** Whether the weight, the volume or the least that is billed decides. */
export function billedBy(
  weight: PricedWeight,
  rules: RuleSet = currentRuleSet(),
): Exclude<BilledBy, 'container'> {
  if (billedAtMinimum(weight, rules)) return 'minimum'
  if ('chargeable_kg' in weight) return weight.volumetric_kg > weight.real_kg ? 'volume' : 'weight'
  return weight.measured_m3 >= weight.chargeable_m3 - rules.sea.step_litres / 1000 ? 'volume' : 'weight'
}

/** More is billed than rounding up to the next step asks for. */
function billedAtMinimum(weight: PricedWeight, { air, sea }: RuleSet): boolean {
  if ('chargeable_kg' in weight) {
    return Math.max(weight.real_kg, weight.volumetric_kg) <= weight.chargeable_kg - air.step_grams / 1000
  }
  const used = Math.max(weight.measured_m3, weight.real_kg / sea.kilograms_per_m3)
  return used <= weight.chargeable_m3 - sea.step_litres / 1000
}

/** What a way costs and takes more than another: both may be negative. */
export function differenceOf(way: Way, than: Way): { amount: number; days: number } {
  return { amount: way.answer.total - than.answer.total, days: way.days[1] - than.days[1] }
}
