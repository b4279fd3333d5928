import type { Priced } from '@seberang/domain/api'
import type { PricedQuote } from '@seberang/domain/terms'
import { courierName, type PriceFacts, type PricePart } from '@seberang/domain/explain'
import { isPriceable, productsSoFar } from './draft/convert.ts'
import { allProducts, type ShipmentDraft } from './draft/draft.ts'
import { missingIn, type Missing } from './draft/missing.ts'
import type { PricedDraft } from './use-priced-draft.ts'

/** The supplier's contact changes no price. */
const partOf: Record<Exclude<Missing, 'shipper'>, PricePart> = {
  country: 'origin',
  address: 'destination',
  products: 'products',
  productDetails: 'productDetails',
  package: 'delivery',
  container: 'container',
  boxes: 'productDetails',
}

/** Whether an operator is to find the HS code of some of its goods. */
export const isUnclassified = (draft: Pick<ShipmentDraft, 'products' | 'open'>): boolean =>
  allProducts(draft).some(({ unclassified }) => unclassified)

/** The quote's outcome to show; that it is kept is not said while levies are missing from the price. */
export const quoteToTell = (
  draft: Pick<ShipmentDraft, 'products' | 'open'>,
  price: Priced | null | undefined,
): PricedQuote | undefined => {
  const quote = price?.quote ?? undefined
  return quote?.state === 'kept' && isUnclassified(draft) ? undefined : quote
}

type Prices = Pick<PricedDraft, 'deliveryOption' | 'startsAt' | 'known' | 'couriers'>

/** The price of a draft so far, and what it does not contain yet. */
export function priceFactsOf(
  draft: ShipmentDraft,
  { deliveryOption, startsAt, known, couriers }: Prices,
): PriceFacts {
  const price = deliveryOption?.price
  const isPriced = price !== undefined || startsAt !== undefined
  const isCounted = isPriced && allProducts(draft).every(isPriceable)
  // What the cheapest on offer starts at has a courier only where one is chosen.
  const lacksCourier = price === undefined && startsAt !== undefined && couriers.chosen === null
  return {
    // What is in the amount is not missing from it, even where it is not saved or complete yet.
    missing: [
      ...missingIn('summary', draft, known)
        .filter((part) => !(isCounted && (part === 'products' || part === 'productDetails')))
        .flatMap((part) => (part === 'shipper' ? [] : [partOf[part]])),
      ...(lacksCourier ? (['courier'] as const) : []),
    ],
    // Without levies on some of the goods, options cannot be compared.
    startsAt: isUnclassified(draft) ? undefined : startsAt,
    shipments: price
      ? [
          {
            code: 'draft',
            title: productsSoFar(draft)
              .map(({ title }) => title)
              .join(', '),
            bySea: draft.track === 'sea',
            courier: couriers.chosen ? courierName(couriers.chosen) : undefined,
            priced: price,
            unclassified: isUnclassified(draft),
          },
        ]
      : [],
  }
}
