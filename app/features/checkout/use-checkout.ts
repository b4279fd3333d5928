import { calls, isPaidHere, type PaymentMethod, type Priced, type Voucher } from '@seberang/domain/api'
import type { PricedShipment } from '@seberang/domain/explain'
import type { InsuranceChoice } from '@seberang/domain/pricing'
import { choose, chooseCourier } from '@seberang/domain/selection'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useLastUsed, useMethodRefusal } from '../../components/payment/MethodPicker.tsx'
import type { PinAndProof } from '../../components/wallet/ConfirmByPinDialog.tsx'
import { useMailedCode, type MailedCode } from '../../components/wallet/use-mailed-code.ts'
import { ApiError } from '../../lib/api/errors.ts'
import { useUntilOnline } from '../../lib/browser/use-until-online.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { beforeOf as savedBefore, endedQuoteOf, type CompleteCart } from '../../lib/shipments/cart-text.ts'
import { changeSelection, updateOrder, useOrder, type Order } from '../../lib/selection/order.ts'
import { useKeptChoices } from './use-kept-choices.ts'
import { justPaid } from '../../lib/navigation/just-paid.ts'
import { deniedMethodOf } from '../../lib/navigation/checkout-link.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import { choiceFor, type Choice } from './choice.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import { reprice, type ChoiceWithVoucher } from './reprice.ts'

export interface CheckoutState {
  choiceOf: (cart: CompleteCart) => Choice
  chooseCourier: (cart: CompleteCart, courierCode: string) => void
  chooseInsurance: (cart: CompleteCart, insurance: InsuranceChoice) => void
  /** The price with the current choices, or with some of them replaced. */
  pricedOf: (cart: CompleteCart, otherwise?: Otherwise) => Priced
  /**
   * What it cost before: at the address that was changed here, with the current choices; otherwise as it was saved, so
   * that what was chosen since is a part of the change.
   */
  beforeOf: (cart: CompleteCart) => Pick<PricedShipment, 'before' | 'cause' | 'isSaved' | 'quoted'>
  /** These, as they were, are getting another address. */
  addressChanged: (carts: readonly CompleteCart[]) => void
  method: PaymentMethod | null
  /** Why the method cannot pay the total: another is to be chosen. */
  methodRefusal: string | undefined
  chooseMethod: (method: PaymentMethod | null) => void
  voucher: Order['voucher']
  chooseVoucher: (voucher: Order['voucher']) => void
  /** The price with the current choices, and with this voucher in place of the chosen one. */
  priceWith: (cart: CompleteCart, voucher: Voucher) => Priced
  total: number
  /**
   * Pays exactly the total of these prices, which the customer has seen: by cart code.
   * @param proof of a payment from the wallet or later; with it, throws whatever keeps it from being used
   */
  pay: (shown: ReadonlyMap<string, Priced>, proof?: PinAndProof) => Promise<void>
  /** Pay was pressed with the wallet or pay later, and everything is chosen: what is to be confirmed by PIN and code. */
  confirming: ReadonlyMap<string, Priced> | undefined
  stopConfirming: () => void
  code: MailedCode
  paying: boolean
  /** Paying waits for the connection: nothing was sent. */
  isWaiting: boolean
  /** Pay was pressed: missing choices are shown. */
  submitted: boolean
  /** Why the last attempt created no invoice, or none that we know of. */
  refusal: Refusal | undefined
  dismissRefusal: () => void
}

type Otherwise = Partial<Choice> & Pick<ChoiceWithVoucher, 'has_valid_npwp'>

