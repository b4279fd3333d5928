import {
  containerTypes,
  currentRuleSet,
  deliveredBy,
  explain,
  fitsContainer,
  acceptsValue,
  isAir,
  isRaisedBySize,
  isWholeContainer,
  optionId,
  PricingError,
  transitDays,
} from '../pricing/index.ts'
import type { TransitDays } from '../time/index.ts'
import { advise, byCost, byDays, amountToHaveReady } from '../terms/index.ts'
import type {
  ContainerType,
  Explanation,
  PricedWeight,
  PricingAnswer,
  PackageTariff,
  PackageType,
  RuleSet,
  UndeliveredRequest,
} from '../pricing/index.ts'
import type { Advice } from '../terms/index.ts'

/** A pricing request without a delivery option. */
export type Parcel = UndeliveredRequest

/** A package as it is offered. */
export interface OfferedPackage extends PackageTariff {
  accepts_battery: boolean
  max_goods_usd?: number
  /** Days in transit, by origin. */
  days: Readonly<Record<string, TransitDays>>
}

/** A package, by sea with a container, from one origin. By air there is no container. */
export interface DeliveryOption<Offered extends OfferedPackage = OfferedPackage> {
  id: string
  package: Offered
  container: ContainerType | null
  days: TransitDays
}

/** A delivery option with the price of a parcel. */
export interface PricedOption<
  Offered extends OfferedPackage = OfferedPackage,
> extends DeliveryOption<Offered> {
  answer: PricingAnswer
  explanation: readonly Explanation[]
  /** Where the law levies something else than the tariff. */
  advice: Advice | undefined
  /** The amount to have ready: the total, with what customs may levy beyond the tariff. Options are compared by it. */
  amountToHaveReady: number
  levies: LevyReason
  billedBy: BilledBy
}

/** Why a delivery option is unavailable for a parcel. */
export const unavailableReasons = [
  'battery',
  'too_valuable',
  'too_heavy',
  'container_too_small',
  'container_too_large',
  'no_price',
] as const
type UnavailableReason = (typeof unavailableReasons)[number]
export interface UnavailableOption<Offered extends OfferedPackage = OfferedPackage> {
  package: Offered
  container: ContainerType | null
  reason: UnavailableReason
}

/** Which rules set the duty and taxes of an option: text keys. */
export const levyReasons = [
  'all_in',
  'duty_free',
  'within_allowance',
  'above_allowance',
  'own_rates',
  'general_rates',
] as const
export type LevyReason = (typeof levyReasons)[number]

/** What is billed: text keys. */
export const billedReasons = ['weight', 'volume', 'minimum', 'container'] as const
export type BilledBy = (typeof billedReasons)[number]

/** Whether an importer has a valid NPWP while nobody has said so: without one no company imports. */
export const supposesNpwp = (importer: PackageType): boolean => importer === 'company'

interface Conditions {
  hasBattery?: boolean
  /** Include containers that are far too large for the goods. */
  everyContainer?: boolean
  /** Whether who imports by a package has a valid NPWP; by default as the parcel says of all. */
  hasValidNpwp?: (offered: PackageTariff) => boolean
  rules?: RuleSet
}

export interface ComparedOptions<Offered extends OfferedPackage = OfferedPackage> {
  /** Cheapest first. */
  options: PricedOption<Offered>[]
  unavailable: UnavailableOption<Offered>[]
}

/**
 * Prices a parcel with every delivery option from its origin; options that cannot take it are listed with the reason.
 * Throws a PricingError if the parcel itself is invalid.
 */
export function compareOptions<Offered extends OfferedPackage>(
  parcel: Parcel,
  packages: readonly Offered[],
  conditions: Conditions = {},
): ComparedOptions<Offered> {
  const compared: ComparedOptions<Offered> = { options: [], unavailable: [] }
  const { hasValidNpwp = () => parcel.has_valid_npwp } = conditions
  for (const option of optionsFrom(parcel.country, packages)) {
    const imported = { ...parcel, has_valid_npwp: hasValidNpwp(option.package) }
    const { priced, reason } = priceOption(imported, option, conditions)
    if (priced && !reason) compared.options.push(withPrice(option, imported, priced, conditions.rules))
    else {
      const { package: offered, container } = option
      compared.unavailable.push({ package: offered, container, reason: reason ?? 'no_price' })
    }
  }
  compared.options.sort(byCost)
  return compared
}

/** All delivery options from an origin: by air, and by sea in each container. Omits packages that do not serve it. */
export function optionsFrom<Offered extends OfferedPackage>(
  country: string,
  packages: readonly Offered[],
): DeliveryOption<Offered>[] {
  return packages.flatMap((offered): DeliveryOption<Offered>[] => {
    const days = transitDays(offered, country)
    if (!days) return []
    if (isAir(offered))
      return [{ id: optionId(offered.package_id, null), package: offered, container: null, days }]
    return containerTypes.map((container) => ({
      id: optionId(offered.package_id, container),
      package: offered,
      container,
      days,
    }))
  })
}

/** A price with the reason behind each line. */
export interface ExplainedPrice {
  answer: PricingAnswer
  explanation: readonly Explanation[]
}

/** The price of a parcel with a delivery option, and why that option is unavailable. */
export interface PricedOrReason {
  priced: ExplainedPrice | null
  reason: UnavailableReason | null
}

/**
 * Prices a parcel with one delivery option. An option may have both a price and a reason: what the parcel would cost
 * without its battery, or if it fitted the container.
 * Throws a PricingError if the parcel itself is invalid.
 */
