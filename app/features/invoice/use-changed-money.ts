import { returnDays } from '@seberang/domain/limits'
import { hasOwnNumber, type Invoice } from '@seberang/domain/api'
import { notPaidText, transferAmount } from '@seberang/domain/explain'
import { formatDeadline, formatMoment, formatRupiah, joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { isToPay } from '../../lib/shipments/due.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { NoticeFacts } from './Notices.tsx'

/** Money that did not stay where its payer sent it: taken back by the bank, or kept to be returned. */
export function useChangedMoney(): (invoice: Invoice) => NoticeFacts[] {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  return (invoice) => {
    const { taken_back: reversed, credit_undone: undone, to_return: kept, status, total, due_date } = invoice
    const due = formatRupiah(transferAmount(invoice))
    const isLater = invoice.invoice_type === 'paylater'
    const credit = undone !== undefined && t('takenBack.credit', { amount: formatRupiah(undone) })
    return [
      ...(reversed
        ? [
            {
              id: 'taken-back',
              tone: 'caution' as const,
              title: t(reversed.by === 'operator' ? 'takenBack.byUs' : 'takenBack.title', {
                amount: formatRupiah(reversed.amount),
                time: formatMoment(reversed.at, language),
              }),
              ...(status === 'pending'
                ? {
                    text: joinSentences(
                      [
                        isLater && t('takenBack.reopened'),
                        // Another transfer is asked for by nobody while the one that was made is matched.
                        isToPay(invoice) &&
                          t(`takenBack.${isLater ? 'owed' : 'again'}.${wayToPay(invoice)}`, {
                            due,
                            deadline: formatDeadline(due_date, language),
                          }),
                      ],
                      language,
                    ),
                    details: joinSentences([credit, reversed.by === 'bank' && t('takenBack.ask')], language),
                  }
                : {
                    text: joinSentences(
                      [credit, t(`takenBack.${overOf(invoice)}`, { amount: formatRupiah(total) })],
                      language,
                    ),
                  }),
            },
          ]
        : []),
      ...kept.map(({ amount, at, because }) => ({
        id: `to-return-${at}`,
        tone: 'info' as const,
        title: t('toReturn.title', {
          amount: formatRupiah(amount),
          time: formatMoment(at, language),
          because: notPaidText(because, language),
        }),
        text: t('toReturn.text', { days: returnDays }),
      })),
    ]
  }
}

/** Where it is paid again: only a number of its own is another than before. */
function wayToPay({ payment }: Invoice): 'number' | 'account' | 'other' {
  if (payment && hasOwnNumber(payment.payment_method)) return 'number'
  return payment?.payment_method === 'manual' ? 'account' : 'other'
}

/** What becomes of an invoice that need not be paid again, or not here. */
const overOf = ({ status, invoice_type }: Invoice): 'stands' | 'spent' | 'over' => {
  if (status !== 'paid') return 'over'
  return invoice_type === 'topup' ? 'spent' : 'stands'
}
