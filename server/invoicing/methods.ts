import {
  gatewayMethods,
  isPaidHere,
  methodFacts,
  paymentCategories,
  paymentMethods,
  type GatewayMethod,
  type InvoiceType,
  type PaymentCategory,
  type PaymentGroup,
  type PaymentMethod,
} from '@seberang/domain/api'
import { amountRefusal, methodTitle, walletRefusal } from '@seberang/domain/explain'
import { maxRupiah, mostSurplus } from '@seberang/domain/limits'
import type { Language } from '@seberang/domain/language'
import { canChangeMethod } from '@seberang/domain/status'
import { messageFor } from '@seberang/domain/validation'
import { payLaterPermission, type PayLaterReason, type PayLaterState } from '@seberang/domain/wallet'
import type { Gateways } from '../gateway/gateways.ts'
import { payLaterMessage } from './pay-later-message.ts'

/** The least that every method takes, in whole rupiah: less is billed by transfer. */
export const minAmount = methodFacts.va_bca.min

export const isGatewayMethod = (method: string): method is GatewayMethod =>
  gatewayMethods.some((one) => one === method)

export const isWallet = (method: PaymentMethod): boolean => methodFacts[method].instruction === 'balance'

/** Whether the company of the customer owes it from then on. */
export const isPayLater = (method: PaymentMethod): boolean => methodFacts[method].instruction === 'credit'

/** Methods that ask the customer's phone, and so begin only when they say so. */
export const pushMethods = gatewayMethods.filter((method) => methodFacts[method].instruction === 'push')
export const isPush = (method: string): boolean => pushMethods.some((one) => one === method)

/** Methods whose payer enters a card on the gateway's own page. */
export const isPage = (method: PaymentMethod): boolean => methodFacts[method].instruction === 'page'

/** Whether the gateway is to be asked for a number, a code or a page without waiting for the customer. */
export const opensAtOnce = (method: PaymentMethod): method is GatewayMethod =>
  isGatewayMethod(method) && !isPush(method)

/** Whether a payment lasts as long as an invoice that was made with it. */
export const lastsAsItsInvoice = (method: PaymentMethod): boolean =>
  methodFacts[method].category === 'virtual_account'

/**
 * Whether the end of a payment ends its invoice. What is shorter than an invoice is taken anew while that is open, and what
 * is paid later stays owed.
 */
export const endsItsInvoice = (method: PaymentMethod, type: InvoiceType): boolean =>
  type !== 'paylater' && lastsAsItsInvoice(method)

/** Whether a method accepts an amount here, in whole rupiah. */
export function takes(method: PaymentMethod, amount: number, gateways: Gateways): boolean {
  if (amount <= 0 || amount > maxRupiah) return false
  return !isGatewayMethod(method) || gateways.taking(method, amount) !== undefined
}

/** Whether what came in pays an invoice: all of it, or by transfer some rupiah more, by which it was to be known. */
export const paysAll = (
  { total }: { total: number },
  { method }: { method: PaymentMethod },
  amount: number,
): boolean => amount >= total && amount <= total + (method === 'manual' ? mostSurplus : 0)

/**
 * The payment method for an invoice the customer did not start: the previous one, if it accepts the amount. Neither the
 * wallet nor a company pays anything without its owner.
 */
export function methodFor(amount: number, before: PaymentMethod): PaymentMethod {
  if (isPaidHere(before)) return 'manual'
  const { min, max } = methodFacts[before]
  return amount >= min && amount <= max ? before : 'manual'
}

/** The invoice that is to be paid. */
type Payable = Readonly<{ type: InvoiceType; total: number; status: string; dueAt: Date }>

interface Offered {
  gateways: Gateways
  /** What the customer last paid with. */
  lastUsed?: PaymentMethod | undefined
  /** The invoice to choose another method for, with the reason where a method does not accept it. */
  change?: { invoice: Payable; now: Date }
  /** The customer's; absent where nobody is signed in, or where it is not to pay. */
  wallet?: { balance: number; hasPin: boolean; isShut: boolean } | undefined
  /** Where the customer stands with paying later; absent where nobody is signed in, or where nothing is to be. */
  payLater?: (PayLaterState & { hasPin: boolean }) | undefined
}

const groupTitles: Record<
  Extract<PaymentCategory, 'virtual_account' | 'e_wallet'>,
  Record<Language, string>
> = {
  virtual_account: { id: 'Virtual account', en: 'Virtual account', zh: '虚拟账户' },
  e_wallet: { id: 'Dompet digital', en: 'E-wallets', zh: '电子钱包' },
}

