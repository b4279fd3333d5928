import { can, type CartState, type CheckoutReason } from '@seberang/domain/status'
import type { Priced } from '@seberang/domain/terms'
import type { Catalogue } from '../reference/index.ts'
import { takesValue } from './check.ts'
import type { LoadedCart } from './load.ts'
import { lacksPapers } from './papers.ts'

/** The state that decides which actions a cart's owner has. */
export function stateOf({ cart, details }: LoadedCart): CartState {
  return { status: cart.status, products: details, lacksPapers: lacksPapers(cart) }
}

/**
 * Whether a cart can be checked out, or the reason why not: it may have no price now, or its goods may be worth more than
 * its package takes since a rate has changed or its quote has expired.
 * @param priced its price now
 */
export function checkoutPermission(
  catalogue: Catalogue,
  loaded: LoadedCart,
  priced: Priced | null,
): true | CheckoutReason {
  const permission = can.checkout(stateOf(loaded))
  if (permission !== true) return permission
  if (!priced) return 'cannot_be_priced'
  return takesValue(catalogue, loaded.cart.packageId, priced) ? true : 'too_valuable'
}
