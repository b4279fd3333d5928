import type { CartSource, FormerPrice, Priced } from '@seberang/domain/api'
import { formerPrice, isMeasuredPrice } from '@seberang/domain/explain'
import type { Transaction } from '../database/database.ts'
import type { LoadedCart } from './load.ts'
import type { CartRow } from './rows.ts'
import { changeCart } from './save.ts'

type Seen = Pick<LoadedCart, 'agreed' | 'logs'> & {
  cart: Pick<CartRow, 'quoteCode' | 'weightRevision' | 'measuredUnclassified' | 'savedPrice' | 'toldPrices'>
}

export function sourceOf({
  cart,
  logs: [first],
}: {
  cart: Pick<CartRow, 'quoteCode'>
  logs: LoadedCart['logs']
}): CartSource {
  if (first?.actor === 'operator') return 'warehouse'
  return cart.quoteCode === null ? 'customer' : 'quote'
}

/** Of a parcel that nobody announced, and of unclassified products, no price by estimates was shown before measuring. */
const wasShown = (loaded: Seen, price: Priced): boolean =>
  isMeasuredPrice(price) ||
  loaded.cart.weightRevision === null ||
  (sourceOf(loaded) !== 'warehouse' && !loaded.cart.measuredUnclassified)

/** The price that its customer has seen when it was saved. */
const savedPriceOf = (loaded: Seen): Priced | null => {
  const { savedPrice } = loaded.cart
  return savedPrice && wasShown(loaded, savedPrice) ? savedPrice : null
}

/** What its customer was told that it costs, as saved first; empty from checkout on. */
function toldPricesOf(loaded: Seen): Priced[] {
  if (loaded.agreed.length > 0) return []
  const saved = savedPriceOf(loaded)
  return [...(saved ? [saved] : []), ...loaded.cart.toldPrices]
}

const asFormer = (loaded: Seen, price: Priced | undefined): FormerPrice | null =>
  price ? { priced: price, is_saved: price === loaded.cart.savedPrice } : null

/** The price that its customer was told before this one; null where none was. */
export const formerPriceOf = (loaded: Seen, now: Priced | null): FormerPrice | null =>
  now && asFormer(loaded, formerPrice(toldPricesOf(loaded), now))

/** The price that its customer was told last. */
export const lastPriceOf = (loaded: Seen): FormerPrice | null => asFormer(loaded, toldPricesOf(loaded).at(-1))

/** Remembers the price that a mail names. */
export async function rememberPrice(
  transaction: Transaction,
  loaded: LoadedCart,
  price: Priced,
): Promise<void> {
  const { id, toldPrices } = loaded.cart
  if (lastPriceOf(loaded)?.priced.answer.total === price.answer.total) return
  await changeCart(transaction, id, { toldPrices: [...toldPrices, price] })
}
