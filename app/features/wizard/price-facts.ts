import { courierName, type PriceFacts, type PricePart } from '@seberang/domain/explain'
import type { ShipmentDraft } from './draft/draft.ts'
import { missingIn, type Missing } from './draft/missing.ts'
import type { Estimate } from './use-estimate.ts'

/** The supplier's contact changes no price. */
const partOf: Record<Exclude<Missing, 'shipper'>, PricePart> = {
  country: 'origin',
  address: 'destination',
  products: 'products',
  productDetails: 'products',
  package: 'delivery',
  container: 'container',
  boxes: 'products',
}

/** Whether an operator is to find the HS code of some of its goods. */
export const isUnclassified = ({ products, open }: Pick<ShipmentDraft, 'products' | 'open'>): boolean =>
  [...products, ...(open ? [open] : [])].some(({ unclassified }) => unclassified)

/** The price of a draft so far, and what it does not contain yet. */
export function priceFactsOf(
  draft: ShipmentDraft,
  { deliveryOption, known, couriers }: Pick<Estimate, 'deliveryOption' | 'known' | 'couriers'>,
): PriceFacts {
  const price = deliveryOption?.price
  return {
    missing: missingIn('summary', draft, known).flatMap((part) => (part === 'shipper' ? [] : [partOf[part]])),
    parcels: price
      ? [
          {
            code: 'draft',
            title: draft.products.map(({ title }) => title).join(', '),
            bySea: draft.track === 'sea',
            courier: couriers.chosen ? courierName(couriers.chosen) : undefined,
            priced: price,
            unclassified: isUnclassified(draft),
          },
        ]
      : [],
  }
}
