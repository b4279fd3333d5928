import { can, type CartState } from '@seberang/domain/status'
import type { LoadedCart } from './load.ts'
import { lacksPapers } from './papers.ts'

/** The state that decides which actions a cart's owner has. */
export function stateOf({ cart, details }: LoadedCart): CartState {
  return { status: cart.status, products: details, lacksPapers: lacksPapers(cart) }
}

/** Whether a cart can be checked out, or the reason why not; one reason is that it has no price. */
export function checkoutPermission(loaded: LoadedCart, isPriced: boolean): true | string {
  const permission = can.checkout(stateOf(loaded))
  return permission === true && !isPriced ? 'cannot_be_priced' : permission
}
