import type { ContainerType, Package, Priced } from '@seberang/domain/api'
import {
  describeOption,
  optionsFrom,
  priceOption,
  supposesNpwp,
  type DeliveryOption,
  type PricedOption,
} from '@seberang/domain/calculator'
import type { StartingPrice } from '@seberang/domain/explain'
import {
  containerTypes,
  deliveredBy,
  findRuleSet,
  containerVolume,
  fitsContainer,
  undeliveredRequest,
  PricingError,
  trackOf,
  type PackageType,
  type PricingContext,
  type UndeliveredRequest,
  type Track,
} from '@seberang/domain/pricing'
import {
  byCost,
  npwpSaving,
  priceWithQuote,
  type AppliedQuote,
  type PricingBasis,
} from '@seberang/domain/terms'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { pricingBasisOf } from '../../lib/pricing/pricing-basis.ts'
import { figuresOf } from '../../lib/pricing/products.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { toProductInput } from './draft/convert.ts'
import type { DraftChange, ProductDraft, ShipmentDraft } from './draft/draft.ts'

/** A delivery option with its price, or with the reason why it is unavailable. */
export interface PricedDeliveryOption {
  package: Package
  /** Null by air. */
  container: ContainerType | null
  price: Priced | null
  /** The same with what lists of options say about it. */
  option: PricedOption<Package> | null
  refusal: 'battery' | 'too_valuable' | 'too_heavy' | 'no_price' | 'incomplete' | null
}

/** Whether there is a valid NPWP is undefined before there is an address. */
type DraftContext = Omit<PricingContext, 'has_valid_npwp'> & { has_valid_npwp: boolean | undefined }

/** These goods as they are imported by a package. */
const parcelBy = (
  { package_type }: Pick<Package, 'package_type'>,
  products: readonly ProductDraft[],
  context: DraftContext,
  reference: Reference,
) =>
  undeliveredRequest(
    {
      ...context,
      has_valid_npwp: context.has_valid_npwp ?? supposesNpwp(package_type),
      products: products.map(toProductInput),
    },
    figuresOf(reference),
  )

/**
 * Every package that serves the origin (by sea, in each container), priced for these goods.
 * @param quote the quote that the shipment was started from
 */
export function deliveryOptionsFor(
  products: readonly ProductDraft[],
  context: DraftContext,
  reference: Reference,
  quote: AppliedQuote | null = null,
): readonly PricedDeliveryOption[] {
  const hasBattery = products.some((product) => product.hasBattery)
  return optionsFrom(context.country, reference.packages).map((option) => {
    const { package: offered, container } = option
    const parcel = parcelBy(offered, products, context, reference)
    return {
      package: offered,
      container,
      ...(parcel
        ? priceOf(parcel, option, {
            hasBattery,
            basis: pricingBasisOf(reference),
            quote,
          })
        : unpriced),
    }
  })
}

const unpriced = { price: null, option: null, refusal: 'incomplete' } as const

interface OptionContext {
  hasBattery: boolean
  basis: PricingBasis
  quote: AppliedQuote | null
}

function priceOf(
  parcel: UndeliveredRequest,
  option: DeliveryOption<Package>,
  { hasBattery, basis, quote }: OptionContext,
): Pick<PricedDeliveryOption, 'price' | 'option' | 'refusal'> {
  try {
    const { priced, reason } = priceOption(parcel, option, { hasBattery, everyContainer: true })
    // The container select shows whether the goods fit.
    const refusal = reason === 'container_too_small' || reason === 'container_too_large' ? null : reason
    const request = deliveredBy(parcel, option.package, option.container)
    const price = priced && priceWithQuote(request, basis, quote, serverNow()).priced
    return { price, option: price && describeOption(option, price, findRuleSet(price.rule_set)), refusal }
  } catch (error) {
    // Incomplete goods are not an error: they have no price yet.
    if (error instanceof PricingError) return unpriced
    throw error
  }
}

