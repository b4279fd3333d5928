import type { Priced, Voucher } from '@seberang/domain/api'
import { voucherObstacle, type VoucherObstacle } from '@seberang/domain/pricing'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'

/** A voucher on the shipment that it saves the most on. */
export interface VoucherSaving {
  voucher: Voucher
  cart_code: string
  /** Whole rupiah. */
  amount: number
}

export interface UnusableVoucher {
  voucher: Voucher
  obstacle: VoucherObstacle
}

/** What each voucher takes off this checkout, the most first, and why the others take nothing off. */
export function voucherSavings(
  vouchers: readonly Voucher[],
  carts: readonly CompleteCart[],
  priceWith: (cart: CompleteCart, voucher: Voucher) => Priced,
): { usable: VoucherSaving[]; unusable: UnusableVoucher[] } {
  const usable: VoucherSaving[] = []
  const unusable: UnusableVoucher[] = []
  for (const voucher of vouchers) {
    const tried = carts.map((cart) => {
      const { answer } = priceWith(cart, voucher)
      const obstacle = voucherObstacle(voucher, { country: cart.country, answer })
      return { cart_code: cart.cart_code, obstacle, amount: 0 - answer.lines.discount }
    })
    const [best] = tried
      .filter(({ obstacle }) => obstacle === null)
      .toSorted((one, other) => other.amount - one.amount)
    const obstacle = nearestOf(tried.flatMap((one) => one.obstacle ?? []))
    if (best) usable.push({ voucher, cart_code: best.cart_code, amount: best.amount })
    else if (obstacle) unusable.push({ voucher, obstacle })
  }
  return { usable: usable.toSorted((one, other) => other.amount - one.amount), unusable }
}

/** Of several shipments, that of the one which lacks the least. */
const nearestOf = (obstacles: readonly VoucherObstacle[]): VoucherObstacle | undefined =>
  obstacles.toSorted((one, other) => missingOf(one) - missingOf(other))[0]

const missingOf = (obstacle: VoucherObstacle): number =>
  obstacle.reason === 'voucher_min_total' ? obstacle.missing : Infinity
