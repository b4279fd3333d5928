import { unitLimit } from '@seberang/domain/calculator'
import { useMemo } from 'react'
import type { BookAddress } from '../../lib/addresses/book-address.ts'
import {
  areValidBoxes,
  priceableGoods,
  isAccepted,
  isValidShipper,
  isValidTracking,
} from './draft/convert.ts'
import { isBegun, isSameProduct, type ProductDraft, type ShipmentDraft } from './draft/draft.ts'
import type { Known } from './draft/missing.ts'

/** Whether the open product has input that is not in the list: what is saved is the list. */
function hasUnsubmitted(products: readonly ProductDraft[], open: ProductDraft | null): boolean {
  if (!open || !isBegun(open)) return false
  const listed = products.find(({ key }) => key === open.key)
  return !listed || !isSameProduct(listed, open)
}

/** Whether all products can be saved, with all that was typed of them, and one parcel takes them. */
export const productsAreWhole = ({ products, open }: Pick<ShipmentDraft, 'products' | 'open'>): boolean =>
  products.every(isAccepted) && !hasUnsubmitted(products, open) && !unitLimit(priceableGoods(products))

/** Whether the parts of a draft can be saved, for `missingIn`. */
export function useKnown(
  { products, open, boxes, shipper, sellerTrackingNumber }: ShipmentDraft,
  address: BookAddress | undefined,
): Known {
  return {
    hasAddress: address !== undefined,
    productsAreWhole: useMemo(() => productsAreWhole({ products, open }), [products, open]),
    boxesAreValid: useMemo(() => areValidBoxes(boxes), [boxes]),
    shipperIsValid: useMemo(() => isValidShipper(shipper), [shipper]),
    trackingIsValid: useMemo(() => isValidTracking(sellerTrackingNumber), [sellerTrackingNumber]),
  }
}
