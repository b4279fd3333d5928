import { groupDigits, methodTitle, paymentNumbers } from '@seberang/domain/explain'
import { formatDeadline, formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { statusOrderOf } from '@seberang/domain/links'
import { transferMatchedBy } from '@seberang/domain/status'
import { and, asc, eq, lt } from 'drizzle-orm'
import { loadCustomer } from '../customers/view.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { invoices, payments } from '../database/schema/index.ts'
import { completeHeld } from '../mail/held.ts'
import { writeLetter, writeParts, type LetterPart } from '../mail/letter.ts'
import { queueMail } from '../mail/mailer.ts'
import { stepsOf } from './instructions.ts'
import { readTransferAccount } from './transfer-account.ts'
import { letterTexts } from './texts/letter-texts.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'

interface HowToPayTexts {
  subject: (about: { amount: string; method: string; code: string }) => string
  text: (about: { method: string; code: string }) => string
  /** Where another payment of the invoice came before. */
  replaces: (method: string) => string
  /** Of a transfer: what its deadline means. */
  matched: (matched: string) => string
  /** Beside the numbers: what to enter as the amount. */
  amount: string
  join: string
}

const howToPayTexts: Record<Language, HowToPayTexts> = {
  id: {
    subject: ({ amount, method, code }) => `Cara bayar ${amount} lewat ${method}: invoice ${code}`,
    text: ({ method, code }) => `Bayar invoice ${code} lewat ${method} dengan data ini.`,
    replaces: (method) => `Nomor ${method} yang sebelumnya tidak berlaku lagi. Pakai yang ini.`,
    matched: (matched) =>
      `Lewat batas itu jangan transfer lagi. Yang kamu transfer sebelumnya kami cocokkan sampai ${matched}.`,
    amount: 'Jumlah, harus sama persis',
    join: ' ',
  },
  en: {
    subject: ({ amount, method, code }) => `How to pay ${amount} by ${method}: invoice ${code}`,
    text: ({ method, code }) => `Pay invoice ${code} by ${method} with these details.`,
    replaces: (method) => `The earlier number for ${method} is no longer valid. Use this one.`,
    matched: (matched) =>
      `After that deadline, do not transfer any more. What you sent before it we match until ${matched}.`,
    amount: 'Amount, exactly',
    join: ' ',
  },
  zh: {
    subject: ({ amount, method, code }) => `付款方式 ${method}，${amount}：账单 ${code}`,
    text: ({ method, code }) => `以下是账单 ${code} 的付款信息：${method}。`,
    replaces: (method) => `之前的付款号码（${method}）已失效，请使用此号码。`,
    matched: (matched) => `逾期请勿再转账。此前转出的款项我们会核对至 ${matched}。`,
    amount: '金额（须完全一致）',
    join: '',
  },
}

/**
 * Tells the owner of an invoice the number of a payment, in the transaction that opens it: within the bill, if that is
 * still held for it, or by a mail of its own.
 */
export async function tellHowToPay(transaction: Transaction, payment: PaymentRow, now: Date): Promise<void> {
  const invoice = await invoiceOf(transaction, payment)
  const { language } = await loadCustomer(transaction, invoice.customerId)
  const parts = writeParts(await howToPayParts(transaction, { invoice, payment }, language), invoice.code)
  if (await completeHeld(transaction, payment.id, parts, now)) return
  await mailHowToPay(transaction, payment, now)
}

interface Paying {
  invoice: Pick<InvoiceRow, 'code' | 'dueAt'>
  payment: PaymentRow
}

/** Where a payment goes, with its exact amount, and the steps that lead there. */
export async function howToPayParts(
  executor: Executor,
  { invoice: { code, dueAt }, payment: { method, details, amount } }: Paying,
  language: Language,
): Promise<LetterPart[]> {
  const texts = howToPayTexts[language]
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
    ...(method === 'manual' ? [texts.matched(matchedBy(dueAt, language))] : []),
    ...stepsOf(method, { reference: code, details, account }, language).map(
      ({ title: where, lines }) => `${where}: ${lines.join(texts.join)}`,
    ),
  ]
}

/** The button of a bill: what its page offers. */
export const payLabel = ({ method, amount }: PaymentRow, language: Language): string => {
  const { pay, transfer } = letterTexts[language]
  return method === 'manual' ? transfer : pay(formatRupiah(amount))
}

/** Tells the owner of an invoice the number, amount and deadline of a payment by a mail about nothing else. */
export async function mailHowToPay(transaction: Transaction, payment: PaymentRow, now: Date): Promise<void> {
  const invoice = await invoiceOf(transaction, payment)
  const { email, language } = await loadCustomer(transaction, invoice.customerId)
  const [texts, around] = [howToPayTexts[language], letterTexts[language]]
  const { code, dueAt } = invoice
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
        label: around.due,
        figure: amount,
        note: around.until(formatDeadline(dueAt, language)),
        action: { label: payLabel(payment, language), path: statusOrderOf(code) },
      },
      ...(await howToPayParts(transaction, { invoice, payment }, language)),
    ],
    footer: [around.help(code), around.never],
  }
  await queueMail(transaction, { to: email, ...writeLetter(letter, language) }, now)
}

async function invoiceOf(executor: Executor, { invoiceId }: PaymentRow): Promise<InvoiceRow> {
  const [invoice] = await executor.select().from(invoices).where(eq(invoices.id, invoiceId))
  if (!invoice) throw new Error('an invoice is gone')
  return invoice
}

const matchedBy = (dueAt: Date, language: Language): string =>
  formatDeadline(transferMatchedBy(dueAt.getTime()), language)

/** The method of the payment before this one, where its number was given out. */
async function earlierMethod(executor: Executor, { id, invoiceId }: PaymentRow) {
  const earlier = await executor
    .select()
    .from(payments)
    .where(and(eq(payments.invoiceId, invoiceId), lt(payments.id, id)))
    .orderBy(asc(payments.id))
  return earlier.findLast(({ method, details }) => method !== 'manual' && details !== null)?.method
}
