import { Link } from '@seberang/design-system/Link'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Scale } from '@seberang/design-system/icons'
import type { AdditionalInvoice, Cart } from '@seberang/domain/api'
import { formatRupiah, joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { cartTitle } from '../../../lib/shipments/cart-text.ts'
import { useMeasuredText } from '../../../lib/shipments/measurement-text.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { useCountryName } from '../../../lib/reference/countries.ts'
import { statusOrderOf } from '../../../lib/navigation/paths.ts'
import { waitingPlaceOf } from '../../../lib/shipments/whereabouts.ts'

/** What measuring changed after payment: credited to the wallet, or still due before delivery. */
export function PriceDifference({ cart }: { cart: Cart }) {
  const { t } = useTranslation('status')
  const language = useLanguage()
  const countryName = useCountryName()
  const measuredText = useMeasuredText()
  const { credited, additional_invoices: additional } = cart
  const title = cartTitle(cart)
  const whereItWaits = t(`difference.due.where.${waitingPlaceOf(cart)}`, {
    country: countryName(cart.country),
  })
  if (credited === 0 && additional.length === 0) return null
  const causeOf = ({ measurement, reason }: AdditionalInvoice): string =>
    measurement
      ? t('difference.measured', { title, change: measuredText(measurement) })
      : t('difference.billed', { title, reason })
  return (
    <Stack space={2}>
      {credited > 0 && (
        <Notice
          tone="positive"
          title={t('difference.credited.title', { title, amount: formatRupiah(credited) })}
        >
          {t('difference.credited.text')}
        </Notice>
      )}
      {additional.map((one) =>
        one.status === 'pending' ? (
          <Notice key={one.invoice_code} tone="caution" icon={Scale} title={causeOf(one)}>
            {joinSentences(
              [t('difference.due.text', { amount: formatRupiah(one.total) }), whereItWaits],
              language,
            )}{' '}
            <Link href={statusOrderOf(one.invoice_code)}>{t('difference.due.action')}</Link>
          </Notice>
        ) : (
          <Notice
            key={one.invoice_code}
            tone="info"
            title={t('difference.paid', { amount: formatRupiah(one.total) })}
          >
            {causeOf(one)}
          </Notice>
        ),
      )}
    </Stack>
  )
}