/** The choices for these shipments, their price, and the command that creates the invoice. */
export function useCheckout(carts: readonly CompleteCart[], onHold: (holds: boolean) => void): CheckoutState {
  const navigate = useNavigate()
  const categories = useCall(calls.categories, {}).data?.results ?? []
  useKeptChoices()
  const { selection, insurances, sent, ...order } = useOrder()
  const [search] = useSearchParams()
  const [isMethodChosen, setMethodChosen] = useState(false)
  const voucher = carts.some((cart) => cart.cart_code === order.voucher?.cart_code) ? order.voucher : null
  const [submitted, setSubmitted] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [elsewhere, setElsewhere] = useState<ReadonlyMap<string, CompleteCart>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const { isWaiting, wait } = useUntilOnline()
  const invoices = useChange(calls.checkout, [
    calls.cartCounts,
    calls.invoices,
    calls.profile,
    calls.paymentGroups,
  ])
  const code = useMailedCode('CO')
  const [confirming, setConfirming] = useState<ReadonlyMap<string, Priced>>()
  // A PIN is not stored.
  const sentWithPin = useRef<Order['sent']>(null)

  const choiceOf = (cart: CompleteCart): Choice =>
    choiceFor(cart, {
      courier_code: selection.couriers[cart.cart_code],
      insurance: insurances[cart.cart_code],
    })
  const pricedOf = (cart: CompleteCart, otherwise: Otherwise = {}): Priced =>
    reprice(
      cart,
      {
        ...choiceOf(cart),
        ...otherwise,
        voucher: voucher?.cart_code === cart.cart_code ? voucher.voucher : undefined,
      },
      categories,
    )
  const priceWith: CheckoutState['priceWith'] = (cart, other) =>
    reprice(cart, { ...choiceOf(cart), voucher: other }, categories)
  const beforeOf: CheckoutState['beforeOf'] = (cart) => {
    const former = elsewhere.get(cart.cart_code)
    if (former && former.address.address_id !== cart.address.address_id)
      return { before: pricedOf(former), cause: 'address', quoted: endedQuoteOf(cart, pricedOf(cart)) }
    return savedBefore(cart, pricedOf(cart))
  }
  const total = carts.reduce((sum, cart) => sum + pricedOf(cart).answer.total, 0)
  const lastUsed = useLastUsed(total)
  const usual = order.method ?? lastUsed
  const method = isMethodChosen ? order.method : usual === deniedMethodOf(search) ? null : usual
  const methodRefusalOf = useMethodRefusal()

  function chooseMethod(value: PaymentMethod | null): void {
    setMethodChosen(true)
    updateOrder((known) => ({ ...known, method: value }))
  }

  // A quote may end between what was shown and the press: priced again here, its price would never have been seen.
  async function pay(shown: ReadonlyMap<string, Priced>, proof?: PinAndProof): Promise<void> {
    setSubmitted(true)
    const items = carts.map((cart) => ({ cart_code: cart.cart_code, ...choiceOf(cart) }))
    const expected = [...shown.values()].reduce((sum, { answer }) => sum + answer.total, 0)
    if (!method || items.some(({ courier_code }) => !courier_code)) return setRefusal(undefined)
    // No code is mailed for what would be refused after it; with one, the server has the word.
    if (!proof && methodRefusalOf(method, expected) !== undefined) return setRefusal(undefined)
    // What is confirmed stays, whatever is found out about methods meanwhile.
    if (!isMethodChosen) chooseMethod(method)
    if (isPaidHere(method) && !proof) {
      setRefusal(undefined)
      if (await code.begin()) setConfirming(shown)
      return
    }
    const body = {
      carts: items,
      payment_method: method,
      expected_total: expected,
      ...(voucher && { voucher: { code: voucher.voucher.code, cart_code: voucher.cart_code } }),
      ...proof,
    }
    const command = JSON.stringify(body)
    // The same command keeps its key, so that repeating it creates one invoice; a changed one gets a new key.
    const before = proof ? sentWithPin.current : sent
    const key = before?.command === command ? before.key : crypto.randomUUID()
    if (proof) sentWithPin.current = { command, key }
    else updateOrder((known) => ({ ...known, sent: { command, key } }))
    onHold(true)
    setBusy(true)
    try {
      await wait()
      const { invoice_code } = await invoices.trigger({ body, idempotencyKey: key })
      await navigate(statusOrderOf(invoice_code), { state: justPaid })
      releaseSelection(carts)
    } catch (error) {
      if (proof && isOfProof(error)) throw error
      const refused = refusalOf(error, { codes: items.map(({ cart_code }) => cart_code), shown })
      setConfirming(undefined)
      setRefusal(refused)
      // The invoice may exist although there was no response: a retry sends the same shipments.
      if (refused.kind !== 'network') onHold(false)
      // The proof of the code was not used, and serves again.
      if (proof) throw error
    } finally {
      setBusy(false)
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
    beforeOf,
    addressChanged: (before) =>
      setElsewhere((known) => new Map([...known, ...before.map((cart) => [cart.cart_code, cart] as const)])),
    method,
    methodRefusal: methodRefusalOf(method, total),
    chooseMethod,
    voucher,
    priceWith,
    chooseVoucher: (chosen) => {
      setRefusal(undefined)
      updateOrder((known) => ({ ...known, voucher: chosen }))
    },
    total,
    pay,
    confirming,
    stopConfirming: () => setConfirming(undefined),
    code,
    paying: isBusy,
    isWaiting,
    submitted,
    refusal,
    dismissRefusal: () => setRefusal(undefined),
  }
}

/** Whether the dialog that asked for PIN and code tells it. Without an answer, the same are sent again from there. */
const isOfProof = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.code === 'pin_locked' ||
  error.code === 'no_pin' ||
  error.fields.some(({ field }) => field === 'pin' || field === 'otp_token')

/** Clears the choices and the key once the shipments are on an invoice; they need not have been selected in the locker. */
function releaseSelection(carts: readonly CompleteCart[]): void {
  const isPaid = (code: string): boolean => carts.some(({ cart_code }) => cart_code === code)
  changeSelection((known) => carts.reduce((left, { cart_code }) => choose(left, cart_code, false), known))
  updateOrder((known) => ({
    ...known,
    insurances: Object.fromEntries(Object.entries(known.insurances).filter(([code]) => !isPaid(code))),
    voucher: known.voucher && isPaid(known.voucher.cart_code) ? null : known.voucher,
    sent: null,
  }))
}
