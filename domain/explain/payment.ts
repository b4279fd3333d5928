import {
  bankNames,
  walletNames,
  type InvoiceItem,
  type PaidCard,
  type Payment,
  type PaymentMethod,
  type VirtualAccount,
} from '../api/index.ts'
import { formatRupiah, sentenceStart } from '../format/index.ts'
import type { Language } from '../language/index.ts'

const virtualAccounts: Record<Language, (bank: string) => string> = {
  id: (bank) => `Virtual Account ${bank}`,
  en: (bank) => `${bank} Virtual Account`,
  zh: (bank) => `${bank} 虚拟账户`,
}

const cards: Record<Language, { title: string; short: string; name: string }> = {
  id: { title: 'Kartu kredit atau debit', short: 'kartu', name: 'Kartu' },
  en: { title: 'Credit or debit card', short: 'card', name: 'Card' },
  zh: { title: '信用卡或借记卡', short: '银行卡', name: '银行卡' },
}

const manual: Record<Language, string> = {
  id: 'Transfer bank manual',
  en: 'Manual bank transfer',
  zh: '手动银行转账',
}

const wallet: Record<Language, string> = { id: 'Saldo dompet', en: 'Wallet balance', zh: '钱包余额' }

const payLater: Record<Language, string> = { id: 'Bayar nanti', en: 'Pay later', zh: '稍后付款' }

/** A payment method, by the one name that it has on screens, in mails and on paper. */
export const methodTitle = (method: PaymentMethod, language: Language): string =>
  titleIn(method, language, { card: cards[language].title, account: virtualAccounts[language] })

function titleIn(
  method: PaymentMethod,
  language: Language,
  names: { card: string; account: (bank: string) => string },
): string {
  if (method === 'manual') return manual[language]
  if (method === 'wallet') return wallet[language]
  if (method === 'paylater') return payLater[language]
  if (method === 'card') return names.card
  return isVirtualAccount(method) ? names.account(bankNames[method]) : walletNames[method]
}

const isVirtualAccount = (method: PaymentMethod): method is VirtualAccount => method in bankNames

const shortAccounts: Record<Language, (bank: string) => string> = {
  id: (bank) => `VA ${bank}`,
  en: (bank) => `${bank} VA`,
  zh: (bank) => `${bank} VA`,
}

/** The same on a button and in a row of a receipt, whose words stay on one line. */
export const shortMethodTitle = (method: PaymentMethod, language: Language): string =>
  titleIn(method, language, { card: cards[language].short, account: shortAccounts[language] })

/** A card by its last digits: `Kartu •••• 4417`. */
const cardTitle = ({ last4 }: Pick<PaidCard, 'last4'>, language: Language): string =>
  `${cards[language].name}\u00a0••••\u00a0${last4}`

/** The same by its network, where only cards stand: `Visa •••• 4417`. */
export const brandedCard = ({ brand, last4 }: PaidCard): string => `${brand} ••••\u00a0${last4}`

type Paid = Pick<Payment, 'payment_method' | 'card'>

/** How an invoice is paid, or was: by its method, and of a card by which. */
export const paymentTitle = ({ payment_method, card }: Paid, language: Language): string =>
  card ? cardTitle(card, language) : methodTitle(payment_method, language)

/** The same on a button and in a row of a receipt. */
export const shortPaymentTitle = ({ payment_method, card }: Paid, language: Language): string =>
  card ? cardTitle(card, language) : shortMethodTitle(payment_method, language)

/** The two codes that a Mandiri bill is paid with, as they are named within a sentence. */
export const billCodeNames: Record<Language, { biller: string; key: string }> = {
  id: { biller: 'kode perusahaan', key: 'kode pembayaran' },
  en: { biller: 'company code', key: 'payment code' },
  zh: { biller: '公司代码', key: '付款代码' },
}

const numberNames: Record<Language, Record<'va' | 'bank' | 'account' | 'holder' | 'message', string>> = {
  id: {
    va: 'Nomor Virtual Account',
    bank: 'Bank',
    account: 'Nomor rekening',
    holder: 'Atas nama',
    message: 'Berita transfer',
  },
  en: {
    va: 'Virtual Account number',
    bank: 'Bank',
    account: 'Account number',
    holder: 'Account holder',
    message: 'Transfer message',
  },
  zh: { va: '虚拟账号', bank: '银行', account: '账号', holder: '户名', message: '转账附言' },
}

