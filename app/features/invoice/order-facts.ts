import type { AdditionalInvoice, Cart, Invoice, InvoiceItem, Payment, Refund } from '@seberang/domain/api'
import {
  isMeasuredPrice,
  paidBefore,
  shortPaymentTitle,
  transferAmount,
  type Movement,
  type PriceFacts,
  type Settlement,
} from '@seberang/domain/explain'
import { formatDayOfYear, joinClauses } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { isEnded } from '@seberang/domain/status'
import { arrivalDay } from '@seberang/domain/wallet'
import { billedShipment, billedShipmentNow } from '../../lib/shipments/billed-shipment.ts'
import { dueOf, isOnlyMatched, isProofWaiting } from '../../lib/shipments/due.ts'
import { cartTitle, isMeasuredCart } from '../../lib/shipments/cart-text.ts'

const cartOf = ({ cart_code }: InvoiceItem, carts: readonly Cart[]): Cart | undefined =>
  carts.find((cart) => cart.cart_code === cart_code)

const howOf = (
  moment: string | null | undefined,
  payment: Pick<Payment, 'payment_method' | 'card'> | null | undefined,
  language: Language,
): string =>
  joinClauses(
    [moment && formatDayOfYear(moment, language), payment && shortPaymentTitle(payment, language)],
    language,
  )

/** A payment that was taken back, though the invoice stands: so much of it as paid the invoice. */
const reversedOf = (
  { invoice_code, total, taken_back }: Pick<Invoice, 'invoice_code' | 'total' | 'taken_back'>,
  language: Language,
): Movement[] =>
  taken_back
    ? [
        {
          id: `reversed-${invoice_code}`,
          amount: Math.min(taken_back.amount, total),
          how: formatDayOfYear(taken_back.at, language),
        },
      ]
    : []

/** What its transfer brought above it, and is in the wallet. */
const surplusOf = ({ payment, taken_back }: Pick<Invoice, 'payment' | 'taken_back'>): number =>
  taken_back ? 0 : (payment?.surplus ?? 0)

/** What a payment after the first was for, and what of a manual transfer is for the wallet. */
interface PaymentTexts {
  measured: string
  charged: string
  toTransfer: string
  uniqueCode: string
}

/** The unique code of a manual transfer, if there is one. */
const uniqueCodeOf = (amount: number, { uniqueCode: name }: PaymentTexts): (Movement & { name: string })[] =>
  amount > 0 ? [{ id: 'unique-code', amount, how: '', name }] : []

/** @param parcel the title of its shipment, beside others */
const afterFirst = (
  { invoice_code, total, measurement, paid_at }: AdditionalInvoice,
  texts: PaymentTexts,
  language: Language,
  parcel?: string,
): Movement => ({
  id: invoice_code,
  amount: total,
  how: joinClauses(
    [paid_at && formatDayOfYear(paid_at, language), measurement ? texts.measured : texts.charged, parcel],
    language,
  ),
})

type Earlier = Pick<Settlement, 'paid' | 'returned'> & { reversed: Movement[] }

/** What was paid for a shipment before an additional invoice, and what of it came back, as its order shows them. */
function earlierThan(
  { invoice_code: code }: Invoice,
  item: InvoiceItem,
  cart: Cart | undefined,
  texts: PaymentTexts,
  language: Language,
): Earlier {
  const { cart_code } = item
  const before = paidBefore(item)
  if (before <= 0) return { paid: [], returned: [], reversed: [] }
  const changes = cart?.price_changes ?? []
  const own = changes.findIndex(({ invoice_code }) => invoice_code === code)
  const earlier = changes.slice(0, Math.max(own, 0))
  const added = (cart?.additional_invoices ?? []).filter(
    (one) => one.status === 'paid' && earlier.some(({ invoice_code }) => invoice_code === one.invoice_code),
  )
  const credited = earlier.reduce(
    (sum, { invoice_code, amount }) => (invoice_code === null ? sum - amount : sum),
    0,
  )
  const paidOn = cart?.cart_logs.find((log) => log.status === 'paid')?.log_date
  const first = added.reduce((left, { total }) => left - total, before + credited)
  const checkout = cart?.invoice
  return {
    paid: [
      { id: `before-${cart_code}`, amount: first, how: howOf(paidOn, undefined, language) },
      ...added.map((one) => afterFirst(one, texts, language)),
    ],
    reversed: [
      // Of a checkout of several shipments, the part of this one.
      ...(checkout?.taken_back
        ? reversedOf({ ...checkout, taken_back: { ...checkout.taken_back, amount: first } }, language)
        : []),
      ...added.flatMap((one) => reversedOf(one, language)),
    ],
    returned: credited > 0 ? [{ id: `credit-${cart_code}`, amount: credited, how: '' }] : [],
  }
}

