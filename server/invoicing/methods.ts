import {
  gatewayMethods,
  type GatewayMethod,
  type PaymentGroup,
  type PaymentMethod,
  type TransferAccount,
} from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import type { Catalogue } from '../reference/index.ts'
import { methodTitle } from './instructions.ts'

/** Minimum for a virtual account, in rupiah. */
const minAmount = 10_000
const maxAmount = 1_000_000_000

const virtualAccounts: Record<Language, string> = {
  id: 'Virtual account',
  en: 'Virtual account',
  zh: '虚拟账户',
}
export const isGatewayMethod = (method: string): method is GatewayMethod =>
  gatewayMethods.some((one) => one === method)

/** Whether a method accepts an amount, in whole rupiah. */
export const takes = (method: PaymentMethod, amount: number) =>
  amount > 0 && amount <= maxAmount && (!isGatewayMethod(method) || amount >= minAmount)

/** The payment method for an invoice the customer did not start: the previous one, if it accepts the amount. */
export const methodFor = (amount: number, before: PaymentMethod): PaymentMethod =>
  takes(before, amount) ? before : 'manual'

/** The company account for manual transfers. */
export function transferAccount(catalogue: Catalogue): TransferAccount {
  const [account] = catalogue.all('transfer-accounts')
  if (!account) throw new Error('there is no account for transfers')
  return account
}

/** The payment methods as shown to customers. */
export function paymentGroups(language: Language): PaymentGroup[] {
  const view = (payment_method: PaymentMethod, min: number) => ({
    payment_method,
    title: methodTitle(payment_method, language),
    fee: 0,
    min,
    max: maxAmount,
    available: true,
  })
  return [
    {
      payment_category: 'virtual_account',
      title: virtualAccounts[language],
      methods: gatewayMethods.map((method) => view(method, minAmount)),
    },
    {
      payment_category: 'manual_transfer',
      title: methodTitle('manual', language),
      methods: [view('manual', 1)],
    },
  ]
}
