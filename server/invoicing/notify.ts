import { hasOwnNumber, type NoticeTopic } from '@seberang/domain/api'
import { transferOver } from '@seberang/domain/explain'
import { statusOrderOf } from '@seberang/domain/links'
import type { Language } from '@seberang/domain/language'
import { isBeingMatched } from '@seberang/domain/status'
import { loadCustomer } from '../customers/view.ts'
import type { Transaction } from '../database/database.ts'
import { writeLetter } from '../mail/letter.ts'
import { queueMail } from '../mail/mailer.ts'
import { securityNote } from '../mail/phrases.ts'
import { writeNotice } from '../live/notices.ts'
import { queueDeviceNotice } from '../push/queue.ts'
import { attemptsOf } from './attempts.ts'
import { billedShipments } from './billed-shipments.ts'
import { deviceEvents, deviceTexts } from './device-texts.ts'
import { dueNote, howToPayParts, payLabel } from './how-to-pay.ts'
import {
  eventLetters,
  invoiceLetters,
  type Composed,
  type EventFacts,
  type InvoiceChanges,
} from './invoice-letters.ts'
import type { BilledInvoice } from './letter-parts.ts'
import { opensAtOnce } from './methods.ts'
import { letterTexts } from './texts/letter-texts.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'

/** Tells a customer of an invoice, with everything that it bills, within the transaction of the change. */
export async function notifyOfInvoice<Kind extends keyof InvoiceChanges>(
  transaction: Transaction,
  invoice: InvoiceRow,
  kind: Kind,
  change: InvoiceChanges[Kind],
  now: Date,
): Promise<void> {
  const { language, email } = await loadCustomer(transaction, invoice.customerId)
  const isDue = kind !== 'paid' && invoice.status === 'pending'
  const payment = isDue ? (await attemptsOf(transaction, invoice.id)).at(-1) : undefined
  const billed: BilledInvoice = {
    amount: invoice.total,
    issuedAt: invoice.createdAt,
    bill: await billedShipments(transaction, invoice.id),
    reason: invoice.type === 'additional' ? invoice.reason : undefined,
    due: payment && (await dueOf(transaction, { invoice, payment }, language, now)),
  }
  const to = { code: invoice.code, page: invoice.code, language }
  const letter = invoiceLetters[kind](billed, change, to)
  const paymentId = payment && hasNoNumber(payment) ? payment.id : undefined
  await send(transaction, { ...to, email, paymentId }, letter, now)
  await show(transaction, { ...to, customerId: invoice.customerId }, kind, now)
  await writeNotice(transaction, invoice.customerId, 'invoice', invoice.code, now)
}

const topics: Record<keyof EventFacts, NoticeTopic> = {
  credit: 'wallet',
  credit_undone: 'wallet',
  returned: 'wallet',
  cancelled: 'invoice',
  replaced: 'invoice',
  withdrawn: 'invoice',
  proof_rejected: 'invoice',
  refund: 'invoice',
  money_returned: 'invoice',
  money_unreturned: 'invoice',
  refund_withdrawn: 'invoice',
  refund_not_due: 'invoice',
  paid_by_other: 'invoice',
  ended: 'invoice',
  reversed: 'invoice',
  reversed_standing: 'invoice',
  owes_nothing: 'invoice',
}

/**
 * Tells a customer what became of an invoice or of money, within the transaction of the change.
 * @param about.code what the letter names: an invoice, a shipment or a refund
 * @param about.page the invoice whose page shows it, if it is another
 */
export async function notifyCustomer<Kind extends keyof EventFacts>(
  transaction: Transaction,
  about: { customerId: number; code: string; page?: string },
  kind: Kind,
  facts: EventFacts[Kind],
  now: Date,
): Promise<void> {
  const { customerId, code, page = code } = about
  const { language, email } = await loadCustomer(transaction, customerId)
  const to = { code, page, language }
  await send(transaction, { ...to, email }, eventLetters[kind](facts, to), now)
  await show(transaction, { ...to, customerId }, kind, now)
  const topic = topics[kind]
  await writeNotice(transaction, customerId, topic, topic === 'invoice' ? page : code, now)
}

/** Until when and how an invoice is to be paid, or that the time for that is over while transfers are still matched. */
async function dueOf(
  transaction: Transaction,
  about: { invoice: InvoiceRow; payment: PaymentRow },
  language: Language,
  now: Date,
): Promise<NonNullable<BilledInvoice['due']>> {
  const { invoice, payment } = about
  const { status, type, dueAt } = invoice
  const texts = letterTexts[language]
  if (isBeingMatched({ type, status, dueAt: dueAt.getTime(), method: payment.method }, now.getTime())) {
    const facts = { due_date: dueAt.toISOString(), invoice_type: type }
    const { title, text } = transferOver(facts, language)
    return { note: title, label: texts.open, parts: [text], hasNumber: false }
  }
  return {
    note: dueNote(invoice, language),
    label: payLabel(payment, language),
    ...(payment.surplus > 0 && { transfer: payment.amount }),
    parts: await payPartsOf(transaction, about, language),
    hasNumber: hasOwnNumber(payment.method),
  }
}

/** How to pay, or where that stands, while the mail is held until the gateway has given out the number. */
const payPartsOf = async (
  transaction: Transaction,
  about: { invoice: InvoiceRow; payment: PaymentRow },
  language: Language,
) =>
  hasNoNumber(about.payment)
    ? [{ held: [letterTexts[language].numberFollows] }]
    : howToPayParts(transaction, about, language)

/** A new payment by a gateway method gets its number after the commit, or once its phone is given. */
const hasNoNumber = ({ method, details }: PaymentRow): boolean => opensAtOnce(method) && details === null

interface Recipient {
  email: string
  code: string
  page: string
  language: Language
  /** The mail is held until this payment has its number. */
  paymentId?: number | undefined
}

async function send(
  transaction: Transaction,
  { email, code, page, language, paymentId }: Recipient,
  { subject, text, parts, help }: Composed,
  now: Date,
): Promise<void> {
  const texts = letterTexts[language]
  const letter = {
    subject,
    code,
    parts: [texts.greeting, text, ...parts],
    help: help ?? texts.help(page),
    footer: [securityNote[language]],
  }
  await queueMail(transaction, { to: email, ...writeLetter(letter, language), paymentId }, now)
}

/** On devices, too: at once, and whatever else is switched off. */
async function show(
  transaction: Transaction,
  { customerId, code, page, language }: Omit<Recipient, 'email'> & { customerId: number },
  kind: keyof typeof deviceEvents,
  now: Date,
): Promise<void> {
  const event = deviceEvents[kind]
  if (event === null) return
  const { title, text } = deviceTexts[language][event]
  const notice = { title, text: `${text} ${code}`, path: statusOrderOf(page), tag: code }
  await queueDeviceNotice(transaction, customerId, notice, { at: now, now })
}
