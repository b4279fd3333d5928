import type { ContainerType, Package } from '@seberang/domain/api'
import {
  containerTypes,
  containerVolume,
  explain,
  fitsContainer,
  PricingError,
  type Explanation,
  type PricingAnswer,
} from '@seberang/domain/pricing'
import type { Reference } from '../../lib/reference/reference.ts'
import { toPricingRequest, type Goods, type Importer } from './convert.ts'
import type { DraftTrack } from './draft.ts'

export interface OfferPrice {
  answer: PricingAnswer
  explanation: readonly Explanation[]
}

/** A way of delivery for what is being sent: with its price, and with the reason why it cannot be chosen. */
export interface Offer {
  package: Package
  price: OfferPrice | null
  refusal: 'battery' | 'weight' | 'unpriced' | null
}

export const trackOf = ({ package_track }: Package): DraftTrack => (package_track === 'udara' ? 'air' : 'sea')

/** Every package of a track that serves the origin, cheapest first, those that cannot be chosen last. */
export function offersFor(
  track: DraftTrack,
  goods: Goods,
  importer: Importer,
  reference: Reference,
): readonly Offer[] {
  return reference.packages
    .filter((option) => trackOf(option) === track && option.days[goods.country] !== undefined)
    .map((option) => offerOf(option, goods, importer, reference))
    .sort((a, b) => rankOf(a) - rankOf(b))
}

function offerOf(option: Package, goods: Goods, importer: Importer, reference: Reference): Offer {
  const price = priceOf(option, goods, importer, reference)
  if (typeof price === 'string') return { package: option, price: null, refusal: price }
  // What it would cost is said all the same: a battery can be left at home.
  const hasBattery = !option.accepts_battery && goods.products.some((product) => product.hasBattery)
  return { package: option, price, refusal: hasBattery ? 'battery' : null }
}

function priceOf(
  option: Package,
  goods: Goods,
  importer: Importer,
  reference: Reference,
): OfferPrice | 'weight' | 'unpriced' {
  const request = goods.products.length > 0 ? toPricingRequest(goods, option, importer, reference) : undefined
  if (!request) return 'unpriced'
  try {
    return explain(request)
  } catch (error) {
    if (error instanceof PricingError) return error.field === 'weight' ? 'weight' : 'unpriced'
    throw error
  }
}

const rankOf = (offer: Offer): number =>
  offer.price && !offer.refusal ? offer.price.answer.total : Number.POSITIVE_INFINITY

/** The cheapest that can be chosen. */
export const cheapestOf = (offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ price, refusal }) => price && !refusal)

export interface ContainerOffer {
  container: ContainerType
  total: number
  /** Why it cannot be taken: the goods need more room, or weigh more. */
  fits: boolean
  isCheapest: boolean
  /** Cubic metres of a whole one. */
  volume: number | undefined
}

/** What a package by sea costs in each container, in the order of their size; the cheapest that fits is marked. */
export function containersFor(
  chosen: Package,
  goods: Goods,
  importer: Importer,
  reference: Reference,
): readonly ContainerOffer[] {
  const priced = containerTypes.flatMap((container) => {
    const price = priceOf(chosen, { ...goods, container }, importer, reference)
    if (typeof price === 'string' || !('measured_m3' in price.answer.weight)) return []
    const fits = fitsContainer(container, price.answer.weight)
    return [{ container, total: price.answer.total, fits, volume: containerVolume(container) }]
  })
  const least = Math.min(...priced.filter(({ fits }) => fits).map(({ total }) => total))
  return priced.map((one) => ({ ...one, isCheapest: one.fits && one.total === least }))
}
