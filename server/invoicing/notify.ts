import type { NoticeTopic, PriceChange } from '@seberang/domain/api'
import { alreadyPaid, changeClause } from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import { formatDeadline, formatMoment, formatRupiah, sentenceStart } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { statusOrderOf } from '@seberang/domain/links'
import { loadCustomer } from '../customers/view.ts'
import type { Transaction } from '../database/database.ts'
import { writeLetter, type LetterPart, type LetterSums } from '../mail/letter.ts'
import { queueMail } from '../mail/mailer.ts'
import { lockerOf } from '../mail/site.ts'
import { writeNotice } from '../live/notices.ts'
import { billOf, cautionsOf, noteOf } from '../shipments/bill.ts'
import { attemptsOf } from './attempts.ts'
import { howToPayParts, payLabel } from './how-to-pay.ts'
import { billedBy, changesOf, type BilledShipment } from './bill.ts'
import { isGatewayMethod } from './methods.ts'
import { invoiceMail, type InvoiceMail } from './texts/index.ts'
import { letterTexts } from './texts/letter-texts.ts'
import type { Ended, NextStep, NotPaid, Unpaid } from './texts/mail-about.ts'
import type { InvoiceRow, PaymentRow } from './view.ts'

type Replaced = Pick<InvoiceRow, 'code' | 'total'>

export interface InvoiceMessage {
  /** Whole rupiah invoiced, paid or refunded. */
  amount: number
  /** The affected shipments, each with its current price. */
  bill?: readonly BilledShipment[]
  /** Unpaid invoices that it takes the place of. */
  replaces?: readonly Replaced[] | undefined
  /** The operator's reason for the charge; null after a measurement. */
  reason?: string | null
  /** Of a payment: what is still to be paid, since its shipments were measured before it arrived. */
  following?: readonly Pick<PriceChange, 'amount' | 'reason'>[]
  /** Of money that is kept to be returned. */
  received?: { at: Date; because: NotPaid }
  /** Payment deadline. */
  dueAt?: Date
  /** The payment that it asks for. */
  payment?: PaymentRow | undefined
  /** The invoice whose page shows it. */
  page: string
  /** Of an invoice that stayed unpaid. */
  because?: Unpaid
  ended?: Ended
  /** Of a reversed payment: whether what was returned for it is out of the wallet again. */
  withdrawn?: boolean
  topic?: NoticeTopic
}

/** Notifies a customer by mail, in their language, and by notice, within the transaction of the change. */
export async function notifyCustomer(
  transaction: Transaction,
  about: { customerId: number; code: string },
  kind: InvoiceMail,
  { topic = 'invoice', ...message }: InvoiceMessage,
  now: Date,
): Promise<void> {
  const customer = await loadCustomer(transaction, about.customerId)
  const { language } = customer
  const { subject, text } = invoiceMail(kind, language, {
    code: about.code,
    total: message.amount,
    cause: causeOf(message, language),
    next: nextStep(message),
    following: (message.following ?? []).map(({ amount, reason }) => ({
      amount: formatRupiah(amount),
      reason,
    })),
    received: message.received && {
      because: message.received.because,
      at: formatMoment(message.received.at, language),
    },
    because: message.because,
    ended: message.ended,
    withdrawn: message.withdrawn ?? false,
  })
  const texts = letterTexts[language]
  const letter = {
    subject,
    code: about.code,
    parts: [
      texts.greeting,
      text,
      ...partsOf(kind, message, await payPartsOf(transaction, message, language), language),
    ],
    footer: [message.ended ? texts.helpLocker : texts.help(message.page), texts.never],
  }
  const { payment } = message
  const paymentId = payment && hasNoNumber(payment) ? payment.id : undefined
  await queueMail(transaction, { to: customer.email, ...writeLetter(letter, language), paymentId }, now)
  await writeNotice(transaction, about.customerId, topic, about.code, now)
}

/** How to pay, or where that stands, while the mail is held until the gateway has given out the number. */
async function payPartsOf(
  transaction: Transaction,
  { dueAt, payment, page: code }: InvoiceMessage,
  language: Language,
): Promise<LetterPart[]> {
  if (!payment || !dueAt) return []
  if (hasNoNumber(payment)) return [{ held: [letterTexts[language].numberFollows] }]
  return howToPayParts(transaction, { invoice: { code, dueAt }, payment }, language)
}

/** A new payment by a gateway method gets its number after the commit. */
const hasNoNumber = ({ method, details }: PaymentRow): boolean => isGatewayMethod(method) && details === null

/** Notifies a customer of an invoice, with everything that it bills. */
export async function notifyOfInvoice(
  transaction: Transaction,
  invoice: InvoiceRow,
  kind: InvoiceMail,
  now: Date,
  change: Pick<InvoiceMessage, 'replaces' | 'following' | 'because'> = {},
): Promise<void> {
  const isDue = kind !== 'paid' && invoice.status === 'pending'
  const message: InvoiceMessage = {
    amount: invoice.total,
    bill: await billedBy(transaction, invoice.id),
    ...change,
    ...(invoice.type === 'additional' && { reason: invoice.reason }),
    ...(isDue && {
      dueAt: invoice.dueAt,
      payment: (await attemptsOf(transaction, invoice.id)).at(-1),
    }),
    page: invoice.code,
  }
  await notifyCustomer(transaction, invoice, kind, message, now)
}

