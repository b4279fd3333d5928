import type { Category, CheckoutItem, Priced, Voucher } from '@seberang/domain/api'
import {
  explain,
  hasValidNpwp,
  PricingError,
  pricingRequest,
  type PricingRequest,
} from '@seberang/domain/pricing'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import { categoryIn } from '../../lib/pricing/products.ts'
import { session } from '../../lib/session/session.ts'

export type Choice = Omit<CheckoutItem, 'cart_code'>

/** The choices for a shipment, with its voucher. */
export interface Terms extends Choice {
  voucher?: Pick<Voucher, 'kind' | 'value' | 'max'> | undefined
}

/**
 * The saved shipment on other terms, under the rates it was priced at. The server prices it again at checkout and
 * refuses when its figure is another.
 */
export function reprice(cart: CompleteCart, terms: Terms, categories: readonly Category[]): Priced {
  const isMinimumLifted = session().customer?.is_disable_minimum_weight ?? false
  const request = screenRequest(cart, { ...terms, isMinimumLifted }, categories)
  if (!request) return cart.priced
  try {
    const { answer, explanation } = explain(request)
    return { ...cart.priced, answer, explanation: [...explanation] }
  } catch (error) {
    if (error instanceof PricingError) return cart.priced
    throw error
  }
}

/** The pricing request of a saved shipment; null for goods of an unknown category. */
export function screenRequest(
  cart: CompleteCart,
  terms: Terms & { isMinimumLifted: boolean },
  categories: readonly Category[],
): PricingRequest | null {
  const { domesticShipping } = cart.address
  const shipment = {
    ...cart,
    insurance: terms.insurance,
    has_valid_npwp: hasValidNpwp(cart.address),
    is_disable_minimum_weight: terms.isMinimumLifted,
    courier:
      [...domesticShipping, cart.domestic_courier].find(
        (courier) => courier?.courier_code === terms.courier_code,
      ) ?? null,
    voucher: terms.voucher,
  }
  return pricingRequest(shipment, cart.package, {
    rates: cart.priced.rates,
    category: categoryIn(categories),
  })
}
