import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { calls } from '@seberang/domain/api'
import { formatDay, formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import { byDeadline, isOverdue } from '../../lib/shipments/due.ts'

/** What a company has still to pay of what it pays later, the first due first; nothing while it is read. */
export function OwedLater() {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const query = { invoice_type: 'paylater', status: 'pending' } as const
  const owed = (useCall(calls.invoices, { query }).data?.results ?? []).toSorted(byDeadline)
  if (owed.length === 0) return null
  return (
    <Stack space={2}>
      <Text weight="semibold">{t('paylater.open')}</Text>
      <Stack as="ul" space={2} aria-label={t('paylater.open')}>
        {owed.map((invoice) => {
          const { invoice_code: code, total, due_date } = invoice
          const isLate = isOverdue(invoice)
          const day = formatDay(due_date, language)
          return (
            <li key={code}>
              <Inline align="between">
                <Link href={statusOrderOf(code)}>{code}</Link>
                <Text tabular>{formatRupiah(total)}</Text>
              </Inline>
              <Text step="note" tone={isLate ? 'critical' : 'secondary'}>
                {t(isLate ? 'paylater.wasDueOn' : 'paylater.dueOn', { day })}
              </Text>
            </li>
          )
        })}
      </Stack>
    </Stack>
  )
}
