import {
  gatewayMethods,
  type GatewayMethod,
  type PaymentGroup,
  type PaymentMethod,
  type TransferAccount,
} from '@seberang/domain/api'
import { methodTitle } from '@seberang/domain/explain'
import { maxValues } from '@seberang/domain/api/schemas'
import { formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { Catalogue } from '../reference/index.ts'

/** Minimum for a virtual account, in rupiah. */
const minAmount = 10_000

const virtualAccounts: Record<Language, string> = {
  id: 'Virtual account',
  en: 'Virtual account',
  zh: '虚拟账户',
}
export const isGatewayMethod = (method: string): method is GatewayMethod =>
  gatewayMethods.some((one) => one === method)

/** Whether a method accepts an amount, in whole rupiah. */
export const takes = (method: PaymentMethod, amount: number) =>
  amount > 0 && amount <= maxValues.rupiah && (!isGatewayMethod(method) || amount >= minAmount)

/** The payment method for an invoice the customer did not start: the previous one, if it accepts the amount. */
export const methodFor = (amount: number, before: PaymentMethod): PaymentMethod =>
  takes(before, amount) ? before : 'manual'

/** The company account for manual transfers. */
export function transferAccount(catalogue: Catalogue): TransferAccount {
  const [account] = catalogue.all('transfer-accounts')
  if (!account) throw new Error('there is no account for transfers')
  return account
}

/** The invoice that is to be paid. */
type Payable = Readonly<{ total: number; status: string }>

/**
 * The payment methods as shown to customers.
 * @param invoice for it, with the reason where a method does not accept it
 */
export function paymentGroups(language: Language, invoice?: Payable): PaymentGroup[] {
  const view = (payment_method: PaymentMethod, min: number) => {
    const reason = invoice && refusalOf(invoice, min, language)
    return {
      payment_method,
      title: methodTitle(payment_method, language),
      fee: 0,
      min,
      max: maxValues.rupiah,
      available: reason === undefined,
      ...(reason !== undefined && { reason }),
    }
  }
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

const refusals: Record<Language, { closed: string; min: string; max: string }> = {
  id: {
    closed: 'Tagihan ini tidak menunggu pembayaran.',
    min: 'Mulai dari {amount}.',
    max: 'Sampai {amount}.',
  },
  en: {
    closed: 'This invoice is not waiting for a payment.',
    min: 'From {amount}.',
    max: 'Up to {amount}.',
  },
  zh: { closed: '此账单无需付款。', min: '{amount} 起。', max: '不超过 {amount}。' },
}

function refusalOf({ total, status }: Payable, min: number, language: Language): string | undefined {
  const texts = refusals[language]
  if (status !== 'pending') return texts.closed
  if (total < min) return texts.min.replace('{amount}', formatRupiah(min))
  return total > maxValues.rupiah ? texts.max.replace('{amount}', formatRupiah(maxValues.rupiah)) : undefined
}
