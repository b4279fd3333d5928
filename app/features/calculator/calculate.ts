import { houseRule, type Category, type CourierPrice, type HsCode, type Package } from '@seberang/domain/api'
import {
  compareOptions,
  foldEquals,
  limitsNear,
  lowerBox,
  questionsAbout,
  supposesNpwp,
  unitLimit,
  type ComparedOptions,
  type Declared,
  type FoldedOption,
  type UnavailableOption,
  type Limit,
  type LowerBox,
  type Parcel,
  type Question,
  type UnitLimit,
  type PricedOption,
} from '@seberang/domain/calculator'
import {
  courierWeightKg,
  deliveredBy,
  undeliveredRequest,
  PricingError,
  type PricingRequest,
  type PackageType,
  weigh,
} from '@seberang/domain/pricing'
import { amountToHaveReady, priceUnder, type Priced } from '@seberang/domain/terms'
import { validate } from '@seberang/domain/validation'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { figuresOf, type PricedGoods } from '../../lib/pricing/products.ts'
import { pricingBasisOf } from '../../lib/pricing/pricing-basis.ts'
import { canonical } from '../../lib/pricing/typed.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { goodsOf, goodsSchema } from './typed.ts'

export interface Calculation {
  goods: PricedGoods
  /** Cheapest first, by what has to be at hand. */
  options: readonly PricedOption<Package>[]
  /** The same, with options on equal terms in one. */
  folded: readonly FoldedOption<PricedOption<Package>>[]
  unavailable: readonly UnavailableOption<Package>[]
  chosen: PricedOption<Package>
  /** The pricing request of the chosen option. */
  request: PricingRequest
  /** Its price. */
  priced: Priced
  limits: readonly Limit[]
  lowerBox: LowerBox | undefined
  /** More of such goods than one parcel takes: priced, but not sent. */
  unitLimit: UnitLimit | undefined
  questions: readonly Question[]
  courier: CourierPrice | undefined
  category: Category
  /** Of who imports by the chosen option. */
  hasValidNpwp: boolean
  /** Whether it changes what the chosen option comes to. */
  dependsOnNpwp: boolean
}

/** Why there is no price: missing or unreadable input, goods that may not be imported or that we do not send, or no option for the route. */
export type NoCalculation = 'incomplete' | 'banned' | 'not_carried' | 'no_option'

export interface CalculationInput {
  typed: LinkedParcel
  reference: Reference
  hsCode: HsCode | undefined
  /** The domestic courier, once the destination is known. */
  courier: CourierPrice | undefined
  /** As it was ticked; undefined until then. */
  hasValidNpwp: boolean | undefined
  everyContainer: boolean
  /** In whose name it is to be imported, as long as no option is chosen. */
  importer: PackageType
}

interface Read {
  goods: PricedGoods
  category: Category
  parcel: Parcel
}

/** The input for the pricing function; undefined while something is missing or unreadable. */
export function readParcel({
  typed,
  reference,
  hsCode,
  courier,
  hasValidNpwp = false,
}: Pick<CalculationInput, 'typed' | 'reference' | 'hsCode' | 'courier' | 'hasValidNpwp'>): Read | undefined {
  const read = validate(goodsSchema, goodsOf(typed), 'id')
  if ('errors' in read || typed.country === '') return undefined
  const goods = read.value
  const shipment = {
    country: typed.country,
    insurance: typed.insurance,
    has_valid_npwp: hasValidNpwp,
    is_disable_minimum_weight: false,
    courier,
    products: [goods],
  }
  const parcel = undeliveredRequest(shipment, figuresOf({ ...reference, hsCodes: hsCode ? [hsCode] : [] }))
  const category = reference.categories.find(({ category_id }) => category_id === goods.category)
  return parcel && category ? { goods, category, parcel } : undefined
}

/** The weight in kilograms that couriers are asked about; the least they charge while it is unreadable. */
export function courierWeight(typed: LinkedParcel): string {
  const read = validate(goodsSchema, goodsOf(typed), 'id')
  const products = 'errors' in read ? [] : [read.value]
  return String(courierWeightKg(weigh({ track: 'air', products })))
}

