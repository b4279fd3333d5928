import type { CartSource, Priced } from '@seberang/domain/api'
import type { Catalogue } from '../reference/index.ts'
import { shipmentOf, type LoadedCart } from './load.ts'
import { declaredPackaging } from './measures.ts'
import { tryPrice } from './price.ts'

export function sourceOf({ cart, logs: [first] }: Pick<LoadedCart, 'cart' | 'logs'>): CartSource {
  if (first?.actor === 'operator') return 'warehouse'
  return cart.quoteCode === null ? 'customer' : 'quote'
}

/** Whether its customer was told a price before it was measured. */
const isTold = (loaded: LoadedCart): boolean =>
  sourceOf(loaded) !== 'warehouse' && !loaded.cart.measuredUnclassified

/** The price by its customer's estimates; null if it has none. */
export const declaredPrice = (catalogue: Catalogue, loaded: LoadedCart, now: Date): Priced | null =>
  tryPrice(catalogue, { ...shipmentOf(catalogue, loaded), packaging: declaredPackaging(loaded.cart) }, now)

/**
 * The price that its customer has seen when it was saved; null from checkout on, and where none was told before it was
 * measured.
 */
export const savedPrice = (loaded: LoadedCart): Priced | null =>
  loaded.agreed.length > 0 || (loaded.cart.weightRevision !== null && !isTold(loaded))
    ? null
    : loaded.cart.savedPrice

/**
 * The price by its customer's estimates of a shipment that was measured and is not checked out; null for any other. It
 * has the terms of the price by its measurement, so that the two differ by what was measured alone. Of a parcel that
 * nobody announced no price was shown before it was measured, and unclassified products had none to show.
 */
export function estimatedPrice(catalogue: Catalogue, loaded: LoadedCart, now: Date): Priced | null {
  const { cart, agreed } = loaded
  if (agreed.length > 0 || cart.weightRevision === null || !isTold(loaded)) return null
  return declaredPrice(catalogue, loaded, now)
}
