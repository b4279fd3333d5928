import type { Category, Priced } from '@seberang/domain/api'
import { explain, type PricingRequest } from '@seberang/domain/pricing'
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
  const products = cart.products.map((product) => {
    const category = categories.find(({ category_id }) => category_id === product.category)
    return (
      category && {
        category,
        quantity: product.quantity,
        weight: product.weight,
        weight_unit: 'gram',
        length: product.dimension_length,
        width: product.dimension_width,
        height: product.dimension_height,
        dimension_unit: 'cm',
        price_original: product.price_original,
        currency_code: product.currency_code,
      }
    )
  })
  const known = products.filter((product) => product !== undefined)
  if (known.length !== products.length) return undefined
  const courier = cart.address.domesticShipping.find(
    ({ courier_code }) => courier_code === choice.courier_code,
  )
  const { estimation, revision } = cart
  return {
    country: cart.country,
    container_type: 'lcl',
    insurance: choice.insurance,
    has_valid_npwp: Boolean(cart.address.npwp && cart.address.npwp_file),
    is_disable_minimum_weight: false,
    rates: cart.priced.rates,
    package: cart.package,
    products: known,
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