export function priceOption(
  parcel: Parcel,
  { package: offered, container }: DeliveryOption,
  { hasBattery = false, everyContainer = false, rules = currentRuleSet() }: Conditions = {},
): PricedOrReason {
  const request = deliveredBy(parcel, offered, container)
  try {
    const priced = explain(request, rules)
    if (hasBattery && !offered.accepts_battery) return { priced, reason: 'battery' }
    if (!acceptsValue(offered, priced.answer.goods.usd)) return { priced, reason: 'too_valuable' }
    return { priced, reason: sizeReason(container, priced.answer.weight, everyContainer, rules) }
  } catch (error) {
    if (!(error instanceof PricingError)) throw error
    if (error.field === 'weight') return { priced: null, reason: 'too_heavy' }
    // An incomplete tariff concerns this option only; other errors concern the parcel.
    if (error.field === 'country' || error.field.endsWith('.category')) {
      return { priced: null, reason: 'no_price' }
    }
    throw error
  }
}

function sizeReason(
  container: ContainerType | null,
  weight: PricedWeight,
  everyContainer: boolean,
  rules: RuleSet,
): UnavailableReason | null {
  if (!isWholeContainer(container) || !('measured_m3' in weight)) return null
  if (!fitsContainer(container, weight)) return 'container_too_small'
  return !everyContainer && billedAtMinimum(weight, rules) ? 'container_too_large' : null
}

function withPrice<Offered extends OfferedPackage>(
  option: DeliveryOption<Offered>,
  parcel: Parcel,
  priced: ExplainedPrice,
  rules: RuleSet | undefined,
): PricedOption<Offered> {
  const advice = advise(deliveredBy(parcel, option.package, option.container), rules)
  return describeOption(option, { ...priced, advice }, rules)
}

/** A delivery option with its price and all that lists of options say about it. */
export function describeOption<Offered extends OfferedPackage>(
  option: DeliveryOption<Offered>,
  { answer, explanation, advice }: ExplainedPrice & { advice?: Advice | undefined },
  rules: RuleSet = currentRuleSet(),
): PricedOption<Offered> {
  const { container } = option
  return {
    ...option,
    answer,
    explanation,
    advice,
    amountToHaveReady: amountToHaveReady({ answer, advice }),
    levies: levyReasonOf(option.package, explanation),
    billedBy: isWholeContainer(container) ? 'container' : billedBy(answer.weight, rules),
  }
}

/** Sorted by transit time, then by price. */
export function quickestFirst<One extends PricedOption>(options: readonly One[]): One[] {
  return options.toSorted((one, other) => byDays(one, other) || byCost(one, other))
}

/** Options that a customer cannot tell apart, in the order of the list; the one that is preferred stands for them. */
export interface FoldedOption<One extends PricedOption> {
  option: One
  /** The others, in whose name goods go on the same terms. */
  others: One[]
}

/** @param preferredId the option that represents its equals */
export function foldEquals<One extends PricedOption>(
  options: readonly One[],
  preferredId: string,
): FoldedOption<One>[] {
  const groups = Map.groupBy(options, ({ container, answer, amountToHaveReady, days, levies }) =>
    [container, answer.total, amountToHaveReady, days, levies].join(' '),
  )
  return [...groups.values()].flatMap((equals) => {
    const option = equals.find(({ id }) => id === preferredId) ?? equals[0]
    return option ? [{ option, others: equals.filter((other) => other !== option) }] : []
  })
}

function levyReasonOf(
  { tax_included, package_type, package_details }: OfferedPackage,
  explanation: readonly Explanation[],
): LevyReason {
  if (tax_included) return 'all_in'
  const duty = explanation.find(({ line }) => line === 'duty')?.rule
  if (package_type === 'jastip') return duty === 'within_allowance' ? duty : 'above_allowance'
  if (duty === 'duty_free_small_value') return 'duty_free'
  const isOwn = package_details.bea_masuk !== undefined && package_details.bea_masuk !== null
  return isOwn ? 'own_rates' : 'general_rates'
}

/** Whether weight, volume or the minimum determines what is billed. */
export function billedBy(
  weight: PricedWeight,
  rules: RuleSet = currentRuleSet(),
): Exclude<BilledBy, 'container'> {
  if (billedAtMinimum(weight, rules)) return 'minimum'
  if ('chargeable_kg' in weight) return isRaisedBySize(weight, rules.air) ? 'volume' : 'weight'
  return weight.measured_m3 * rules.sea.kilograms_per_m3 >= weight.real_kg ? 'volume' : 'weight'
}

/** Whether more is billed than rounding up to the next step would give. */
function billedAtMinimum(weight: PricedWeight, { air, sea }: RuleSet): boolean {
  if ('chargeable_kg' in weight) {
    return Math.max(weight.real_kg, weight.volumetric_kg) <= weight.chargeable_kg - air.step_grams / 1000
  }
  const used = Math.max(weight.measured_m3, weight.real_kg / sea.kilograms_per_m3)
  return used <= weight.chargeable_m3 - sea.step_litres / 1000
}

/** The amount to have ready (rupiah) and the days of an option minus those of a reference; both may be negative. */
export function differenceOf(
  option: PricedOption,
  reference: PricedOption,
): { amount: number; days: number } {
  return {
    amount: option.amountToHaveReady - reference.amountToHaveReady,
    days: option.days[1] - reference.days[1],
  }
}
