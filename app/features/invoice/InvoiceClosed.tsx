import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { Invoice, InvoiceStatus, Replacement } from '@seberang/domain/api'
import { formatMoment, formatRupiah, joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { WithCodes } from '../../components/WithCodes.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { checkoutOf, paths, statusOrderOf } from '../../lib/navigation/paths.ts'

interface InvoiceClosedProps {
  invoice: Invoice
  status: Exclude<InvoiceStatus, 'pending'>
}

/** A paid, expired or cancelled invoice, with a link to where its shipments are. */
export function InvoiceClosed({ invoice, status }: InvoiceClosedProps) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  if (status === 'paid') {
    return (
      <Stack space={4}>
        <Notice tone="positive" title={t('over.paid.title')}>
          {t('over.paid.text', { time: formatMoment(invoice.paid_at ?? invoice.created_at, language) })}
        </Notice>
        <div>
          <ButtonLink href={paths.status}>{t('over.status')}</ButtonLink>
        </div>
      </Stack>
    )
  }
  if (invoice.invoice_type === 'additional') return <AdditionalClosed invoice={invoice} status={status} />
  const codes = invoice.items.map(({ cart_code }) => cart_code)
  const [voucher] = invoice.items.flatMap(({ voucher: code, cart_code }) => (code ? { code, cart_code } : []))
  return (
    <Stack space={4}>
      <Notice tone={status === 'expired' ? 'caution' : 'neutral'} title={t(`over.${status}.title`)}>
        {t(`over.${status}.text`)}
      </Notice>
      {status === 'expired' && <Text tone="secondary">{t('over.expired.late')}</Text>}
      <div>
        {status === 'expired' ? (
          <ButtonLink href={checkoutOf(codes, voucher)}>{t('over.again')}</ButtonLink>
        ) : (
          <ButtonLink href={paths.lockerImport}>{t('over.locker')}</ButtonLink>
        )}
      </div>
    </Stack>
  )
}

/** An additional invoice that is not owed: why, and what took its place. */
function AdditionalClosed({ invoice, status }: { invoice: Invoice; status: 'expired' | 'cancelled' }) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const { replaced_by: replacement, invoice_code: old, total } = invoice
  const code = replacement?.invoice_code
  return (
    <Stack space={4}>
      <Notice tone="neutral" title={t(`over.${status}.title`)}>
        {replacement === undefined ? (
          t('over.additional.text')
        ) : (
          <WithCodes
            text={joinSentences(
              [
                replacement.reason,
                t(`over.additional.${outcomeOf(replacement)}`, {
                  code,
                  old,
                  amount: formatRupiah(total),
                  now: formatRupiah(Math.abs(replacement.amount)),
                }),
              ],
              language,
            )}
            codes={code ? [code, old] : [old]}
          />
        )}
      </Notice>
      <div>
        {code ? (
          <ButtonLink href={statusOrderOf(code)}>{t('over.additional.open')}</ButtonLink>
        ) : (
          <ButtonLink href={paths.status}>{t('over.status')}</ButtonLink>
        )}
      </div>
    </Stack>
  )
}

function outcomeOf({ invoice_code, amount }: Replacement): 'replaced' | 'credited' | 'none' {
  if (invoice_code !== null) return 'replaced'
  return amount < 0 ? 'credited' : 'none'
}
