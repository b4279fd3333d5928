import type { Cart, CartInput, CartSetup } from '@seberang/domain/api'

/** The update request of a saved shipment with one change; undefined while it has no setup. */
export function savedInput(cart: Cart, change: Partial<CartSetup>): CartInput | undefined {
  if (!cart.setup) return undefined
  return {
    setup: { ...cart.setup, ...change },
    products: cart.products.map(({ category_name: _shown, ...product }) => product),
    version: cart.version,
  }
}
