import type { ContainerType, Package } from '@seberang/domain/api'
import { routesFrom, tryRoute, type PricedWay, type Tried } from '@seberang/domain/calculator'
import { containerVolume, fitsContainer, PricingError, trackOf, type Track } from '@seberang/domain/pricing'
import { parcelOf, type Circumstances } from '../../lib/pricing/products.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { toProductInput } from './draft/convert.ts'
import type { ProductDraft } from './draft/draft.ts'

/** A way of delivery for what is being sent: with its price, and with the reason why it cannot be chosen. */
export interface Offer {
  package: Package
  /** None by air. */
  container: ContainerType | null
  price: PricedWay | null
  refusal: 'battery' | 'too_heavy' | 'no_price' | null
}

/** Every package that serves the origin, by sea in each container, each priced once for these goods. */
export function offersFor(
  products: readonly ProductDraft[],
  circumstances: Circumstances,
  reference: Reference,
): readonly Offer[] {
  const parcel =
    products.length > 0 ? parcelOf(products.map(toProductInput), circumstances, reference) : undefined
  const hasBattery = products.some((product) => product.hasBattery)
  return routesFrom(circumstances.country, reference.packages).map((route) => {
    const { priced, obstacle } = parcel
      ? orNone(() => tryRoute(parcel, route, { hasBattery, everyContainer: true }))
      : unpriced
    return {
      package: route.method,
      container: route.container,
      price: priced,
      // Whether it fits is said where the container is chosen.
      refusal: obstacle === 'container_too_small' || obstacle === 'container_too_large' ? null : obstacle,
    }
  })
}

const unpriced: Tried = { priced: null, obstacle: 'no_price' }

/** Goods that are half typed are nobody's fault: they have no price yet. */
function orNone(tried: () => Tried): Tried {
  try {
    return tried()
  } catch (error) {
    if (error instanceof PricingError) return unpriced
    throw error
  }
}

/** Those of a track, in one container where they go by sea: cheapest first, what cannot be chosen last. */
export function offersOn(track: Track, container: ContainerType, offers: readonly Offer[]): readonly Offer[] {
  return offers
    .filter((offer) => trackOf(offer.package) === track && (offer.container ?? container) === container)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

const rankOf = (offer: Offer): number =>
  offer.price && !offer.refusal ? offer.price.answer.total : Number.MAX_VALUE

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
export function containersFor(chosen: Package, offers: readonly Offer[]): readonly ContainerOffer[] {
  const priced = offers.flatMap(({ package: option, container, price }) => {
    const weight = price?.answer.weight
    if (option !== chosen || !container || !weight || !('measured_m3' in weight)) return []
    const fits = fitsContainer(container, weight)
    return [{ container, total: price.answer.total, fits, volume: containerVolume(container) }]
  })
  const least = Math.min(...priced.filter(({ fits }) => fits).map(({ total }) => total))
  return priced.map((one) => ({ ...one, isCheapest: one.fits && one.total === least }))
}

/** By air the cheapest that can be chosen; by sea the cheapest in a container that holds the goods. */
export function leastOf(offers: readonly Offer[]): Partial<Record<Track, number>> {
  const air = cheapestOf(offersOn('air', 'lcl', offers))?.price?.answer.total
  const bySea = new Set(offers.flatMap(({ package: option, container }) => (container ? option : [])))
  const sea = Math.min(
    ...[...bySea]
      .flatMap((option) => containersFor(option, offers))
      .flatMap(({ isCheapest, total }) => (isCheapest ? total : [])),
  )
  return { ...(air !== undefined && { air }), ...(Number.isFinite(sea) && { sea }) }
}
