import { courierName, type PriceFacts, type PricePart } from '@seberang/domain/explain'
import { joinParts } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { causeSinceQuote } from '../../lib/shipments/cart-text.ts'
import { isPriceable, productsSoFar } from './draft/convert.ts'
import { allProducts, type ShipmentDraft } from './draft/draft.ts'
import { missingIn, type Missing } from './draft/missing.ts'
import type { PricedDraft } from './use-priced-draft.ts'

/** What a missing part leaves out of the price: neither the seller's contact nor their tracking number changes it. */
const partOf: Record<Missing, PricePart | undefined> = {
  country: 'origin',
  address: 'destination',
  products: 'products',
  productDetails: 'productDetails',
  package: 'delivery',
  container: 'container',
  boxes: 'boxes',
  shipper: undefined,
  tracking: undefined,
}

/** Whether an operator is to find the HS code of some of its goods. */
export const isUnclassified = (draft: Pick<ShipmentDraft, 'products' | 'open'>): boolean =>
  allProducts(draft).some(({ unclassified }) => unclassified)

type Prices = Pick<PricedDraft, 'deliveryOption' | 'startsAt' | 'known' | 'couriers'> &
  Partial<
    Pick<PricedDraft, 'address' | 'assumedContainer' | 'npwpSaving' | 'quoted' | 'supposed' | 'supposesNpwp'>
  >

/** The price of a draft so far, and what it does not contain yet. */
export function priceFactsOf(
  draft: ShipmentDraft,
  {
    deliveryOption,
    startsAt,
    known,
    couriers,
    assumedContainer: container,
    address,
    npwpSaving = 0,
    quoted,
    supposed,
    supposesNpwp = false,
  }: Prices,
  language: Language,
): PriceFacts {
  const price = deliveryOption?.price
  const isPriced = price !== undefined || startsAt !== undefined
  const isCounted = isPriced && allProducts(draft).every(isPriceable)
  const missing = missingIn('summary', draft, known)
  // Its courier is priced to a place that is known: of the address, nothing is left that would change it.
  const hasPlace = Boolean(price) && couriers.chosen !== null
  // Goods that are whole are only not saved yet.
  const lacksMore = missing.some(
    (part) => part !== 'address' && !(part === 'products' && known.productsAreWhole),
  )
  // Until the couriers are loaded, the price lacks the chosen one: compared now, it would have fallen by it for a moment.
  const isComparable = couriers.code === null || couriers.offered !== undefined
  // What the cheapest on offer starts at has a courier only where one is chosen.
  const lacksCourier = price === undefined && startsAt !== undefined && couriers.chosen === null
  return {
    // What is in the amount is not missing from it, even where it is not saved or complete yet.
    missing: [
      ...missing
        .filter((part) => !(isCounted && (part === 'products' || part === 'productDetails')))
        .filter((part) => !(hasPlace && part === 'address'))
        .flatMap((part) => partOf[part] ?? []),
      ...(lacksCourier ? (['courier'] as const) : []),
    ],
    ...(hasPlace && missing.includes('address') && !lacksMore && { lacksFullAddress: true }),
    // Levies that are not known rest on no NPWP.
    ...(supposesNpwp && !isUnclassified(draft) && { supposesNpwp }),
    ...(isPriced && container && { assumedContainer: container }),
    // Without levies on some of the goods, options cannot be compared.
    startsAt: isUnclassified(draft) ? undefined : startsAt,
    shipments: price
      ? [
          {
            code: 'draft',
            title: joinParts(
              productsSoFar(draft).map(({ title }) => title),
              language,
            ),
            courier: couriers.chosen ? courierName(couriers.chosen) : undefined,
            priced: price,
            ...(!quoted && supposed && { before: supposed }),
            ...(quoted &&
              isComparable &&
              price.quote && { before: quoted, cause: causeSinceQuote(price, price.quote), quoted }),
            unclassified: isUnclassified(draft),
            ...(address &&
              npwpSaving > 0 &&
              !isUnclassified(draft) && { npwp: { addressId: address.address_id, saving: npwpSaving } }),
          },
        ]
      : [],
  }
}
