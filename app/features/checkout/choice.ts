import type { CheckoutItem } from '@seberang/domain/api'
import { readInsurance } from '@seberang/domain/pricing'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'

export type Choice = Omit<CheckoutItem, 'cart_code'>

/** What is chosen for a shipment; what was not chosen at checkout is as it was saved. */
export const choiceFor = (
  cart: CompleteCart,
  chosen: { [Part in keyof Choice]?: Choice[Part] | undefined } = {},
): Choice => ({
  courier_code: courierOf(cart, chosen.courier_code),
  insurance: chosen.insurance ?? readInsurance(cart.insurance) ?? 0,
})

/** The chosen courier, else the shipment's own, if it carries this shipment to its address; else the cheapest. */
function courierOf(cart: CompleteCart, chosen: string | undefined): string {
  const offered = cart.domestic_shipping_prices.map(({ courier_code }) => courier_code)
  const wanted = [chosen, cart.domestic_courier?.courier_code].find(
    (code) => code !== undefined && offered.includes(code),
  )
  return wanted ?? offered[0] ?? ''
}
