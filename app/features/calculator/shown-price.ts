import { courierName } from '@seberang/domain/explain'
import { usePriceObject, type ShownPrice } from '../../components/price/use-price-object.tsx'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import type { Calculation } from './calculate.ts'

/** A change that a tip made: the price before it, while what it changed is still as it left it. */
export interface Tried {
  query: string
  before: string
  reason: string
  /** What takes it back. */
  undo: Partial<LinkedParcel>
}

/** The price of the chosen option in words, beside the one before a tip was tried. */
export function useShownPrice(
  calculation: Calculation | undefined,
  tried: Tried | undefined,
): ShownPrice | undefined {
  const priceOf = usePriceObject()
  if (!calculation) return undefined
  const { chosen, courier, priced } = calculation
  const price = priceOf({
    shipments: [{ code: chosen.id, title: '', priced, courier: courier && courierName(courier) }],
  })
  if (!tried) return price
  const { changes: _, ...statement } = price.statement
  return { ...price, statement: { ...statement, previous: tried.before, reason: tried.reason } }
}
