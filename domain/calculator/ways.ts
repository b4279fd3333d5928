import {
  containerTypes,
  currentRuleSet,
  explain,
  fitsContainer,
  isAir,
  PricingError,
} from '../pricing/index.ts'
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

/** One way to send something. By air there is no container. */
export interface Route<Offered extends Method = Method> {
  id: string
  method: Offered
  container: ContainerType | null
  days: readonly [number, number]
}

/** A way to send a parcel, with its price. */
export interface Way<Offered extends Method = Method> extends Route<Offered> {
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
type Obstacle = (typeof leftOutReasons)[number]
export interface LeftOut<Offered extends Method = Method> {
  method: Offered
  container: ContainerType | null
  reason: Obstacle
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
 * The same parcel by every way there is; one that cannot take these goods is left out with its reason.
 * Throws a PricingError where nothing about the way is wrong but the parcel itself.
 */
export function compareWays<Offered extends Method>(
  parcel: Parcel,
  methods: readonly Offered[],
  asked: Asked = {},
): Compared<Offered> {
  const compared: Compared<Offered> = { ways: [], leftOut: [] }
  for (const route of routesFrom(parcel.country, methods)) {
    const { priced, obstacle } = tryRoute(parcel, route, asked)
    const { method, container } = route
    if (!priced || obstacle) compared.leftOut.push({ method, container, reason: obstacle ?? 'no_price' })
    else compared.ways.push(wayOf(route, priced, asked.rules))
  }
  compared.ways.sort(byPrice)
  return compared
}

/** Every way from an origin: by air, and by sea in each container. A method that does not serve it is no way at all. */
export function routesFrom<Offered extends Method>(
  country: string,
  methods: readonly Offered[],
): Route<Offered>[] {
  return methods.flatMap((method): Route<Offered>[] => {
    const days = method.days[country]
    if (!days) return []
    if (isAir(method)) return [{ id: method.package_id, method, container: null, days }]
    return containerTypes.map((container) => ({
      id: `${method.package_id}:${container}`,
      method,
      container,
      days,
    }))
  })
}

/** A price with the reason behind each line. */
export interface PricedWay {
  answer: PricingAnswer
  explanation: readonly Explanation[]
}

/** What a parcel costs by one way, and what keeps it from being sent so. */
export interface Tried {
  priced: PricedWay | null
  obstacle: Obstacle | null
}

/**
 * Prices a parcel by one way. What it would cost with a battery left at home, or in a container of another size, is
 * said beside the obstacle.
 * Throws a PricingError where nothing about the way is wrong but the parcel itself.
 */
export function tryRoute(
  parcel: Parcel,
  { method, container }: Route,
  { hasBattery = false, everyContainer = false, rules = currentRuleSet() }: Asked = {},
): Tried {
  const request: PricingRequest = { ...parcel, package: method, container_type: container }
  try {
    const priced = explain(request, rules)
    if (hasBattery && !method.accepts_battery) return { priced, obstacle: 'battery' }
    return { priced, obstacle: sizeObstacle(container, priced.answer.weight, everyContainer, rules) }
  } catch (error) {
    if (!(error instanceof PricingError)) throw error
    if (error.field === 'weight') return { priced: null, obstacle: 'too_heavy' }
    // A tariff that lacks a figure is this way's own matter; anything else is wrong whatever way it goes.
    if (error.field === 'country' || error.field.endsWith('.category')) {
      return { priced: null, obstacle: 'no_price' }
    }
    throw error
  }
}

function sizeObstacle(
  container: ContainerType | null,
  weight: PricedWeight,
  everyContainer: boolean,
  rules: RuleSet,
): Obstacle | null {
  if (container === null || container === 'lcl' || !('measured_m3' in weight)) return null
  if (!fitsContainer(container, weight)) return 'container_too_small'
  return !everyContainer && billedAtMinimum(weight, rules) ? 'container_too_large' : null
}

function wayOf<Offered extends Method>(
  route: Route<Offered>,
  { answer, explanation }: PricedWay,
  rules: RuleSet | undefined,
): Way<Offered> {
  const { method, container } = route
  return {
    ...route,
    answer,
    explanation,
    levies: levyReasonOf(method, explanation),
    billedBy: container !== null && container !== 'lcl' ? 'container' : billedBy(answer.weight, rules),
  }
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

function levyReasonOf(
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