/** What an option costs in another context, on the terms of its quote; undefined while it has no price. */
export function pricedIn(
  products: readonly ProductDraft[],
  context: DraftContext,
  reference: Reference,
  option: PricedDeliveryOption | undefined,
  quote: AppliedQuote | null,
): Priced | undefined {
  if (!option?.price) return undefined
  const parcel = parcelBy(option.package, products, context, reference)
  if (!parcel) return undefined
  const request = deliveredBy(parcel, option.package, option.container)
  return priceWithQuote(request, pricingBasisOf(reference), quote, serverNow()).priced
}

/** The premium of an insurance for these goods, on the terms of their quote; 0 while they have no price. */
export const premiumFor = (...parcel: Parameters<typeof pricedIn>): number =>
  pricedIn(...parcel)?.answer.lines.insurance ?? 0

/** What an NPWP would save on this option; 0 while it has no price. */
export function savedByNpwp(
  products: readonly ProductDraft[],
  context: DraftContext,
  reference: Reference,
  option: PricedDeliveryOption | undefined,
  quote: AppliedQuote | null,
): number {
  if (context.has_valid_npwp || !option?.price) return 0
  const priced = pricedIn(products, { ...context, has_valid_npwp: true }, reference, option, quote)
  return priced ? npwpSaving(option.price, priced) : 0
}

/** Delivery options by air, or by sea in one container: cheapest first, unavailable ones last. */
export function deliveryOptionsOn(
  track: Track,
  container: ContainerType,
  deliveryOptions: readonly PricedDeliveryOption[],
): readonly PricedDeliveryOption[] {
  const offered = deliveryOptions.filter(
    (deliveryOption) =>
      trackOf(deliveryOption.package) === track && (deliveryOption.container ?? container) === container,
  )
  return [
    ...offered.filter(isAvailable).toSorted((one, other) => byCost(one.option, other.option)),
    ...offered.filter((deliveryOption) => !isAvailable(deliveryOption)),
  ]
}

type AvailableOption = PricedDeliveryOption & { option: PricedOption<Package> }

const isAvailable = (deliveryOption: PricedDeliveryOption): deliveryOption is AvailableOption =>
  deliveryOption.option !== null && deliveryOption.refusal === null

/** The first that is available: the cheapest of options in the order of `deliveryOptionsOn`. */
export const cheapestOf = (
  deliveryOptions: readonly PricedDeliveryOption[],
): PricedOption<Package> | undefined => deliveryOptions.find(isAvailable)?.option

/** Where the prices of a list start: at its cheapest. Jastip may take less, but is not compared with the others. */
export function startingPrice(deliveryOptions: readonly PricedDeliveryOption[]): StartingPrice | undefined {
  const cheapest = cheapestOf(deliveryOptions)
  return cheapest && startingPriceOf(cheapest)
}

/** The amount to have ready for an option, and what of it customs may levy. */
export const startingPriceOf = ({ amountToHaveReady, advice }: PricedOption<Package>): StartingPrice => ({
  amount: amountToHaveReady,
  risk: advice && advice.difference > 0 ? advice : undefined,
})

/** The first option in the name of an importer that takes these goods, as far as it is known: unpriced goods may fit. */
export const optionOfImporter = (
  importer: PackageType | undefined,
  deliveryOptions: readonly PricedDeliveryOption[],
): PricedDeliveryOption | undefined =>
  deliveryOptions.find(
    ({ package: offered, refusal }) =>
      offered.package_type === importer && (refusal === null || refusal === 'incomplete'),
  )

/** The change to air or sea that keeps the importer, wherever it can be had for these goods. */
export function changeOfTrack(
  track: Track,
  draft: Pick<ShipmentDraft, 'packageId' | 'importer'>,
  { allOptions, container }: { allOptions: readonly PricedDeliveryOption[]; container: ContainerType },
): Extract<DraftChange, { type: 'track' }> {
  const chosen = allOptions.find(({ package: offered }) => offered.package_id === draft.packageId)
  const importer = chosen?.package.package_type ?? draft.importer
  const same = optionOfImporter(importer, deliveryOptionsOn(track, container, allOptions))
  return { type: 'track', track, packageId: same?.package.package_id ?? null, importer }
}

