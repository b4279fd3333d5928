import { calls, openAgentsIn, quoteTermsOf, type Agent } from '@seberang/domain/api'
import { hasValidNpwp, type ContainerType, type Track } from '@seberang/domain/pricing'
import type { AppliedQuote } from '@seberang/domain/terms'
import type { Language } from '@seberang/domain/language'
import { useMemo } from 'react'
import type { BookAddress } from '../../lib/addresses/book-address.ts'
import { useAddressBook, type AddressBookState } from '../../lib/addresses/use-address-book.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { chargeableText } from '@seberang/domain/explain'
import type { Reference } from '../../lib/reference/reference.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { isAccepted, isPriceable } from './draft/convert.ts'
import { changeDraft, type ProductDraft, type ShipmentDraft } from './draft/draft.ts'
import type { Known } from './draft/missing.ts'
import {
  cheapestOf,
  containersFor,
  lowestPrices,
  deliveryOptionsFor,
  deliveryOptionsOn,
  type ContainerOption,
  type PricedDeliveryOption,
} from './delivery-options.ts'

export interface Estimate {
  book: AddressBookState
  address: BookAddress | undefined
  agent: Agent | undefined
  /** The offers of the chosen track. */
  deliveryOptions: readonly PricedDeliveryOption[]
  /** The lowest price of each track, in its cheapest container. */
  lowest: Partial<Record<Track, number>>
  /** The chosen offer, or the cheapest while none is chosen. */
  deliveryOption: PricedDeliveryOption | undefined
  /** The chosen container; until it is chosen, the cheapest that fits. Prices by sea are for it. */
  container: ContainerType
  containers: readonly ContainerOption[]
  known: Known
}

/** Everything derived from a draft: address, warehouse, priced offers. */
export function useEstimate(draft: ShipmentDraft, reference: Reference): Estimate {
  const { customer } = useSession()
  const book = useAddressBook()
  const address = book.addresses?.find(({ address_id }) => address_id === draft.addressId)
  const validNpwp = hasValidNpwp(address)
  const noMinimum = customer?.is_disable_minimum_weight ?? false
  const { country, track, packageId, insurance = 0 } = draft
  const quote = useAppliedQuote(draft.quoteCode, address)
  const products = useProductsSoFar(draft)

  const all = useMemo(() => {
    if (!country) return []
    const context = {
      country,
      insurance,
      has_valid_npwp: validNpwp,
      is_disable_minimum_weight: noMinimum,
    }
    return deliveryOptionsFor(products, context, reference, quote)
  }, [country, insurance, products, validNpwp, noMinimum, reference, quote])

  const containers = useMemo(() => containersFor(all), [all])
  const container = containerOf(draft, containers)

  const deliveryOptions = useMemo(() => deliveryOptionsOn(track, container, all), [track, container, all])
  const deliveryOption =
    deliveryOptions.find(({ package: option }) => option.package_id === packageId) ??
    cheapestOf(deliveryOptions)
  return {
    book,
    address,
    agent: openAgentsIn(country, reference.agents[track])[0],
    deliveryOptions,
    lowest: useMemo(() => lowestPrices(all), [all]),
    deliveryOption,
    container,
    containers,
    known: {
      hasAddress: address !== undefined,
      productsAreWhole: useMemo(() => draft.products.every(isAccepted), [draft.products]),
    },
  }
}

const containerOf = (draft: ShipmentDraft, containers: readonly ContainerOption[]): ContainerType =>
  draft.containerConfirmed
    ? draft.container
    : (containers.find(({ isCheapest }) => isCheapest)?.container ?? draft.container)

/** The quote that the draft was started from, once it is loaded. */
function useAppliedQuote(code: string | undefined, address: BookAddress | undefined): AppliedQuote | null {
  const { data } = useCall(calls.quote, code ? { params: { code } } : null, { revalidateOnFocus: false })
  const subDistrictId = address?.sub_district_id ?? null
  return useMemo(
    () =>
      data ? { terms: quoteTermsOf(data.data), sub_district_id: subDistrictId, courier_code: null } : null,
    [data, subDistrictId],
  )
}

/** The open product counts once it can be priced. */
function useProductsSoFar(draft: ShipmentDraft): readonly ProductDraft[] {
  return useMemo(() => {
    const { products, open } = draft
    const priceable = products.filter(isPriceable)
    if (!open || !isPriceable(open)) return priceable
    return changeDraft({ ...draft, products: priceable }, { type: 'product saved', product: open }).products
  }, [draft])
}

/** The chargeable weight or volume of a delivery option. */
export function billedOf(
  deliveryOption: PricedDeliveryOption | undefined,
  language: Language,
): string | undefined {
  return deliveryOption?.price ? chargeableText(deliveryOption.price.answer.weight, language) : undefined
}
