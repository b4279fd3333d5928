import { bankNames, type PaymentMethod, type PaymentStep, type TransferAccount } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import type { PaymentDetails } from '../database/schema/index.ts'
import { howToPayBill, howToPayVirtualAccount, howToTransfer } from './texts/how-to-pay.ts'

/**
 * Payment instructions in steps; empty until the gateway has issued a number. `reference` is the invoice's code, which
 * stands beside the steps, too.
 */
export function stepsOf(
  method: PaymentMethod,
  order: { reference: string; details: PaymentDetails | null; account?: TransferAccount | undefined },
  language: Language,
): PaymentStep[] {
  const { account, details, reference } = order
  if (method === 'manual') return account ? howToTransfer[language](account, reference) : []
  if (details?.bill) return howToPayBill[language](details.bill.biller_code, details.bill.bill_key)
  if (details?.va_number) return howToPayVirtualAccount[language](bankNames[method], details.va_number)
  return []
}
