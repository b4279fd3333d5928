import {
  bankNames,
  methodFacts,
  virtualAccounts,
  type PaymentStep,
  type TransferAccount,
} from '@seberang/domain/api'
import { transferSurplus } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { PaymentRow } from './rows.ts'
import { howToPayBill, howToPayVirtualAccount, howToTransfer } from './texts/how-to-pay.ts'
import { howToPayByCard } from './texts/how-to-pay-by-card.ts'
import { howToPayByPush, howToPayByWallet, howToScan } from './texts/how-to-pay-by-phone.ts'

type Paying = Pick<PaymentRow, 'method' | 'amount' | 'surplus' | 'details'>

/**
 * Payment instructions in steps; empty until the gateway has issued a number. `reference` is the invoice's code, which
 * stands beside the steps, too.
 */
export function stepsOf(
  { method, amount, surplus, details }: Paying,
  { account, reference }: { reference: string; account?: TransferAccount | undefined },
  language: Language,
): PaymentStep[] {
  const total = formatRupiah(amount)
  switch (methodFacts[method].instruction) {
    case 'transfer':
      return account
        ? howToTransfer[language]({
            account,
            reference,
            amount: transferSurplus(amount, surplus, language),
          })
        : []
    case 'qr':
      return details ? howToScan[language](total) : []
    case 'redirect':
      return details ? howToPayByWallet[language](method, total) : []
    case 'balance':
    case 'credit':
      return []
    case 'page':
      return details ? howToPayByCard[language](total) : []
    case 'push':
      return howToPayByPush[language](method, total)
    case 'bill': {
      const bill = details?.bill
      return bill ? howToPayBill[language](bill.biller_code, bill.bill_key) : []
    }
    case 'number': {
      const bank = virtualAccounts.find((one) => one === method)
      const number = details?.va_number
      return bank && number ? howToPayVirtualAccount[language](bankNames[bank], number) : []
    }
  }
}
