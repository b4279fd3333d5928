import {
  gatewayMethods,
  type GatewayMethod,
  type PaymentGroup,
  type PaymentMethod,
} from '@seberang/domain/api'
import { amountRefusal, methodTitle } from '@seberang/domain/explain'
import { maxValues } from '@seberang/domain/api/schemas'
import type { Language } from '@seberang/domain/language'
import { canChangeMethod } from '@seberang/domain/status'

/** Minimum for a virtual account, in rupiah. */
export const minAmount = 10_000

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

/** The invoice that is to be paid. */
type Payable = Readonly<{ total: number; status: string; dueAt: Date }>

/**
 * The payment methods as shown to customers.
 * @param change the invoice to choose another method for, with the reason where a method does not accept it
 */
export function paymentGroups(language: Language, change?: { invoice: Payable; now: Date }): PaymentGroup[] {
  const view = (payment_method: PaymentMethod, min: number) => {
    const reason = change && refusalOf(change.invoice, min, { now: change.now, language })
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

const closed: Record<Language, string> = {
  id: 'Tagihan ini tidak menunggu pembayaran.',
  en: 'This invoice is not waiting for a payment.',
  zh: '此账单无需付款。',
}

function refusalOf(
  { total, status, dueAt }: Payable,
  min: number,
  { now, language }: { now: Date; language: Language },
): string | undefined {
  if (!canChangeMethod({ status, dueAt: dueAt.getTime() }, now.getTime())) return closed[language]
  return amountRefusal(total, { min, max: maxValues.rupiah }, language)
}