function nextStep({ bill = [], reason }: InvoiceMessage): NextStep {
  if (reason !== undefined) return 'to_the_door'
  if (bill.some(({ isUnconfirmed }) => isUnconfirmed)) return 'checked_first'
  return bill.every(({ receivedAt }) => receivedAt) ? 'leaves' : 'arrives_first'
}

/** Why a shipment costs more or less, within a sentence. */
function causeOf({ reason, bill: [shipment] = [] }: InvoiceMessage, language: Language): string {
  if (reason) return reason
  if (!shipment?.before) return ''
  const { measurement, before, priced } = shipment
  return changeClause({ measurement, before, now: priced }, language)
}

const figureLabels = {
  issued: 'due',
  additional: 'due',
  renewed: 'due',
  reopened: 'due',
  paid: 'paid',
  credit: 'credited',
  refund: 'amount',
  ended: 'amount',
  reversed: 'notDue',
  cancelled: 'notDue',
  withdrawn: 'notDue',
} as const satisfies Record<InvoiceMail, string>

function partsOf(
  kind: InvoiceMail,
  message: InvoiceMessage,
  payParts: readonly LetterPart[],
  language: Language,
): LetterPart[] {
  const { amount, bill = [], replaces = [], reason, dueAt, payment, page } = message
  const texts = letterTexts[language]
  const total = bill.reduce((sum, { priced }) => sum + priced.answer.total, 0)
  const agreed = kind === 'credit' ? total + amount : total - amount
  const isAdded = reason !== undefined
  const [shipment] = bill
  const before = kind === 'paid' ? null : shipment?.before
  const cause = causeOf(message, language)
  const isCredit = kind === 'credit'
  const replacing = isCredit ? texts.cancels : texts.replaces
  return [
    ...(before && kind !== 'renewed' ? [withFullStop(sentenceStart(cause), language)] : []),
    ...(kind === 'cancelled'
      ? []
      : replaces.map(({ code, total: former }) => replacing(code, formatRupiah(former)))),
    {
      label: texts[figureLabels[kind]],
      figure: formatRupiah(amount),
      ...(dueAt && { note: texts.until(formatDeadline(dueAt, language)) }),
      ...(figureLabels[kind] === 'notDue' && { struck: texts.cancelled }),
      action: {
        label: payment ? payLabel(payment, language) : actionLabel(kind, language),
        path: message.ended ? lockerOf(message.ended.carts) : statusOrderOf(page),
      },
    },
    ...payParts,
    ...(shipment && before ? [changesOf(shipment, before, language)] : []),
    // After the first agreement only the difference is invoiced or refunded.
    ...(bill.length > 0 && agreed > 0 && kind !== 'cancelled'
      ? [
          isCredit
            ? creditOf({ agreed, total }, language)
            : additionOf({ agreed, total, bill, isPaid: kind === 'paid' }, language),
        ]
      : []),
    ...bill.map((one) => billOf(one, language)),
    ...(bill.length > 1 ? [{ sums: [], total: { name: texts.together, amount: formatRupiah(total) } }] : []),
    ...(figureLabels[kind] === 'due' || kind === 'paid' ? cautionsOf(bill, language) : []),
    ...(isAdded && dueAt ? [texts.waits] : []),
    ...(kind === 'issued' && bill.some(({ isUnconfirmed }) => isUnconfirmed) ? [texts.beingChecked] : []),
    ...(isCredit ? [texts.balance] : []),
    ...(bill.length > 0 ? [noteOf(bill, language)] : []),
  ]
}

/** A price that fell is no payment that came in: both prices stand as they are, without a sign. */
function creditOf({ agreed, total }: { agreed: number; total: number }, language: Language): LetterSums {
  const texts = letterTexts[language]
  return {
    sums: [
      { name: texts.priceBefore, amount: formatRupiah(agreed) },
      { name: texts.price(1), amount: formatRupiah(total) },
    ],
    total: { name: texts.credited, amount: formatRupiah(agreed - total) },
  }
}

/** The price less what came before leaves what is due, in the words of the screen. */
function additionOf(
  {
    agreed,
    total,
    bill,
    isPaid,
  }: { agreed: number; total: number; bill: readonly BilledShipment[]; isPaid: boolean },
  language: Language,
): LetterSums {
  const texts = letterTexts[language]
  const { pricing } = billTexts[language]
  return {
    sums: [
      { name: texts.price(bill.length), amount: formatRupiah(total) },
      {
        name: bill.every(({ isPaidBefore }) => isPaidBefore) ? alreadyPaid('', pricing) : texts.agreedBefore,
        amount: formatRupiah(-agreed),
      },
    ],
    total: { name: isPaid ? texts.paidNow : texts.due, amount: formatRupiah(total - agreed) },
  }
}

/** An operator may have written a reason without a full stop. */
const withFullStop = (text: string, language: Language): string =>
  /[.!?。]$/.test(text) ? text : text + (language === 'zh' ? '。' : '.')

function actionLabel(kind: InvoiceMail, language: Language): string {
  const texts = letterTexts[language]
  if (kind === 'paid') return texts.receipt
  if (kind === 'ended') return texts.openLocker
  return kind === 'credit' ? texts.openOrder : texts.open
}