/** What an open invoice asks for; while a proof is looked at, what that says. */
export const askedOf = (invoice: Invoice): number =>
  (isProofWaiting(invoice) && invoice.payment?.proof?.amount) || transferAmount(invoice)

/** The price of an invoice: what is due or was paid of it, and of an additional one what was paid before. */
export function invoiceFacts(
  invoice: Invoice,
  { carts, isMatched = false }: { carts: readonly Cart[]; isMatched?: boolean },
  texts: PaymentTexts,
  language: Language,
): PriceFacts {
  const { items, status, total, due_date, paid_at, payment } = invoice
  const isWaiting = isProofWaiting(invoice)
  const toPay = askedOf(invoice)
  const before = items.map((item) => earlierThan(invoice, item, cartOf(item, carts), texts, language))
  const earlier = before.flatMap(({ paid }) => paid)
  const elsewhere = items
    .filter(({ unpaid_before: unpaid }) => unpaid > 0)
    .map(({ cart_code, unpaid_before: amount }) => ({ id: `elsewhere-${cart_code}`, amount, how: '' }))
  const reversed = [
    ...before.flatMap((one) => one.reversed),
    ...(status === 'paid' ? reversedOf(invoice, language) : []),
  ]
  // Beside what was paid before, an additional invoice is its own amount. Money that the bank took back is told in full.
  const isAlone = invoice.invoice_type === 'additional' && status === 'paid' && reversed.length === 0
  const surplus = status === 'paid' && !isAlone && reversed.length === 0 ? surplusOf(invoice) : 0
  const own = {
    id: invoice.invoice_code,
    amount: total + surplus,
    how: howOf(paid_at, payment, language),
  }
  return {
    shipments: items.map((item) => ({
      ...billedShipment(item, cartOf(item, carts)),
      ...(item.agreed_before && { before: item.agreed_before }),
    })),
    // One whose transfer is matched is not to be paid: its price stands alone.
    ...(!isMatched && {
      settlement: isEnded(status)
        ? { isEnded: true, due: 0, deadline: due_date, paid: [], returned: [] }
        : {
            due: status === 'pending' ? toPay : 0,
            ...(status === 'pending' &&
              toPay > total && { dueName: texts.toTransfer, besides: uniqueCodeOf(toPay - total, texts) }),
            deadline: due_date,
            isProofWaiting: isWaiting,
            paid: status === 'paid' && !isAlone ? [...earlier, own] : earlier,
            ...(isAlone && { paidNow: total }),
            elsewhere,
            returned: [...uniqueCodeOf(surplus, texts), ...before.flatMap(({ returned }) => returned)],
            reversed,
          },
    }),
  }
}

/** The order of sheets, notices and the price in full: what is due first, then as it was billed. */
export const dueFirst = <Due extends Pick<Cart, 'additional_invoices'>>(
  carts: readonly Due[],
): readonly Due[] => carts.toSorted((one, other) => firstDue(one).localeCompare(firstDue(other)))

/** ISO 8601; later than any date where nothing is due. */
const firstDue = (cart: Pick<Cart, 'additional_invoices'>): string => dueOf(cart)[0]?.due_date ?? '9999'

