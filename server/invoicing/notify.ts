import type { NoticeTopic, PaymentMethod, Priced } from '@seberang/domain/api'
import { methodTitle } from '@seberang/domain/explain'
import { formatDeadline, formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { loadCustomer } from '../customers/view.ts'
import type { Transaction } from '../database/database.ts'
import { writeLetter, type LetterPart } from '../mail/letter.ts'
import { queueMail } from '../mail/mailer.ts'
import { writeNotice } from '../live/notices.ts'
import { comparedWith, measuredReason } from '../shipments/texts.ts'
import { attemptsOf } from './attempts.ts'
import { billedBy, billOf, cautionsOf, changesOf, noteOf, type BilledShipment } from './bill.ts'
import { invoiceMail, letterTexts, type InvoiceMail, type NextStep } from './texts.ts'
import type { InvoiceRow } from './view.ts'

type Replaced = Pick<InvoiceRow, 'code' | 'total'>

export interface InvoiceMessage {
  /** Whole rupiah invoiced, paid or refunded. */
  amount: number
  /** The affected shipments, each with its current price. */
  bill?: readonly BilledShipment[]
  /** The last agreed price of the one shipment that costs more or less now. */
  before?: Priced | undefined
  /** Unpaid invoices that it takes the place of. */
  replaces?: readonly Replaced[] | undefined
  /** The operator's reason for the charge; null after a measurement. */
  reason?: string | null
  /** Payment deadline. */
  dueAt?: Date
  /** How it is to be paid. */
  method?: PaymentMethod | undefined
  /** The page that shows it. */
  path?: string
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
    cause: message.reason ?? letterTexts[language].heavier[comparedWith(message.bill?.[0]?.measurement)],
    next: nextStep(message),
  })
  const texts = letterTexts[language]
  const letter = {
    subject,
    code: about.code,
    parts: [texts.greeting, text, ...partsOf(kind, message, language)],
    footer: message.path === undefined ? [texts.never] : [texts.help(about.code), texts.never],
  }
  await queueMail(transaction, { to: customer.email, ...writeLetter(letter, language) }, now)
  await writeNotice(transaction, about.customerId, topic, about.code, now)
}

/** Notifies a customer of an invoice, with everything that it bills. */
export async function notifyOfInvoice(
  transaction: Transaction,
  invoice: InvoiceRow,
  kind: InvoiceMail,
  now: Date,
  change: Pick<InvoiceMessage, 'before' | 'replaces'> = {},
): Promise<void> {
  const isDue = kind !== 'paid' && invoice.status === 'pending'
  const message: InvoiceMessage = {
    amount: invoice.total,
    bill: await billedBy(transaction, invoice.id),
    ...change,
    ...(invoice.type === 'additional' && { reason: invoice.reason }),
    ...(isDue && {
      dueAt: invoice.dueAt,
      method: (await attemptsOf(transaction, invoice.id)).at(-1)?.method,
    }),
    path: `/status/order?${new URLSearchParams({ action: invoice.code })}`,
  }
  await notifyCustomer(transaction, invoice, kind, message, now)
}

function nextStep({ bill = [], reason }: InvoiceMessage): NextStep {
  if (reason !== undefined) return 'to_the_door'
  return bill.every(({ receivedAt }) => receivedAt) ? 'leaves' : 'arrives_first'
}

const figureLabels = {
  issued: 'due',
  additional: 'due',
  renewed: 'due',
  reopened: 'due',
  paid: 'paid',
  credit: 'credited',
  refund: 'amount',
  expired: 'amount',
} as const satisfies Record<InvoiceMail, string>

function partsOf(
  kind: InvoiceMail,
  { amount, bill = [], before, replaces = [], reason, dueAt, method, path }: Omit<InvoiceMessage, 'topic'>,
  language: Language,
): LetterPart[] {
  const texts = letterTexts[language]
  const total = bill.reduce((sum, { priced }) => sum + priced.answer.total, 0)
  const agreed = kind === 'credit' ? total + amount : total - amount
  const isAdded = reason !== undefined
  const action = path === undefined ? undefined : { label: actionLabel(kind, amount, language), path }
  const [shipment] = bill
  const compared = comparedWith(shipment?.measurement)
  return [
    ...(isAdded && kind === 'additional' ? [reason ?? measuredReason[language][compared]] : []),
    ...replaces.map(({ code, total: former }) => texts.replaces(code, formatRupiah(former))),
    ...(kind === 'credit' && before ? [texts.measured[compared]] : []),
    {
      label: texts[figureLabels[kind]],
      figure: formatRupiah(amount),
      ...(dueAt && { note: texts.until(formatDeadline(dueAt, language)) }),
      ...(action && { action }),
    },
    ...(method ? [texts.payBy(methodTitle(method, language))] : []),
    ...(shipment && before ? [changesOf(shipment, before, language)] : []),
    // After the first agreement only the difference is invoiced or refunded.
    ...(bill.length > 0 && agreed > 0
      ? [
          {
            sums: [
              { name: texts.price(bill.length), amount: formatRupiah(total) },
              { name: texts.agreedBefore, amount: formatRupiah(0 - agreed) },
            ],
            total: {
              name: texts[figureLabels[kind]],
              amount: formatRupiah(kind === 'credit' ? 0 - amount : amount),
            },
          },
        ]
      : []),
    ...bill.map((one) => billOf(one, language)),
    ...(bill.length > 1 ? [{ sums: [], total: { name: texts.together, amount: formatRupiah(total) } }] : []),
    ...(figureLabels[kind] === 'due' || kind === 'paid' ? cautionsOf(bill, language) : []),
    ...(isAdded && dueAt ? [texts.waits] : []),
    ...(bill.length > 0 ? [noteOf(bill, language)] : []),
  ]
}

function actionLabel(kind: InvoiceMail, amount: number, language: Language): string {
  const texts = letterTexts[language]
  if (figureLabels[kind] === 'due') return texts.pay(formatRupiah(amount))
  return kind === 'paid' ? texts.receipt : texts.open
}
