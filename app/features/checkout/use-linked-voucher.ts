import { useToast } from '@seberang/design-system/Toast'
import { calls } from '@seberang/domain/api'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFailureText } from '../../lib/api/failure-text.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { linkedVoucherOf } from '../../lib/navigation/checkout-link.ts'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import type { CheckoutState } from './use-checkout.ts'

/** Applies the voucher of an invoice that ended, which the link to this page names; one that is chosen here stays. */
export function useLinkedVoucher(carts: readonly CompleteCart[], checkout: CheckoutState): void {
  const [search] = useSearchParams()
  const toaster = useToast()
  const failureText = useFailureText()
  const check = useChange(calls.checkVoucher, [])
  const linked = linkedVoucherOf(search)
  const apply = useEffectEvent(async () => {
    const cart = carts.find(({ cart_code }) => cart_code === linked?.cart_code)
    if (!linked || !cart || checkout.voucher) return
    try {
      const { data } = await check.trigger({ body: { ...linked, ...checkout.choiceOf(cart) } })
      checkout.chooseVoucher({ cart_code: cart.cart_code, voucher: data.voucher })
    } catch (error) {
      toaster.show({ tone: 'critical', text: failureText(error) })
    }
  })
  useEffect(() => void apply(), [])
}
