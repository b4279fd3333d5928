import { openAgentsIn, type Agent, type Package, type SubDistrictFound } from '@seberang/domain/api'
import type { PricedOption } from '@seberang/domain/calculator'
import {
  hasValidNpwp,
  type ContainerType,
  type InsuranceChoice,
  type PricingPackaging,
  type Track,
} from '@seberang/domain/pricing'
import { npwpSaving, type Priced } from '@seberang/domain/terms'
import { useMemo } from 'react'
import type { BookAddress } from '../../lib/addresses/book-address.ts'
import { useAddressBook, type AddressBookState } from '../../lib/addresses/use-address-book.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { isPriceable, packagingOfDraft, productsSoFar } from './draft/convert.ts'
import type { ShipmentDraft } from './draft/draft.ts'
import type { Known } from './draft/missing.ts'
import {
  containersFor,
  deliveryOptionsFor,
  deliveryOptionsOn,
  lowestOptions,
  pricedIn,
  premiumFor,
  savedByNpwp,
  startingPrice,
  type ContainerOption,
  type PricedDeliveryOption,
} from './delivery-options.ts'
import { useAppliedQuote, useQuotedPlace, useQuotedPrice } from './use-applied-quote.ts'
import { isSeaWeight, type StartingPrice } from '@seberang/domain/explain'
import { useCouriers, weighedOf, type Couriers } from './use-couriers.ts'
import { useKnown } from './use-known.ts'
import { useReferenceOf } from './use-reference-of.ts'

/** A draft with what follows from it: address, warehouse, priced offers. */
export interface PricedDraft {
  book: AddressBookState
  /** The chosen one; until one is chosen, one in the place of the quote, or the main one. */
  address: BookAddress | undefined
  /** The place that was quoted or chosen in the calculator: where the address is likely to be. */
  near: SubDistrictFound | undefined
  /** The price that its quote was kept at. */
  quoted: Priced | undefined
  /** The price under the NPWP that the calculator supposed, once there is an address that tells. */
  supposed: Priced | undefined
  agent: Agent | undefined
  /** The offers of the chosen track. */
  deliveryOptions: readonly PricedDeliveryOption[]
  /** The offers of both tracks, in every container. */
  allOptions: readonly PricedDeliveryOption[]
  /** The cheapest option of each track: by sea in the chosen container, else in the cheapest. */
  lowest: Partial<Record<Track, PricedOption<Package>>>
  /** Undefined until one is chosen: prices and levies of an option that nobody chose are shown in its row alone. */
  deliveryOption: PricedDeliveryOption | undefined
  /** What the least of the offers takes. */
  startsAt: StartingPrice | undefined
  /** The chosen container; until it is chosen, the cheapest that fits. Prices by sea are for it. */
  container: ContainerType
  /** The same by sea, as long as it is not chosen. */
  assumedContainer: ContainerType | undefined
  containers: readonly ContainerOption[]
  couriers: Couriers
  /** Of all goods as typed, or of their measured parcel, kilograms; undefined while there are none. */
  weightKg: number | undefined
  /** By sea, of the same, cubic metres; undefined where no side is known. */
  volumeM3: number | undefined
  /** Whether the parcel was measured: what was typed of single products is an estimate. */
  isMeasured: boolean
  /** What an insurance of these goods costs. */
  premiumOf: (choice: InsuranceChoice) => number
  /** What an NPWP at the address would save, rupiah. */
  npwpSaving: number
  /** The same on another option. */
  npwpSavingOf: (option: PricedDeliveryOption) => number
  /** Its price supposes a complete NPWP, without which it would be higher: no address tells yet. */
  supposesNpwp: boolean
  known: Known
}

/**
 * @param measured the packaging of a parcel that was measured, which counts in place of what was typed
 */
