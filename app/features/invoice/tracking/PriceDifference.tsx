import { Link } from '@seberang/design-system/Link'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import type { Cart } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { statusOrderOf } from '../../../lib/navigation/paths.ts'

/** What measuring changed after payment: credited to the wallet, or still due before delivery. */
export function PriceDifference({ cart }: { cart: Cart }) {
  const { t } = useTranslation('status')
  const { credited, additional_invoices: additional } = cart
  if (credited === 0 && additional.length === 0) return null
  return (
    <Stack space={2}>
      {credited > 0 && (
        <Notice tone="positive" title={t('difference.credited.title', { amount: formatRupiah(credited) })}>
          {t('difference.credited.text')}
        </Notice>
      )}
      {additional.map(({ invoice_code, status, total, reason }) =>
        status === 'pending' ? (
          <Notice
            key={invoice_code}
            tone="caution"
            title={t('difference.due.title', { amount: formatRupiah(total) })}
          >
            {reason} {t('difference.due.text')}{' '}
            <Link href={statusOrderOf(invoice_code)}>{t('difference.due.action')}</Link>
          </Notice>
        ) : (
          <Notice
            key={invoice_code}
            tone="info"
            title={t('difference.paid', { amount: formatRupiah(total) })}
          >
            {reason}
          </Notice>
        ),
      )}
    </Stack>
  )
}
