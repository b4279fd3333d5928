import type { Category, Priced } from '@seberang/domain/api'
import { explain, type PricingRequest } from '@seberang/domain/pricing'
import { hasValidNpwp, pricedProducts } from '../../lib/pricing/products.ts'
import { session } from '../../lib/session/session.ts'
import type { CompleteCart } from '../../lib/cart-text.ts'
import type { Choice } from './ShipmentChoices.tsx'

/**
 * The saved shipment with the courier and insurance that are being chosen, under the rates it was priced at.
 * The server prices it again at checkout and refuses when its figure is another.
 */
export function reprice(cart: CompleteCart, choice: Choice, categories: readonly Category[]): Priced {
  const request = requestOf(cart, choice, categories)
  if (!request) return cart.priced
  const { answer, explanation } = explain(request)
  return { ...cart.priced, answer, explanation: [...explanation] }
}

function requestOf(
  cart: CompleteCart,
  choice: Choice,
  categories: readonly Category[],
): PricingRequest | undefined {
  const products = pricedProducts(cart.products, categories)
  if (!products) return undefined
  const courier = cart.address.domesticShipping.find(
    ({ courier_code }) => courier_code === choice.courier_code,
  )
  const { estimation, revision } = cart
  return {
    country: cart.country,
    container_type: 'lcl',
    insurance: choice.insurance,
    has_valid_npwp: hasValidNpwp(cart.address),
    is_disable_minimum_weight: session().customer?.is_disable_minimum_weight ?? false,
    rates: cart.priced.rates,
    package: cart.package,
    products,
    packaging: {
      quantity: revision.quantity ?? estimation.quantity,
      weight_unit: 'kg',
      dimension_unit: 'cm',
      weight: estimation.weight_kg,
      length: estimation.length_cm || null,
      width: estimation.width_cm || null,
      height: estimation.height_cm || null,
      revision: {
        weight: revision.weight_kg,
        length: revision.length_cm,
        width: revision.width_cm,
        height: revision.height_cm,
      },
    },
    domestic: courier ? { price_per_kg: courier.price_per_kg } : null,
  }
}
