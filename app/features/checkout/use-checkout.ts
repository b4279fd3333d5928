import { calls, type PaymentMethod, type Priced } from '@seberang/domain/api'
import { insuranceChoices, type InsuranceChoice } from '@seberang/domain/pricing'
import { choose, chooseCourier } from '@seberang/domain/selection'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall, useChange } from '../../lib/api/use-call.ts'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import { changeSelection, updateOrder, useOrder, type Order } from '../../lib/selection/order.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import { reprice, type Choice } from './reprice.ts'

export interface CheckoutState {
  choiceOf: (cart: CompleteCart) => Choice
  chooseCourier: (cart: CompleteCart, courierCode: string) => void
  chooseInsurance: (cart: CompleteCart, insurance: InsuranceChoice) => void
  /** With what is chosen; with other terms when some are given. */
  pricedOf: (cart: CompleteCart, otherwise?: Partial<Choice>) => Priced
  method: PaymentMethod | null
  chooseMethod: (method: PaymentMethod | null) => void
  voucher: Order['voucher']
  chooseVoucher: (voucher: Order['voucher']) => void
  total: number
  /** Pays this total, which is what the customer saw. */
  pay: (total: number) => Promise<void>
  paying: boolean
  /** Pay was pressed: what is missing is shown. */
  asked: boolean
  /** Why the last try made no invoice, or none that we know of. */
  refusal: Refusal | undefined
  dismissRefusal: () => void
}

/** What is chosen for these shipments, what it costs, and the one command that makes the invoice. */
export function useCheckout(carts: readonly CompleteCart[], onHold: (holds: boolean) => void): CheckoutState {
  const navigate = useNavigate()
  const categories = useCall(calls.categories, {}).data?.results ?? []
  const { selection, insurances, method, voucher, sent } = useOrder()
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const invoices = useChange(calls.checkout, [calls.cartCounts, calls.invoices])

  const choiceOf = (cart: CompleteCart): Choice => ({
    courier_code: courierOf(cart, selection.couriers[cart.cart_code]),
    insurance: insurances[cart.cart_code] ?? insuranceOf(cart),
  })
  const pricedOf = (cart: CompleteCart, otherwise: Partial<Choice> = {}): Priced =>
    reprice(
      cart,
      {
        ...choiceOf(cart),
        ...otherwise,
        voucher: voucher?.cart_code === cart.cart_code ? voucher.voucher : undefined,
      },
      categories,
    )
  const total = carts.reduce((sum, cart) => sum + pricedOf(cart).answer.total, 0)

  async function pay(expected: number): Promise<void> {
    setAsked(true)
    const items = carts.map((cart) => ({ cart_code: cart.cart_code, ...choiceOf(cart) }))
    if (!method || items.some(({ courier_code }) => !courier_code)) return setRefusal(undefined)
    const body = {
      carts: items,
      payment_method: method,
      expected_total: expected,
      ...(voucher && { voucher: { code: voucher.voucher.code, cart_code: voucher.cart_code } }),
    }
    const seen = carts.map((cart) => ({ cart_code: cart.cart_code, priced: pricedOf(cart) }))
    const command = JSON.stringify(body)
    // The same command keeps its key, so that pressing twice makes one invoice; a changed one gets another.
    const key = sent?.command === command ? sent.key : crypto.randomUUID()
    updateOrder((known) => ({ ...known, sent: { command, key } }))
    onHold(true)
    try {
      const { invoice_code } = await invoices.trigger({ body, idempotencyKey: key })
      await navigate(statusOrderOf(invoice_code))
      letGoOf(carts)
    } catch (error) {
      const refused = refusalOf(error, { expected, seen })
      setRefusal(refused)
      // The invoice may stand although nobody said so: then the same shipments are asked about again.
      if (refused.kind !== 'network') onHold(false)
    }
  }

  return {
    choiceOf,
    chooseCourier: ({ cart_code }, courier) =>
      changeSelection((known) => chooseCourier(known, cart_code, courier)),
    chooseInsurance: ({ cart_code }, insurance) =>
      updateOrder((known) => ({
        ...known,
        insurances: { ...known.insurances, [cart_code]: insurance },
      })),
    pricedOf,
    method,
    chooseMethod: (value) => updateOrder((known) => ({ ...known, method: value })),
    voucher,
    chooseVoucher: (chosen) => {
      setRefusal(undefined)
      updateOrder((known) => ({ ...known, voucher: chosen }))
    },
    total,
    pay,
    paying: invoices.isMutating,
    asked,
    refusal,
    dismissRefusal: () => setRefusal(undefined),
  }
}

/** What is paid for is no longer chosen, and the next order starts without its key. */
function letGoOf(carts: readonly CompleteCart[]): void {
  changeSelection((known) => carts.reduce((left, { cart_code }) => choose(left, cart_code, false), known))
  updateOrder((known) => ({ ...known, sent: null }))
}

/** The one that was chosen, else the shipment's own, else the cheapest, which stands first: if it goes there. */
function courierOf(cart: CompleteCart, chosen: string | undefined): string {
  const offered = cart.address.domesticShipping.map(({ courier_code }) => courier_code)
  const wanted = [chosen, cart.domestic_courier?.courier_code].find(
    (code) => code !== undefined && offered.includes(code),
  )
  return wanted ?? offered[0] ?? ''
}

function insuranceOf(cart: CompleteCart): InsuranceChoice {
  return insuranceChoices.find((choice) => choice === cart.insurance) ?? 0
}