function titleOf(category: PaymentCategory, language: Language): string {
  if (category === 'manual_transfer') return methodTitle('manual', language)
  return category === 'virtual_account' || category === 'e_wallet'
    ? groupTitles[category][language]
    : methodTitle(category, language)
}

/** The payment methods as shown to customers, with what they last used first; what no gateway offers is not among them. */
export function paymentGroups(
  language: Language,
  { gateways, lastUsed, change, wallet, payLater }: Offered,
): PaymentGroup[] {
  const view = (payment_method: PaymentMethod): PaymentGroup['methods'] => {
    const limits = isGatewayMethod(payment_method)
      ? gateways.limitsOf(payment_method)
      : methodFacts[payment_method]
    if (!limits || (isWallet(payment_method) && !wallet)) return []
    if (isPayLater(payment_method) && !payLater) return []
    const { min, max } = limits
    const ofWallet = isWallet(payment_method) ? wallet : undefined
    const ofCredit = isPayLater(payment_method) ? payLater : undefined
    const refused = ofCredit && payLaterPermission(ofCredit, change?.invoice.total ?? 0)
    const reason =
      (ofWallet && walletReason(ofWallet, change?.invoice, language)) ??
      (ofCredit && payLaterReason(ofCredit, refused, change?.invoice.total ?? 0, language)) ??
      (change && refusalOf(change.invoice, { min, max }, { now: change.now, language }))
    return [
      {
        payment_method,
        title: methodTitle(payment_method, language),
        fee: 0,
        min,
        max,
        available: reason === undefined,
        ...(reason !== undefined && { reason }),
        ...(payment_method === lastUsed && { last_used: true }),
        ...(ofWallet && { balance: ofWallet.balance }),
        ...(ofWallet?.isShut && { shut: true }),
        ...(ofCredit?.terms && { paylater: { ...ofCredit.terms, used: ofCredit.used } }),
        ...(refused !== undefined && refused !== true && { refused }),
      },
    ]
  }
  const groups = paymentCategories.map((payment_category) => ({
    payment_category,
    title: titleOf(payment_category, language),
    methods: paymentMethods
      .filter((method) => methodFacts[method].category === payment_category)
      .flatMap(view)
      .sort(byLastUse),
  }))
  const lastUsedIn = ({ methods }: PaymentGroup) => Number(methods.some(({ last_used }) => last_used))
  return groups
    .filter(({ methods }) => methods.length > 0)
    .sort((one, other) => lastUsedIn(other) - lastUsedIn(one))
}

type Method = PaymentGroup['methods'][number]
const byLastUse = (one: Method, other: Method) =>
  Number(other.last_used ?? false) - Number(one.last_used ?? false)

const noPin: Record<Language, string> = {
  id: 'Buat PIN dompet dulu.',
  en: 'Set a PIN for the wallet first.',
  zh: '请先设置钱包 PIN。',
}

const shut: Record<Language, string> = {
  id: 'Dompet ditutup: isi saldo yang sudah dipakai ditarik kembali.',
  en: 'The wallet is shut: a top-up that was spent was taken back.',
  zh: '钱包已关闭：已使用的充值被撤回。',
}

const walletReason = (
  { balance, hasPin, isShut }: NonNullable<Offered['wallet']>,
  invoice: Payable | undefined,
  language: Language,
): string | undefined =>
  (isShut ? shut[language] : undefined) ??
  (invoice && walletRefusal(invoice.total, balance, language)) ??
  (hasPin ? undefined : noPin[language])

const payLaterReason = (
  state: NonNullable<Offered['payLater']>,
  refused: true | PayLaterReason | undefined,
  amount: number,
  language: Language,
): string | undefined =>
  refused !== undefined && refused !== true
    ? messageFor(language, payLaterMessage(refused, state, amount))
    : state.hasPin
      ? undefined
      : noPin[language]

const closed: Record<Language, string> = {
  id: 'Tagihan ini tidak menunggu pembayaran.',
  en: 'This invoice is not waiting for a payment.',
  zh: '此账单无需付款。',
}

function refusalOf(
  { type, total, status, dueAt }: Payable,
  limits: { min: number; max: number },
  { now, language }: { now: Date; language: Language },
): string | undefined {
  if (!canChangeMethod({ type, status, dueAt: dueAt.getTime() }, now.getTime())) return closed[language]
  return amountRefusal(total, limits, language)
}