export interface ContainerOption {
  container: ContainerType
  /** Without handling and courier, and without levies unless they are within it. */
  freight: number
  /** The levies are within the freight. */
  isAllIn: boolean
  /** No importer is chosen, and theirs differ: the least of them. */
  isFrom: boolean
  /** Why it is unavailable: too little volume or too low a weight limit. */
  fits: boolean
  isCheapest: boolean
  /** Its capacity in cubic metres. */
  volume: number | undefined
}

/**
 * The freight by sea in each container, by size; the cheapest that fits is marked.
 * @param packageId the chosen package: all-in freight is another than that of the others
 */
export function containersFor(
  deliveryOptions: readonly PricedDeliveryOption[],
  packageId: string | null = null,
): readonly ContainerOption[] {
  const withFreight = containerTypes.flatMap((container) => {
    const offered = deliveryOptions.filter((option) => option.container === container && option.price)
    const chosen = offered.find(({ package: { package_id } }) => package_id === packageId)
    const available = offered.filter(isAvailable)
    const compared = chosen ? [chosen] : available.length > 0 ? available : offered
    const freights = compared.flatMap(({ price }) => price?.answer.lines.freight ?? [])
    const weight = compared[0]?.price?.answer.weight
    if (!weight || !('measured_m3' in weight)) return []
    const freight = Math.min(...freights)
    return [
      {
        container,
        isAllIn: compared.every(({ option }) => option?.levies === 'all_in'),
        freight,
        isFrom: freights.some((other) => other !== freight),
        fits: fitsContainer(container, weight),
        volume: containerVolume(container),
      },
    ]
  })
  const lowest = Math.min(...withFreight.filter(({ fits }) => fits).map(({ freight }) => freight))
  return withFreight.map((one) => ({ ...one, isCheapest: one.fits && one.freight === lowest }))
}

/**
 * The cheapest option by air, and by sea in the chosen container; before one is chosen, in the cheapest that holds the
 * goods.
 */
export function lowestOptions(
  deliveryOptions: readonly PricedDeliveryOption[],
  chosen?: ContainerType,
): Partial<Record<Track, PricedOption<Package>>> {
  const container = chosen ?? containersFor(deliveryOptions).find(({ isCheapest }) => isCheapest)?.container
  const lowest = (track: Track, within: ContainerType) =>
    cheapestOf(deliveryOptionsOn(track, within, deliveryOptions))
  const air = lowest('air', 'lcl')
  const sea = container && lowest('sea', container)
  return { ...(air && { air }), ...(sea && { sea }) }
}

/**
 * What the cheapest option of the other track saves compared with the chosen one, or, until one is chosen, with the
 * cheapest of its track; 0 where it saves nothing. Of each it is the amount to have ready.
 */
export function savedByOtherTrack(
  other: PricedOption<Package>,
  chosen: PricedOption<Package> | null | undefined,
  lowestHere: PricedOption<Package> | undefined,
): number {
  const here = (chosen ?? lowestHere)?.amountToHaveReady ?? 0
  return Math.max(here - other.amountToHaveReady, 0)
}

/** Among what an option is the cheapest: everything, or its track alone where the other one costs less. */
export function cheapestWithin(
  option: PricedOption<Package>,
  deliveryOptions: readonly PricedDeliveryOption[],
): 'everything' | Track | null {
  const lowest = lowestOptions(deliveryOptions)
  const track = trackOf(option.package)
  const amounts = {
    here: lowest[track]?.amountToHaveReady,
    there: lowest[track === 'air' ? 'sea' : 'air']?.amountToHaveReady,
  }
  // In a larger container than needed it is not even the cheapest by sea.
  if (amounts.here === undefined || option.amountToHaveReady > amounts.here) return null
  return amounts.there !== undefined && amounts.there < amounts.here ? track : 'everything'
}
