import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Printer } from '@seberang/design-system/icons'
import type { Invoice, Replacement } from '@seberang/domain/api'
import { invoiceEnd } from '@seberang/domain/explain'
import { formatMoment, formatRupiah, joinSentences } from '@seberang/domain/format'
import type { InvoiceEnd } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { WithCodes } from '../../components/WithCodes.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { checkoutOf, paths, printInvoiceOf, statusOrderOf } from '../../lib/navigation/paths.ts'

/** An invoice that is paid or has ended unpaid, with a link to where its shipments are. */
export function InvoiceClosed({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const because = invoice.ended_because
  if (because === null) {
    return (
      <Stack space={4}>
        <Notice tone="positive" title={t('over.paid.title')}>
          {t('over.paid.text', { time: formatMoment(invoice.paid_at ?? invoice.created_at, language) })}
        </Notice>
        <Inline space={2}>
          <ButtonLink href={paths.status}>{t('over.status')}</ButtonLink>
          <ButtonLink
            variant="outline"
            tone="neutral"
            icon={Printer}
            href={printInvoiceOf(invoice.invoice_code)}
          >
            {t('print')}
          </ButtonLink>
        </Inline>
      </Stack>
    )
  }
  if (invoice.invoice_type === 'additional') return <AdditionalClosed invoice={invoice} because={because} />
  const codes = invoice.items.map(({ cart_code }) => cart_code)
  const [voucher] = invoice.items.flatMap(({ voucher: code, cart_code }) => (code ? { code, cart_code } : []))
  const { title, text, next } = invoiceEnd(
    { because, total: invoice.total, isReturning: invoice.to_return.length > 0 },
    language,
  )
  return (
    <Stack space={4}>
      <Notice tone="caution" title={title}>
        {joinSentences([text, next], language)}
      </Notice>
      <div>
        <ButtonLink href={checkoutOf(codes, voucher)}>{t('over.again')}</ButtonLink>
      </div>
    </Stack>
  )
}

/** An additional invoice that is not owed: why, and what took its place. */
function AdditionalClosed({ invoice, because }: { invoice: Invoice; because: InvoiceEnd }) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const { replaced_by: replacement, invoice_code: old, total } = invoice
  const code = replacement?.invoice_code
  const { title, text } = invoiceEnd({ because, total }, language)
  return (
    <Stack space={4}>
      <Notice tone="neutral" title={title}>
        {replacement === undefined ? (
          text
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
