import type { Category, Priced, Voucher } from '@seberang/domain/api'
import { hasValidNpwp, PricingError, pricingRequest, type PricingRequest } from '@seberang/domain/pricing'
import { priceWithQuote, type AppliedQuote } from '@seberang/domain/terms'
import { serverNow } from '../../lib/browser/server-clock.ts'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import { categoryIn } from '../../lib/pricing/products.ts'
import { session } from '../../lib/session/session.ts'
import type { Choice } from './choice.ts'

/** The choices for a shipment, with its voucher. */
export interface ChoiceWithVoucher extends Choice {
  voucher?: Pick<Voucher, 'kind' | 'value' | 'max'> | undefined
  /** Instead of what the address says. */
  has_valid_npwp?: boolean
}

/**
 * The price of a saved shipment with other choices, on the terms of its quote where it has one. The server prices it again at checkout and
 * refuses when its figure is another.
 */
export function reprice(
  cart: CompleteCart,
  choice: ChoiceWithVoucher,
  categories: readonly Category[],
): Priced {
  const isMinimumLifted = session().customer?.is_disable_minimum_weight ?? false
  const request = screenRequest(cart, { ...choice, isMinimumLifted }, categories)
  if (!request) return cart.priced
  try {
    return priceWithQuote(request, todayOf(cart), quoteOf(cart, choice), serverNow()).priced
  } catch (error) {
    if (error instanceof PricingError) return cart.priced
    throw error
  }
}

/** Today's rates: the price of a shipment with a quote may have been made under others. */
const todayOf = ({ quote, priced }: CompleteCart): Pick<Priced, 'rates' | 'rates_as_of' | 'rate_days'> =>
  quote?.today ?? priced

function quoteOf({ quote, address }: CompleteCart, { courier_code }: Choice): AppliedQuote | null {
  return quote && { terms: quote, sub_district_id: address.sub_district_id, courier_code }
}

/** What the pricing function is asked about a saved shipment; null for goods of a category that is not known. */
export function screenRequest(
  cart: CompleteCart,
  choice: ChoiceWithVoucher & { isMinimumLifted: boolean },
  categories: readonly Category[],
): PricingRequest | null {
  const shipment = {
    ...cart,
    insurance: choice.insurance,
    has_valid_npwp: choice.has_valid_npwp ?? hasValidNpwp(cart.address),
    is_disable_minimum_weight: choice.isMinimumLifted,
    courier:
      [...cart.domestic_shipping_prices, cart.domestic_courier].find(
        (courier) => courier?.courier_code === choice.courier_code,
      ) ?? null,
    voucher: choice.voucher,
  }
  return pricingRequest(shipment, cart.package, {
    rates: todayOf(cart).rates,
    category: categoryIn(categories),
    hscodeDuty: (code) => cart.products.find(({ hscode }) => hscode === code)?.hscode_duty,
  })
}
