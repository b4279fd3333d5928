import type { PriceStatement } from '@seberang/design-system/PriceFoot'
import type { Cart, Priced } from '@seberang/domain/api'
import { courierName, type PricedShipment } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { usePriceStatement } from '../../components/price/use-price-object.tsx'
import { beforeOf, cartTitle } from '../../lib/shipments/cart-text.ts'

/** A shipment with its price, and with the one that was saved where it is another since. */
export const pricedShipment = (cart: Cart, priced: Priced, language: Language): PricedShipment => ({
  code: cart.cart_code,
  title: cartTitle(cart, language),
  priced,
  courier: cart.domestic_courier ? courierName(cart.domestic_courier) : undefined,
  ...beforeOf(cart, priced),
})

/** The price of one shipment with its basis; undefined while it has none. */
export function useRowPrice(): (cart: Cart) => PriceStatement | undefined {
  const statementOf = usePriceStatement()
  const language = useLanguage()
  return (cart) =>
    cart.priced ? statementOf({ shipments: [pricedShipment(cart, cart.priced, language)] }) : undefined
}

/** What all prices of a list lack; undefined where they differ, or where there is only one. */
export function useSharedGap(): (carts: readonly Cart[]) => string | undefined {
  const priceOf = useRowPrice()
  return (carts) => {
    const prices = carts.flatMap((cart) => priceOf(cart) ?? [])
    const gaps = new Set(prices.map((price) => (price.basis === 'so_far' ? price.missing : undefined)))
    const [gap] = gaps
    return prices.length > 1 && gaps.size === 1 ? gap : undefined
  }
}
