import { returnDays } from '@seberang/domain/limits'
import { Notice } from '@seberang/design-system/Notice'
import { type Invoice } from '@seberang/domain/api'
import { notPaidText } from '@seberang/domain/explain'
import { formatDeadline, formatMoment, formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'

/** Money that did not stay where its payer sent it: taken back by the bank, or kept to be returned. */
export function ChangedMoney({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const { taken_back: reversed, to_return: kept, total, due_date } = invoice
  return (
    <>
      {reversed && (
        <Notice
          tone="caution"
          title={t('takenBack.title', {
            amount: formatRupiah(reversed.amount),
            time: formatMoment(reversed.at, language),
          })}
        >
          {t('takenBack.text', { due: formatRupiah(total), deadline: formatDeadline(due_date, language) })}
        </Notice>
      )}
      {kept.map(({ amount, at, because }) => (
        <Notice
          key={at}
          tone="info"
          title={t('toReturn.title', {
            amount: formatRupiah(amount),
            time: formatMoment(at, language),
            because: notPaidText(because, language),
          })}
        >
          {t('toReturn.text', { days: returnDays })}
        </Notice>
      ))}
    </>
  )
}
