import { groupDigits, methodTitle, paymentNumbers } from '@seberang/domain/explain'
import { colon, formatDay, formatDeadline, formatRupiah, joinSentences } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { statusOrderOf } from '@seberang/domain/links'
import { transferMatchedBy } from '@seberang/domain/status'
import { loadCustomer } from '../customers/view.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { completeHeld } from '../mail/held.ts'
import { writeLetter, writeParts, type LetterPart } from '../mail/letter.ts'
import { queueMail } from '../mail/mailer.ts'
import { securityNote } from '../mail/phrases.ts'
import { stepsOf } from './instructions.ts'
import { readTransferAccount } from './transfer-account.ts'
import { earlierMethod, invoiceOfPayment } from './attempts.ts'
import { howToPayTexts } from './texts/how-to-pay-mail.ts'
import { letterTexts } from './texts/letter-texts.ts'
import { payLaterMail } from './texts/pay-later-texts.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'

/**
 * Tells the owner of an invoice the number of a payment, in the transaction that opens it: within the bill, if that is
 * still held for it, or by a mail of its own.
 */
export async function tellHowToPay(transaction: Transaction, payment: PaymentRow, now: Date): Promise<void> {
  const invoice = await invoiceOfPayment(transaction, payment)
  const { language } = await loadCustomer(transaction, invoice.customerId)
  const parts = writeParts(await howToPayParts(transaction, { invoice, payment }, language))
  if (await completeHeld(transaction, payment.id, parts, now)) return
  await mailHowToPay(transaction, payment, now)
}

interface Paying {
  invoice: Pick<InvoiceRow, 'code' | 'dueAt' | 'type'>
  payment: PaymentRow
}

/** Where a payment goes, with its exact amount, and the steps that lead there. */
export async function howToPayParts(
  executor: Executor,
  { invoice: { code, dueAt, type }, payment }: Paying,
  language: Language,
): Promise<LetterPart[]> {
  const texts = howToPayTexts[language]
  const { method, details, amount } = payment
  const account = method === 'manual' ? await readTransferAccount(executor) : undefined
  return [
    {
      title: methodTitle(method, language),
      rows: [
        ...paymentNumbers({ ...details, account }, code, language).map(({ name, value, kind }) => ({
          name,
          now: kind === 'digits' ? groupDigits(value) : value,
        })),
        { name: texts.amount, now: formatRupiah(amount) },
      ],
    },
    ...(method === 'manual' && type !== 'paylater' ? [texts.matched(matchedBy(dueAt, language))] : []),
    ...stepsOf(payment, { reference: code, account }, language).map(
      ({ title: where, lines }) => where + colon(language) + joinSentences(lines, language),
    ),
  ]
}

/** Until when an invoice is to be paid: what is paid later has a day, and is to be paid after it all the same. */
export const dueNote = ({ type, dueAt }: Pick<InvoiceRow, 'type' | 'dueAt'>, language: Language): string =>
  type === 'paylater'
    ? payLaterMail[language].due(formatDay(dueAt, language))
    : letterTexts[language].until(formatDeadline(dueAt, language))

/** The button of a bill: what its page offers. */
export const payLabel = ({ method, amount }: PaymentRow, language: Language): string => {
  const { pay, transfer } = letterTexts[language]
  return method === 'manual' ? transfer : pay(formatRupiah(amount))
}

/** Tells the owner of an invoice the number, amount and deadline of a payment by a mail about nothing else. */
export async function mailHowToPay(transaction: Transaction, payment: PaymentRow, now: Date): Promise<void> {
  const invoice = await invoiceOfPayment(transaction, payment)
  const { email, language } = await loadCustomer(transaction, invoice.customerId)
  const [texts, around] = [howToPayTexts[language], letterTexts[language]]
  const { code } = invoice
  const title = methodTitle(payment.method, language)
  const earlier = await earlierMethod(transaction, payment)
  const amount = formatRupiah(payment.amount)
  const letter = {
    subject: texts.subject({ amount, method: title, code }),
    code,
    parts: [
      around.greeting,
      texts.text({ method: title, code }),
      ...(earlier ? [texts.replaces(methodTitle(earlier, language))] : []),
      {
        label: payment.surplus > 0 ? around.toTransfer : around.due,
        figure: amount,
        note: dueNote(invoice, language),
        action: { label: payLabel(payment, language), path: statusOrderOf(code) },
      },
      ...(await howToPayParts(transaction, { invoice, payment }, language)),
    ],
    help: around.help(code),
    footer: [securityNote[language]],
  }
  await queueMail(transaction, { to: email, ...writeLetter(letter, language) }, now)
}

const matchedBy = (dueAt: Date, language: Language): string =>
  formatDeadline(transferMatchedBy(dueAt.getTime()), language)
