import type { PriceStatement } from '@seberang/design-system/PriceFoot'
import type { Cart, Priced } from '@seberang/domain/api'
import { courierName, type PricedShipment } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { beforeOf, cartTitle } from '../../lib/shipments/cart-text.ts'
import { usePriceStatement } from './use-price-object.tsx'

/** A shipment with its price, and with the one that was saved where it is another since. */
export const pricedShipment = (cart: Cart, priced: Priced, language: Language): PricedShipment => ({
  code: cart.cart_code,
  title: cartTitle(cart, language),
  priced,
  courier: cart.domestic_courier ? courierName(cart.domestic_courier) : undefined,
  ...beforeOf(cart, priced),
})

/** The price of one shipment before its checkout, with its basis; undefined while it has none. */
export function useRowPrice(): (cart: Cart) => PriceStatement | undefined {
  const statementOf = usePriceStatement()
  const language = useLanguage()
  return (cart) =>
    cart.priced ? statementOf({ shipments: [pricedShipment(cart, cart.priced, language)] }) : undefined
}
