import type { Cart, InvoiceItem } from '@seberang/domain/api'
import type { PricedShipment } from '@seberang/domain/explain'
import { hasPassedCustoms } from '@seberang/domain/status'

/** A shipment as an invoice bills it. @param cart where it is since */
export function billedShipment(
  { cart_code, title, priced, voucher, courier, charges }: InvoiceItem,
  cart: Cart | undefined,
): PricedShipment {
  return {
    code: cart_code,
    title,
    priced,
    voucher,
    courier,
    charges,
    isOvertaken: cart && cart.next_change !== null,
    // What waits for the bank is no matter of this price: it was paid.
    afterPaid:
      cart?.next_change?.measurement && cart.next_change.waits_for !== 'bank'
        ? cart.next_change.amount
        : undefined,
    isReleased: cart && hasPassedCustoms(cart.status),
  }
}

/** The same with all that was charged besides since, as its order shows it. */
export const billedShipmentNow = (item: InvoiceItem, cart: Cart | undefined): PricedShipment => ({
  ...billedShipment(item, cart),
  ...(cart && { charges: cart.additional_costs }),
})
