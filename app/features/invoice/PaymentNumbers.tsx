import { PaymentInstruction, type PaymentNumber } from '@seberang/design-system/PaymentInstruction'
import { useToast } from '@seberang/design-system/Toast'
import type { Invoice, Payment } from '@seberang/domain/api'
import { transferAmount } from '@seberang/domain/explain'
import { formatDeadline, formatRupiah } from '@seberang/domain/format'
import { mostSurplus } from '@seberang/domain/limits'
import { transferMatchedBy } from '@seberang/domain/status'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shownAmount, shownNumbers } from '../../components/payment/shown-numbers.ts'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { bankOf } from '../../lib/reference/banks.ts'

interface PaymentNumbersProps {
  payment: Payment
  invoice: Invoice
  actions: ReactNode
}

/** The numbers to enter at the bank: a virtual account, Mandiri's two codes, or the account for a manual transfer. */
export function PaymentNumbers({ payment, invoice, actions }: PaymentNumbersProps) {
  const { t } = useTranslation(['invoice', 'common'])
  const toaster = useToast()
  const language = useLanguage()
  // What is paid later is transferred on any day.
  const transferableUntil = invoice.invoice_type === 'paylater' ? serverNow() : Date.parse(invoice.due_date)
  const matched = formatDeadline(transferMatchedBy(transferableUntil), language)
  const amount = transferAmount(invoice)
  const surplus = payment.surplus ?? 0
  const numbers = shownNumbers(payment, invoice.invoice_code, language)
  return (
    <PaymentInstruction
      title={payment.title}
      plate={bankOf(payment.payment_method)}
      numbers={
        surplus > 0
          ? [
              // What it is told apart by comes first: the total of the invoice is the wrong amount.
              { ...shownAmount(t('va.amount'), amount), marked: uniqueDigits },
              ...numbers,
              plainRow(t('transfer.invoice'), formatRupiah(invoice.total)),
              plainRow(t('transfer.uniqueCode'), t('transfer.toWallet', { amount: formatRupiah(surplus) })),
            ]
          : [...numbers, shownAmount(t('va.amount'), amount)]
      }
      copy={{
        label: t('common:action.copy'),
        copiedLabel: t('codeCopied'),
        onRefused: () => toaster.show({ tone: 'critical', text: t('common:copyFailed') }),
      }}
      actions={actions}
      note={
        payment.account
          ? t('transfer.note', { matched })
          : payment.redirect_url
            ? t('va.sandboxHint')
            : undefined
      }
    />
  )
}

/** The last digits of an amount, which its unique code makes its own. */
const uniqueDigits = String(mostSurplus).length

/** Not typed at the bank. */
const plainRow = (term: string, shown: string): PaymentNumber => ({ term, raw: shown, shown, plain: true })
