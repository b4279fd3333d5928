import type { Cart, Category, CheckoutItem, Priced, Voucher } from '@seberang/domain/api'
import {
  containerTypes,
  explain,
  PricingError,
  type PricingPackaging,
  type PricingRequest,
} from '@seberang/domain/pricing'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import { hasValidNpwp, pricedProducts } from '../../lib/pricing/products.ts'
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
  const request = requestOf(cart, terms, categories)
  if (!request) return cart.priced
  try {
    const { answer, explanation } = explain(request)
    return { ...cart.priced, answer, explanation: [...explanation] }
  } catch (error) {
    if (error instanceof PricingError) return cart.priced
    throw error
  }
}

function requestOf(
  cart: CompleteCart,
  terms: Terms,
  categories: readonly Category[],
): PricingRequest | undefined {
  const products = pricedProducts(cart.products, categories)
  if (!products) return undefined
  const courier = cart.address.domesticShipping.find(
    ({ courier_code }) => courier_code === terms.courier_code,
  )
  return {
    country: cart.country,
    container_type: containerTypes.find((type) => type === cart.container_type) ?? null,
    insurance: terms.insurance,
    has_valid_npwp: hasValidNpwp(cart.address),
    is_disable_minimum_weight: session().customer?.is_disable_minimum_weight ?? false,
    rates: cart.priced.rates,
    package: cart.package,
    products,
    packaging: packagingOf(cart),
    domestic: courier ? { price_per_kg: courier.price_per_kg } : null,
    ...(terms.voucher && { voucher: terms.voucher }),
  }
}

function packagingOf({ estimation, revision }: Cart): PricingPackaging {
  return {
    quantity: revision.quantity ?? estimation.quantity,
    weight_unit: 'kg',
    dimension_unit: 'cm',
    weight: estimation.weight_kg,
    length: estimation.length_cm || null,
    width: estimation.width_cm || null,
    height: estimation.height_cm || null,
    volume_m3: volumeOf(estimation),
    revision: {
      weight: revision.weight_kg,
      length: revision.length_cm,
      width: revision.width_cm,
      height: revision.height_cm,
      volume_m3: volumeOf(revision),
    },
  }
}

/** A product of sides comes as a binary fraction; what it adds beyond a cubic millimetre is not volume. */
function volumeOf({ volume_m3: volume }: Partial<Cart['estimation']>): number | null {
  return volume ? Number(volume.toFixed(9)) : null
}