export function usePricedDraft(
  draft: ShipmentDraft,
  withoutCodes: Reference,
  measured: PricingPackaging | null = null,
): PricedDraft {
  const { customer } = useSession()
  const book = useAddressBook()
  const near = useQuotedPlace(draft)
  const quotedPlace = near?.sub_district_id
  const address =
    draft.addressId === null
      ? // The first that the price of the quote is for.
        (book.addresses?.find(({ sub_district_id }) => sub_district_id === quotedPlace) ??
        book.addresses?.find(({ is_main }) => is_main))
      : book.addresses?.find(({ address_id }) => address_id === draft.addressId)
  // Before there is an address: as the calculator or the quote supposed, whose price was seen.
  const validNpwp = address ? hasValidNpwp(address) : draft.supposedNpwp
  const noMinimum = customer?.is_disable_minimum_weight ?? false
  const { country, track, packageId, insurance = 0, boxes } = draft
  const { products: saved, open } = draft
  const products = useMemo(() => productsSoFar({ products: saved, open }).filter(isPriceable), [saved, open])
  const reference = useReferenceOf(products, withoutCodes)
  const packaging = useMemo(() => measured ?? packagingOfDraft({ boxes }), [measured, boxes])
  // Before there is an address, its courier is priced to the place that was quoted or chosen.
  const destination = address ?? (draft.addressId === null ? near : undefined)
  const couriers = useCouriers({ place: destination, track, products, packaging, chosen: draft.courier })
  const weight = useMemo(() => weighedOf(track, products, packaging), [track, products, packaging])
  const courier = couriers.chosen
  const quote = useAppliedQuote(draft.quoteCode, destination, couriers.code)

  const context = useMemo(
    () =>
      country && {
        country,
        insurance,
        has_valid_npwp: validNpwp,
        is_disable_minimum_weight: noMinimum,
        packaging,
        courier,
      },
    [country, insurance, validNpwp, noMinimum, packaging, courier],
  )
  const all = useMemo(
    () => (context ? deliveryOptionsFor(products, context, reference, quote) : []),
    [context, products, reference, quote],
  )

  const containers = useMemo(() => containersFor(all, packageId), [all, packageId])
  const chosenContainer = draft.containerConfirmed ? draft.container : undefined
  const cheapestContainer = containers.find(({ isCheapest }) => isCheapest)?.container
  const container = chosenContainer ?? cheapestContainer ?? draft.container

  const deliveryOptions = useMemo(() => deliveryOptionsOn(track, container, all), [track, container, all])
  const deliveryOption = deliveryOptions.find(({ package: option }) => option.package_id === packageId)
  const priceWithNpwp = (has_valid_npwp: boolean | undefined): Priced | undefined =>
    context ? pricedIn(products, { ...context, has_valid_npwp }, reference, deliveryOption, quote) : undefined
  const npwpSavingOf = (option: PricedDeliveryOption | undefined): number =>
    context && address ? savedByNpwp(products, context, reference, option, quote) : 0
  const without = book.addresses && !address ? priceWithNpwp(false) : undefined
  return {
    book,
    address,
    near,
    quoted: useQuotedPrice(draft),
    supposed: address && draft.fromCalculator ? priceWithNpwp(draft.supposedNpwp) : undefined,
    agent: openAgentsIn(country, reference.agents[track])[0],
    deliveryOptions,
    allOptions: all,
    lowest: useMemo(() => lowestOptions(all, chosenContainer), [all, chosenContainer]),
    deliveryOption,
    startsAt: startingPrice(deliveryOptions),
    container,
    assumedContainer: track === 'sea' && !chosenContainer ? cheapestContainer : undefined,
    containers,
    couriers,
    weightKg: weight?.real_kg,
    volumeM3: volumeOf(deliveryOption ?? deliveryOptions.find(({ option }) => option)),
    isMeasured: measured !== null,
    premiumOf: (choice) =>
      context ? premiumFor(products, { ...context, insurance: choice }, reference, deliveryOption, quote) : 0,
    npwpSaving: npwpSavingOf(deliveryOption),
    npwpSavingOf,
    supposesNpwp: Boolean(without && deliveryOption?.price && npwpSaving(without, deliveryOption.price) > 0),
    known: useKnown(draft, address),
  }
}

/** The same goods measure the same in whoever's name they go. */
function volumeOf(option: PricedDeliveryOption | undefined): number | undefined {
  const weight = option?.option?.answer.weight
  return weight && isSeaWeight(weight) && weight.measured_m3 > 0 ? weight.measured_m3 : undefined
}
