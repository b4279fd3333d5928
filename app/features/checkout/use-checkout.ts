import { calls, paymentMethods, type PaymentMethod, type Priced } from '@seberang/domain/api'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api/errors.ts'
import { useCall, useChange } from '../../lib/api/use-call.ts'
import { statusOrderOf } from '../../shell/paths.ts'
import { reprice } from './reprice.ts'
import type { CompleteCart } from '../../lib/cart-text.ts'
import type { Choice } from './ShipmentChoices.tsx'

interface CheckoutState {
  choiceOf: (cart: CompleteCart) => Choice
  choose: (cartCode: string, change: Partial<Choice>) => void
  pricedOf: (cart: CompleteCart) => Priced
  method: PaymentMethod | null
  chooseMethod: (method: string) => void
  total: number
  /** Pays this total, which is what the customer saw. */
  pay: (total: number) => Promise<void>
  paying: boolean
  /** Pay was pressed: what is missing is shown. */
  asked: boolean
  failure: string | undefined
  /** The total now, when it is no longer the one that was seen. */
  changedTo: number | undefined
  dismissChange: () => void
}

export function useCheckout(carts: readonly CompleteCart[]): CheckoutState {
  const { t } = useTranslation(['checkout', 'common'])
  const navigate = useNavigate()
  const categories = useCall(calls.categories, {}).data?.results ?? []
  const [choices, setChoices] = useState<Readonly<Record<string, Partial<Choice>>>>({})
  const [method, setMethod] = useState<PaymentMethod | null>(null)
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [changedTo, setChangedTo] = useState<number>()
  const { trigger, isMutating } = useChange(calls.checkout, [calls.carts, calls.cartCounts, calls.invoices])
  // The same command keeps its key, so that pressing twice makes one invoice; a changed one gets another.
  const sent = useRef({ command: '', key: '' })

  const choiceOf = (cart: CompleteCart): Choice => ({
    // The cheapest courier stands first: most people take it.
    courier_code: cart.address.domesticShipping[0]?.courier_code ?? '',
    insurance: 0,
    ...choices[cart.cart_code],
  })
  const pricedOf = (cart: CompleteCart): Priced => reprice(cart, choiceOf(cart), categories)
  const total = carts.reduce((sum, cart) => sum + pricedOf(cart).answer.total, 0)

  async function pay(expected: number): Promise<void> {
    setAsked(true)
    setFailure(undefined)
    const items = carts.map((cart) => ({ cart_code: cart.cart_code, ...choiceOf(cart) }))
    if (!method || items.some(({ courier_code }) => !courier_code)) return
    const body = { carts: items, payment_method: method, expected_total: expected }
    const command = JSON.stringify(body)
    if (sent.current.command !== command) sent.current = { command, key: crypto.randomUUID() }
    try {
      const { invoice_code } = await trigger({ body, idempotencyKey: sent.current.key })
      await navigate(statusOrderOf(invoice_code))
    } catch (error) {
      explainFailure(error)
    }
  }

  function explainFailure(error: unknown): void {
    setChangedTo(undefined)
    if (!(error instanceof ApiError)) return setFailure(t('common:error.network'))
    const now = error.code === 'price_changed' ? changedTotal(error.answer['data']) : undefined
    if (now !== undefined) return setChangedTo(now)
    if (error.code === 'not_available') return setFailure(t('notAvailable'))
    setFailure(error.fields[0]?.message ?? (error.status < 500 ? error.message : t('failed')))
  }

  return {
    choiceOf,
    choose: (code, change) => setChoices((known) => ({ ...known, [code]: { ...known[code], ...change } })),
    pricedOf,
    method,
    chooseMethod: (value) => setMethod(paymentMethods.find((known) => known === value) ?? null),
    total,
    pay,
    paying: isMutating,
    asked,
    failure,
    changedTo,
    dismissChange: () => setChangedTo(undefined),
  }
}

function changedTotal(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('total' in data)) return undefined
  return typeof data.total === 'number' ? data.total : undefined
}
