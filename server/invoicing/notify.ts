import type { NoticeTopic } from '@seberang/domain/api'
import { formatMoment, formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { loadCustomer } from '../customers/view.ts'
import type { Transaction } from '../database/database.ts'
import { writeLetter, type LetterPart } from '../mail/letter.ts'
import { queueMail } from '../mail/mailer.ts'
import { writeNotice } from '../live/notices.ts'
import { billedBy, billOf, noteOf, type BilledShipment } from './bill.ts'
import { measuredReason } from '../shipments/texts.ts'
import { invoiceMail, letterTexts, type InvoiceMail } from './texts.ts'
import type { InvoiceRow } from './view.ts'

export interface InvoiceMessage {
  /** Whole rupiah invoiced, paid or refunded. */
  amount: number
  /** The affected shipments, each with its current price. */
  bill?: readonly BilledShipment[]
  /** The operator's reason for the charge; null after a measurement. */
  reason?: string | null
  /** Payment deadline. */
  dueAt?: Date
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
  const language = customer.language
  const { subject, text } = invoiceMail(kind, language, { code: about.code, total: message.amount })
  const parts = [letterTexts[language].greeting, text, ...partsOf(kind, message, language)]
  await queueMail(transaction, { to: customer.email, ...writeLetter(subject, parts, language) }, now)
  await writeNotice(transaction, about.customerId, topic, about.code, now)
}

/** Notifies a customer of an invoice, with everything that it bills. */
export async function notifyOfInvoice(
  transaction: Transaction,
  invoice: InvoiceRow,
  kind: InvoiceMail,
  now: Date,
): Promise<void> {
  const message: InvoiceMessage = {
    amount: invoice.total,
    bill: await billedBy(transaction, invoice.id),
    ...(kind === 'additional' && { reason: invoice.reason }),
    ...(kind !== 'paid' && invoice.status === 'pending' && { dueAt: invoice.dueAt }),
    path: `/status/order?${new URLSearchParams({ action: invoice.code })}`,
  }
  await notifyCustomer(transaction, invoice, kind, message, now)
}

function partsOf(
  kind: InvoiceMail,
  { amount, bill = [], reason, dueAt, path }: Omit<InvoiceMessage, 'topic'>,
  language: Language,
): LetterPart[] {
  const texts = letterTexts[language]
  const total = bill.reduce((sum, { priced }) => sum + priced.answer.total, 0)
  const before = kind === 'credit' ? total + amount : total - amount
  return [
    ...(reason === undefined ? [] : [reason ?? measuredReason[language]]),
    ...bill.map((shipment) => billOf(shipment, language)),
    ...(bill.length > 1 ? [texts.together(formatRupiah(total))] : []),
    // After the first agreement only the difference is invoiced or refunded.
    ...(bill.length > 0 && before > 0 ? [texts.change(formatRupiah(before), formatRupiah(total))] : []),
    ...(dueAt ? [texts.due(formatMoment(dueAt, language))] : []),
    ...(path === undefined ? [] : [{ label: texts.open, path }]),
    ...(bill.length > 0 ? [noteOf(bill, language)] : []),
  ]
}
