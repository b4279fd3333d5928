import { useMemo } from 'react'
import type { BookAddress } from '../../lib/addresses/book-address.ts'
import { areValidBoxes, isAccepted, isValidShipper } from './draft/convert.ts'
import type { ShipmentDraft } from './draft/draft.ts'
import type { Known } from './draft/missing.ts'

/** Whether the parts of a draft can be saved, for `missingIn`. */
export function useKnown(
  { products, boxes, shipper }: ShipmentDraft,
  address: BookAddress | undefined,
): Known {
  return {
    hasAddress: address !== undefined,
    productsAreWhole: useMemo(() => products.every(isAccepted), [products]),
    boxesAreValid: useMemo(() => areValidBoxes(boxes), [boxes]),
    shipperIsValid: useMemo(() => isValidShipper(shipper), [shipper]),
  }
}
