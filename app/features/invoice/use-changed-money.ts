import { returnDays } from '@seberang/domain/limits'
import { type Invoice } from '@seberang/domain/api'
import { notPaidText, transferAmount } from '@seberang/domain/explain'
import { formatDeadline, formatMoment, formatRupiah, joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { NoticeFacts } from './Notices.tsx'

/** Money that did not stay where its payer sent it: taken back by the bank, or kept to be returned. */
export function useChangedMoney(): (invoice: Invoice) => NoticeFacts[] {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  return (invoice) => {
    const { taken_back: reversed, credit_undone: undone, to_return: kept, status, total, due_date } = invoice
    const due = formatRupiah(transferAmount(invoice))
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
                    text:
                      invoice.invoice_type === 'paylater'
                        ? t('takenBack.owed', { due })
                        : t('takenBack.again', {
                            due,
                            deadline: formatDeadline(due_date, language),
                          }),
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

/** What becomes of an invoice that need not be paid again, or not here. */
const overOf = ({ status, invoice_type }: Invoice): 'stands' | 'spent' | 'over' => {
  if (status !== 'paid') return 'over'
  return invoice_type === 'topup' ? 'spent' : 'stands'
}
