import type { Cart } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { chargeableText } from '@seberang/domain/explain'
import { isSea } from '@seberang/domain/pricing'

/** The name of a shipment in lists: its first product. */
export function cartTitle(cart: Cart): string {
  return cart.products[0]?.product_title ?? cart.cart_code
}

/** What editing a shipment is for. */
export function editingOf({ products, can }: Cart): 'complete' | 'attach' | 'edit' {
  if (products.length === 0) return 'complete'
  return can.checkout === 'no_papers' ? 'attach' : 'edit'
}

/** What an operator asked for, without its full stop, which the text around it has. */
export const papersRequest = ({ papers }: Pick<Cart, 'papers'>): string =>
  (papers?.request ?? '').trim().replace(/[.。]$/, '')

/** A shipment with address, delivery option and price: all that a checkout needs. */
export type CompleteCart = Cart & {
  address: NonNullable<Cart['address']>
  package: NonNullable<Cart['package']>
  priced: NonNullable<Cart['priced']>
}

export function isPayable(cart: Cart): cart is CompleteCart {
  return cart.can.checkout === true && cart.address !== null && cart.package !== null && cart.priced !== null
}

/** A parcel that arrived unannounced has no delivery option yet. */
export function isBySea(cart: Pick<Cart, 'package'>): boolean {
  return cart.package !== null && isSea(cart.package)
}

export function billedWeight(cart: Cart, language: Language): string | undefined {
  return cart.priced ? chargeableText(cart.priced.answer.weight, language) : undefined
}

export function isMeasuredCart(cart: Cart): boolean {
  return cart.revision.weight_kg !== undefined
}
