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
import { canChangeMethod } from '@seberang/domain/status'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { referenceRecords } from '../database/schema/index.ts'
import type { Catalogue, Records } from '../reference/index.ts'

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

/** The same account where no catalogue is at hand: money that settles may open a payment, too. */
export async function readTransferAccount(executor: Executor): Promise<TransferAccount> {
  const [row] = await executor
    .select({ record: referenceRecords.record })
    .from(referenceRecords)
    .where(and(eq(referenceRecords.kind, 'transfer-accounts'), isNull(referenceRecords.removedAt)))
    .orderBy(asc(referenceRecords.place))
    .limit(1)
  if (!row) throw new Error('there is no account for transfers')
  // Safe cast: only records that pass the schema of their kind are stored.
  return row.record as unknown as Records['transfer-accounts']
}

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

function refusalOf(
  { total, status, dueAt }: Payable,
  min: number,
  { now, language }: { now: Date; language: Language },
): string | undefined {
  const texts = refusals[language]
  if (!canChangeMethod({ status, dueAt: dueAt.getTime() }, now.getTime())) return texts.closed
  if (total < min) return texts.min.replace('{amount}', formatRupiah(min))
  return total > maxValues.rupiah ? texts.max.replace('{amount}', formatRupiah(maxValues.rupiah)) : undefined
}
