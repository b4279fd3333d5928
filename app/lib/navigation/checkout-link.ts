import type { PaymentMethod } from '@seberang/domain/api'
import { paths } from './paths.ts'

// A file of its own, so that the arrival page does not load it.

export const checkoutPathOf = (
  cartCodes: readonly string[],
  voucher?: LinkedVoucher,
  denied?: PaymentMethod,
): string =>
  `${paths.checkout}?${new URLSearchParams({
    carts: cartCodes.join(','),
    ...(voucher && { voucher: voucher.code, voucher_for: voucher.cart_code }),
    ...(denied && { denied }),
  })}`

interface LinkedVoucher {
  code: string
  cart_code: string
}

/** The payment method that was denied before, which a link to the checkout names: it is not chosen again by itself. */
export const deniedMethodOf = (search: URLSearchParams): string | null => search.get('denied')

/** The voucher that a link to the checkout names. */
export function linkedVoucherOf(search: URLSearchParams): LinkedVoucher | undefined {
  const [code, cart_code] = [search.get('voucher'), search.get('voucher_for')]
  return code && cart_code ? { code, cart_code } : undefined
}

/** Checkout of a single shipment. */
export const payNowOf = (cartCode: string): string =>
  `${paths.payNow}?${new URLSearchParams({ cart: cartCode })}`