export interface PaymentNumber {
  name: string
  value: string
  /** `digits` are grouped where they are shown; `text` is read as it is; a `code` is copied as it is. */
  kind: 'digits' | 'text' | 'code'
}

/**
 * What to enter at the bank, in the order in which screens, mails and prints show it: the account for a manual transfer,
 * Mandiri's two codes, or a virtual account.
 * @param invoiceCode the message of a transfer
 */
export function paymentNumbers(
  { account, bill, va_number: va }: Partial<Pick<Payment, 'account' | 'bill' | 'va_number'>>,
  invoiceCode: string,
  language: Language,
): PaymentNumber[] {
  const names = numberNames[language]
  if (account) {
    return [
      { name: names.bank, value: account.bank, kind: 'text' },
      { name: names.account, value: account.number, kind: 'digits' },
      { name: names.holder, value: account.holder, kind: 'text' },
      { name: names.message, value: invoiceCode, kind: 'code' },
    ]
  }
  if (bill) {
    const { biller, key } = billCodeNames[language]
    return [
      { name: sentenceStart(biller), value: bill.biller_code, kind: 'digits' },
      { name: sentenceStart(key), value: bill.bill_key, kind: 'digits' },
    ]
  }
  return va ? [{ name: names.va, value: va, kind: 'digits' }] : []
}

const amountLimits: Record<Language, { min: string; max: string }> = {
  id: { min: 'Paling sedikit {amount}.', max: 'Paling banyak {amount}.' },
  en: { min: 'At least {amount}.', max: 'At most {amount}.' },
  zh: { min: '最低 {amount}。', max: '最高 {amount}。' },
}

/** Why a payment method does not accept an amount; undefined when it does. All in whole rupiah. */
export function amountRefusal(
  amount: number,
  { min, max }: Readonly<{ min: number; max: number }>,
  language: Language,
): string | undefined {
  const texts = amountLimits[language]
  if (amount < min) return texts.min.replace('{amount}', formatRupiah(min))
  return amount > max ? texts.max.replace('{amount}', formatRupiah(max)) : undefined
}

const walletLacks: Record<Language, (balance: string, missing: string) => string> = {
  id: (balance, missing) => `Saldo kamu ${balance}, kurang ${missing}.`,
  en: (balance, missing) => `Your balance is ${balance}, ${missing} short.`,
  zh: (balance, missing) => `你的余额为 ${balance}，还差 ${missing}。`,
}

/** Why a wallet cannot pay an amount; undefined when it can. All in whole rupiah. */
export const walletRefusal = (amount: number, balance: number, language: Language): string | undefined =>
  amount > balance ? walletLacks[language](formatRupiah(balance), formatRupiah(amount - balance)) : undefined

const creditLacks: Record<Language, (left: string, missing: string) => string> = {
  id: (left, missing) => `Sisa batas bayar nanti ${left}, kurang ${missing}.`,
  en: (left, missing) => `${left} are left to pay later, ${missing} short.`,
  zh: (left, missing) => `稍后付款剩余额度为 ${left}，还差 ${missing}。`,
}

/** Why an amount cannot be paid later; undefined when it can. All in whole rupiah. @param left of the limit */
export const creditRefusal = (amount: number, left: number, language: Language): string | undefined =>
  amount > left ? creditLacks[language](formatRupiah(left), formatRupiah(amount - left)) : undefined

/** What was paid for a shipment before an additional invoice, without what other invoices still ask for. */
export const paidBefore = ({
  priced,
  amount,
  unpaid_before: unpaid,
}: Pick<InvoiceItem, 'priced' | 'amount' | 'unpaid_before'>): number => priced.answer.total - amount - unpaid

/** Groups the digits of a long number where it is read; a copied one stays as it is. */
export const groupDigits = (digits: string): string =>
  digits.length > 6 ? digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ') : digits