/** The items in the order of these shipments. */
function inOrderOf(carts: readonly Cart[], items: readonly InvoiceItem[]): readonly InvoiceItem[] {
  const placeOf = (item: InvoiceItem): number =>
    carts.findIndex(({ cart_code }) => cart_code === item.cart_code)
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The price of a paid order: as agreed and as measured, every payment, and what is still due. */
export function orderFacts(
  invoice: Invoice,
  carts: readonly Cart[],
  texts: PaymentTexts,
  language: Language,
): PriceFacts {
  const paidLater = carts.flatMap((cart) =>
    cart.additional_invoices
      .filter(({ status }) => status === 'paid')
      .map((one) => ({ one, parcel: carts.length > 1 ? cartTitle(cart, language) : undefined })),
  )
  const open = dueOf(...carts)
  const due = open.reduce((sum, bill) => sum + transferAmount(bill), 0)
  return {
    shipments: inOrderOf(carts, invoice.items).map((item) => {
      const now = cartOf(item, carts)
      const isChanged = now?.priced && now.priced.answer.total !== item.priced.answer.total
      // Measured before checkout, its price was agreed as measured, so it is not shown as a change.
      const isMeasuredSince = now !== undefined && isMeasuredCart(now) && !isMeasuredPrice(item.priced)
      return {
        ...billedShipmentNow(item, now),
        ...(now?.priced && { priced: now.priced }),
        ...((isChanged || isMeasuredSince) && { before: item.priced }),
      }
    }),
    // While a transfer is matched nothing is to be paid: what was paid stands without a sum that is.
    ...(!isOnlyMatched(...carts) && {
      settlement: {
        due,
        besides: uniqueCodeOf(
          open.reduce((rest, { total }) => rest - total, due),
          texts,
        ),
        deadline: open[0]?.due_date ?? invoice.due_date,
        isFirstDeadline: open.some(({ due_date }) => due_date !== open[0]?.due_date),
        paid: [
          {
            id: invoice.invoice_code,
            amount: invoice.total + surplusOf(invoice),
            how: howOf(invoice.paid_at, invoice.payment, language),
          },
          ...paidLater.map(({ one, parcel }) => afterFirst(one, texts, language, parcel)),
        ],
        returned: [
          ...uniqueCodeOf(surplusOf(invoice), texts),
          ...carts
            .filter(({ credited }) => credited > 0)
            .map(({ cart_code, credited }) => ({ id: `credit-${cart_code}`, amount: credited, how: '' })),
        ],
        reversed: [invoice, ...paidLater.map(({ one }) => one)].flatMap((one) => reversedOf(one, language)),
      },
    }),
  }
}

/** What a refund to a bank is called: once it is there, and until then with the day by which it will be. */
interface RefundTexts {
  toBank: string
  sendingToBank: (day: string) => string
}

/** With what was refunded of it, or is on its way to a bank. */
export function withRefunds(
  facts: PriceFacts,
  refunds: readonly Refund[],
  texts: RefundTexts,
  language: Language,
): PriceFacts {
  const given = refunds.flatMap(
    ({ id, amount, to, status, bounced, decided_at, ended_at, undone_at }): Movement[] => {
      if (amount === null || decided_at === null || undone_at !== null) return []
      if (status === 'approved') {
        const by = formatDayOfYear(arrivalDay(new Date(decided_at)), language)
        return [{ id, amount, how: '', name: texts.sendingToBank(by), isOnItsWay: true }]
      }
      const isToBank = to !== 'wallet' && bounced === undefined
      const how = formatDayOfYear(ended_at ?? decided_at, language)
      return [{ id, amount, how, ...(isToBank && { name: texts.toBank }) }]
    },
  )
  const { settlement } = facts
  if (!settlement || given.length === 0) return facts
  return { ...facts, settlement: { ...settlement, returned: [...settlement.returned, ...given] } }
}

/** Of what was paid later: where all that was returned is off what is owed, it says so. */
export function asOwed(
  facts: PriceFacts,
  { reduced = 0 }: Pick<Invoice, 'reduced'>,
  name: string,
): PriceFacts {
  const { settlement } = facts
  const returned = settlement?.returned ?? []
  const sum = returned.reduce((all, { amount }) => all + amount, 0)
  if (!settlement || sum === 0 || sum !== reduced) return facts
  return { ...facts, settlement: { ...settlement, returned: returned.map((one) => ({ ...one, name })) } }
}
