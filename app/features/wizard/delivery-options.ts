import type { ContainerType, Package } from '@seberang/domain/api'
import {
  optionsFrom,
  priceOption,
  type ExplainedPrice,
  type PricedOrReason,
} from '@seberang/domain/calculator'
import {
  containerVolume,
  fitsContainer,
  parcelRequest,
  PricingError,
  trackOf,
  type Track,
} from '@seberang/domain/pricing'
import { figuresOf, type PricingContext } from '../../lib/pricing/products.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { toProductInput } from './draft/convert.ts'
import type { ProductDraft } from './draft/draft.ts'

/** A delivery option with its price, or with the reason why it is unavailable. */
export interface PricedDeliveryOption {
  package: Package
  /** Null by air. */
  container: ContainerType | null
  price: ExplainedPrice | null
  refusal: 'battery' | 'too_heavy' | 'no_price' | null
}

/** Every package that serves the origin (by sea, in each container), priced for these goods. */
export function deliveryOptionsFor(
  products: readonly ProductDraft[],
  context: PricingContext,
  reference: Reference,
): readonly PricedDeliveryOption[] {
  const goods = products.map(toProductInput)
  const parcel = parcelRequest({ ...context, products: goods }, figuresOf(reference))
  const hasBattery = products.some((product) => product.hasBattery)
  return optionsFrom(context.country, reference.packages).map((option) => {
    const { priced, reason } = parcel
      ? unpricedOnError(() => priceOption(parcel, option, { hasBattery, everyContainer: true }))
      : unpriced
    return {
      package: option.package,
      container: option.container,
      price: priced,
      // The container select shows whether the goods fit.
      refusal: reason === 'container_too_small' || reason === 'container_too_large' ? null : reason,
    }
  })
}

const unpriced: PricedOrReason = { priced: null, reason: 'no_price' }

/** Incomplete goods are no error: they have no price yet. */
function unpricedOnError(price: () => PricedOrReason): PricedOrReason {
  try {
    return price()
  } catch (error) {
    if (error instanceof PricingError) return unpriced
    throw error
  }
}

/** Delivery options by air, or by sea in one container: cheapest first, unavailable ones last. */
export function deliveryOptionsOn(
  track: Track,
  container: ContainerType,
  deliveryOptions: readonly PricedDeliveryOption[],
): readonly PricedDeliveryOption[] {
  return deliveryOptions
    .filter(
      (deliveryOption) =>
        trackOf(deliveryOption.package) === track && (deliveryOption.container ?? container) === container,
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

const rankOf = (deliveryOption: PricedDeliveryOption): number =>
  deliveryOption.price && !deliveryOption.refusal ? deliveryOption.price.answer.total : Number.MAX_VALUE

/** The cheapest available delivery option. */
export const cheapestOf = (
  deliveryOptions: readonly PricedDeliveryOption[],
): PricedDeliveryOption | undefined => deliveryOptions.find(({ price, refusal }) => price && !refusal)

export interface ContainerOption {
  container: ContainerType
  total: number
  /** Why it is unavailable: too little volume or too low a weight limit. */
  fits: boolean
  isCheapest: boolean
  /** Its capacity in cubic metres. */
  volume: number | undefined
}

/** The price of a sea package in each container, by size; the cheapest that fits is marked. */
export function containersFor(
  chosen: Package,
  deliveryOptions: readonly PricedDeliveryOption[],
): readonly ContainerOption[] {
  const priced = deliveryOptions.flatMap(({ package: option, container, price }) => {
    const weight = price?.answer.weight
    if (option !== chosen || !container || !weight || !('measured_m3' in weight)) return []
    const fits = fitsContainer(container, weight)
    return [{ container, total: price.answer.total, fits, volume: containerVolume(container) }]
  })
  const lowest = Math.min(...priced.filter(({ fits }) => fits).map(({ total }) => total))
  return priced.map((one) => ({ ...one, isCheapest: one.fits && one.total === lowest }))
}

/** The lowest price by air, and by sea in a container that holds the goods. */
export function lowestPrices(
  deliveryOptions: readonly PricedDeliveryOption[],
): Partial<Record<Track, number>> {
  const air = cheapestOf(deliveryOptionsOn('air', 'lcl', deliveryOptions))?.price?.answer.total
  const bySea = new Set(
    deliveryOptions.flatMap(({ package: option, container }) => (container ? option : [])),
  )
  const sea = Math.min(
    ...[...bySea]
      .flatMap((option) => containersFor(option, deliveryOptions))
      .flatMap(({ isCheapest, total }) => (isCheapest ? total : [])),
  )
  return { ...(air !== undefined && { air }), ...(Number.isFinite(sea) && { sea }) }
}