/** Everything the page shows for a parcel: priced options, limits, likely typing errors. */
export function calculate(input: CalculationInput): Calculation | NoCalculation {
  const { typed, reference, hsCode, courier, everyContainer, importer } = input
  if (hsCode?.restriction?.kind === 'banned') {
    return hsCode.restriction.source === houseRule ? 'not_carried' : 'banned'
  }
  const read = readParcel(input)
  if (!read) return 'incomplete'
  const { parcel } = read
  const hasValidNpwp = ({ package_type }: Pick<Package, 'package_type'>): boolean =>
    input.hasValidNpwp ?? supposesNpwp(package_type)
  const conditions = { hasBattery: typed.hasBattery, everyContainer, hasValidNpwp }
  const compared = compare(parcel, reference.packages, conditions)
  const chosen =
    compared.options.find(({ id }) => id === typed.optionId) ?? firstChoice(compared.options, importer)
  if (!chosen) return 'no_option'
  const imported = { ...parcel, has_valid_npwp: hasValidNpwp(chosen.package) }
  const request = deliveredBy(imported, chosen.package, chosen.container)
  const basis = pricingBasisOf(reference)
  const priced = priceUnder(request, basis)
  const otherwise = priceUnder({ ...request, has_valid_npwp: !request.has_valid_npwp }, basis)
  return {
    ...compared,
    goods: read.goods,
    category: read.category,
    folded: foldEquals(compared.options, chosen.id),
    chosen,
    request,
    priced,
    limits: limitsNear(request),
    lowerBox: lowerBox(request),
    unitLimit: unitLimit([{ hscode: typed.hscode, quantity: read.goods.quantity }]),
    questions: questionsAbout(declaredOf(typed), hsCode?.typical, likelyRates(typed, reference)),
    courier,
    hasValidNpwp: request.has_valid_npwp,
    dependsOnNpwp: amountToHaveReady(priced) !== amountToHaveReady(otherwise),
  }
}

/** As many ways as can be compared at a glance. */
const atAGlance = 5

/** The first ways of a list and, wherever they stand in it, those to keep. */
export function shortList<Way>(ways: readonly Way[], isKept: (way: Way) => boolean): readonly Way[] {
  if (ways.length <= atAGlance) return ways
  let free = atAGlance - ways.filter(isKept).length
  return ways.filter((way) => isKept(way) || free-- > 0)
}

/** Above the parcel limit the law no longer knows the private rates that this option is priced at. */
const isAtPrivateRates = ({ advice, package: { package_type } }: PricedOption<Package>): boolean =>
  advice?.key === 'general_rates_above_limit' && package_type === 'individu'

/** What a way comes to: at private rates that do not hold, with what the law levies more. */
export const totalByLaw = (option: PricedOption<Package>): number =>
  isAtPrivateRates(option) ? option.amountToHaveReady : option.answer.total

/** The same way at general rates, where the chosen one is at private rates that do not hold. */
export const generalOptionFor = ({ chosen, options }: Calculation): Calculation['chosen'] | undefined =>
  isAtPrivateRates(chosen)
    ? options.find(
        ({ container, package: { package_type } }) =>
          container === chosen.container && package_type === 'company',
      )
    : undefined

/** What the general rates come to, and by how much that is less, where private rates do not hold and are not lower. */
export function lowerSumByLaw(option: PricedOption<Package>): { amount: number; by: number } | undefined {
  const { advice, answer } = option
  return advice && advice.difference <= 0 && isAtPrivateRates(option)
    ? { amount: answer.total + advice.difference, by: -advice.difference }
    : undefined
}

function firstChoice(
  options: readonly PricedOption<Package>[],
  importer: PackageType,
): PricedOption<Package> | undefined {
  const inName = options.find(({ package: { package_type } }) => package_type === importer)
  return inName ?? options[0]
}

const nothing: ComparedOptions<Package> = { options: [], unavailable: [] }

/** A missing rate leaves no option; the fields themselves are valid here. */
function compare(
  parcel: Parcel,
  packages: readonly Package[],
  conditions: Parameters<typeof compareOptions>[2],
): ComparedOptions<Package> {
  try {
    return compareOptions(parcel, packages, conditions)
  } catch (error) {
    if (error instanceof PricingError) return nothing
    throw error
  }
}

const figure = (text: string, currency?: string): number => Number(canonical(text, currency) || 0)

/** One piece, in the chosen units: only there a wrong unit shows. */
function declaredOf(typed: LinkedParcel): Declared {
  return {
    weight: figure(typed.weight),
    weightUnit: typed.weightUnit,
    price: figure(typed.price, typed.currency),
    currency: typed.currency,
    sides: [figure(typed.length), figure(typed.width), figure(typed.height)],
    sideUnit: typed.sizeUnit,
  }
}

/** Currencies that prices are often confused with: dollars, or the currency of the origin. */
function likelyRates({ country }: LinkedParcel, { rates }: Reference): Record<string, number> {
  const likely = rates.filter(({ currency, country_flag }) => currency === 'USD' || country_flag === country)
  return Object.fromEntries(likely.map(({ currency, rupiah }) => [currency, rupiah]))
}

/** What is still missing for a price, in the order in which it is asked for. */
const neededParts = ['goods', 'price', 'origin', 'weight', 'sides'] as const
export type NeededPart = (typeof neededParts)[number]

export function stillNeeded(typed: LinkedParcel): readonly NeededPart[] {
  const sides = [typed.length, typed.width, typed.height].filter((side) => side.trim() !== '').length
  const isMissing: Record<NeededPart, boolean> = {
    goods: typed.categoryId === '',
    price: typed.price.trim() === '',
    origin: typed.country === '',
    weight: typed.weight.trim() === '',
    sides: sides === 1 || sides === 2,
  }
  return neededParts.filter((part) => isMissing[part])
}
