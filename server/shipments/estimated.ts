import type { CartSource, Priced } from '@seberang/domain/api'
import type { Catalogue } from '../reference/index.ts'
import { shipmentOf, type LoadedCart } from './load.ts'
import { declaredPackaging } from './measures.ts'
import { tryPrice } from './price.ts'

export function sourceOf({ cart, logs: [first] }: Pick<LoadedCart, 'cart' | 'logs'>): CartSource {
  if (first?.actor === 'operator') return 'warehouse'
  return cart.quoteCode === null ? 'customer' : 'quote'
}

/**
 * The price by its customer's estimates of a shipment that was measured and is not checked out; null for any other. It
 * has the terms of the price by its measurement, so that the two differ by what was measured alone. Of a parcel that
 * nobody announced no price was told before it was measured, and of unclassified products there was none to tell.
 */
export function estimatedPrice(catalogue: Catalogue, loaded: LoadedCart, now: Date): Priced | null {
  const { cart, agreed } = loaded
  const isTold = sourceOf(loaded) !== 'warehouse' && !cart.measuredUnclassified
  if (agreed.length > 0 || cart.weightRevision === null || !isTold) return null
  const declared = { ...shipmentOf(catalogue, loaded), packaging: declaredPackaging(cart) }
  return tryPrice(catalogue, declared, now)
}
