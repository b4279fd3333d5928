import type { Agent, Package } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { useMemo } from 'react'
import type { BookAddress } from '../../lib/addresses/book-address.ts'
import { useAddressBook, type AddressBookState } from '../../lib/addresses/use-address-book.ts'
import { billedText } from '../../lib/pricing/billed.ts'
import { hasValidNpwp } from '../../lib/pricing/products.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { isWhole, type Goods } from './convert.ts'
import { changeDraft, type DraftTrack, type ProductDraft, type ShipmentDraft } from './draft.ts'
import type { Known } from './missing.ts'
import { cheapestOf, containersFor, offersFor, type ContainerOffer, type Offer } from './offers.ts'

export interface Quote {
  book: AddressBookState
  address: BookAddress | undefined
  agent: Agent | undefined
  /** Of the track that is chosen. */
  offers: readonly Offer[]
  /** The least that each track costs, in the container that is cheapest for it. */
  least: Partial<Record<DraftTrack, number>>
  /** What is chosen, or else the cheapest: something to see before anything is chosen. */
  offer: Offer | undefined
  containers: readonly ContainerOffer[]
  known: Known
}

interface Priced {
  offers: Record<DraftTrack, readonly Offer[]>
  containersOf: (chosen: Package) => readonly ContainerOffer[]
}

/** One that nobody sends to any more stays in the data for old shipments. */
const retiredAgent = 'blueray'

export function agentFor(
  agents: Reference['agents'],
  track: DraftTrack,
  country: string | null,
): Agent | undefined {
  return agents[track].find((agent) => agent.country === country && agent.id !== retiredAgent)
}

/** Everything that follows from a draft: who receives, who sends, what each way costs. */
export function useQuote(draft: ShipmentDraft, reference: Reference): Quote {
  const { customer } = useSession()
  const book = useAddressBook()
  const address = book.addresses?.find(({ address_id }) => address_id === draft.addressId)
  const validNpwp = hasValidNpwp(address)
  const noMinimum = customer?.is_disable_minimum_weight ?? false
  const { country, container, track, packageId } = draft
  const products = useProductsSoFar(draft)

  const priced = useMemo<Priced>(() => {
    const importer = { hasValidNpwp: validNpwp, isDisableMinimumWeight: noMinimum }
    if (!country) return { offers: { air: [], sea: [] }, containersOf: () => [] }
    const goods: Goods = { products, country, container }
    const offersOf = (one: DraftTrack) => offersFor(one, goods, importer, reference)
    return {
      offers: { air: offersOf('air'), sea: offersOf('sea') },
      containersOf: (chosen: Package) => containersFor(chosen, goods, importer, reference),
    }
  }, [country, container, products, validNpwp, noMinimum, reference])

  const offers: readonly Offer[] = priced.offers[track]
  const chosen = offers.find(({ package: option }) => option.package_id === packageId)
  const offer = chosen ?? cheapestOf(offers)
  const least = useMemo(() => {
    const air = cheapestOf(priced.offers.air)?.price?.answer.total
    const sea = Math.min(
      ...priced.offers.sea
        .flatMap(({ package: option }) => priced.containersOf(option))
        .flatMap(({ isCheapest, total }) => (isCheapest ? [total] : [])),
    )
    return { ...(air !== undefined && { air }), ...(Number.isFinite(sea) && { sea }) }
  }, [priced])
  return {
    book,
    address,
    agent: agentFor(reference.agents, track, country),
    offers,
    least,
    offer,
    containers: useMemo(
      () => (track === 'sea' && offer ? priced.containersOf(offer.package) : []),
      [track, offer, priced],
    ),
    known: {
      hasAddress: address !== undefined,
      productsAreWhole: useMemo(() => draft.products.every(isWhole), [draft.products]),
    },
  }
}

/** The product that is being typed counts from when it is whole. */
function useProductsSoFar(draft: ShipmentDraft): readonly ProductDraft[] {
  return useMemo(() => {
    const { products, open } = draft
    const whole = products.filter(isWhole)
    if (!open || !isWhole(open)) return whole
    return changeDraft({ ...draft, products: whole }, { type: 'product kept', product: open }).products
  }, [draft])
}

/** What is billed of an offer that has a price. */
export function billedOf(offer: Offer | undefined, language: Language): string | undefined {
  return offer?.price ? billedText(offer.price.answer.weight, language) : undefined
}
