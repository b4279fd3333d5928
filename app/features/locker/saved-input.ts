import type { Cart, CartInput, CartSetup } from '@seberang/domain/api'

/** A saved shipment as it is sent to be changed, all of it, with one thing changed; undefined while it has no set-up. */
export function savedInput(cart: Cart, change: Partial<CartSetup>): CartInput | undefined {
  if (!cart.setup) return undefined
  return {
    setup: { ...cart.setup, ...change },
    products: cart.products.map(({ category_name: _shown, ...product }) => product),
    version: cart.version,
  }
}
