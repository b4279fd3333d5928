import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { calls, type Invoice, type Replacement } from '@seberang/domain/api'
import { invoiceEnd } from '@seberang/domain/explain'
import { formatMoment, formatRupiah, fullStop, joinSentences } from '@seberang/domain/format'
import type { InvoiceEnd } from '@seberang/domain/status'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WithCodes } from '../../components/WithCodes.tsx'
import { PayBack } from '../../components/wallet/PayBack.tsx'
import { PrintInvoiceLink } from './PrintInvoiceLink.tsx'
import { RefundButton } from './refund/RefundButton.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { checkoutPathOf } from '../../lib/navigation/checkout-link.ts'
import { paths, statusOrderOf, topUpOf } from '../../lib/navigation/paths.ts'
import { useNextCharge } from '../../lib/shipments/use-next-charge.ts'

interface InvoiceClosedProps {
  invoice: Invoice
  /** Of one that has ended: where its money is, before the way on. */
  notices?: ReactNode
}

/** An invoice that is paid or has ended unpaid, with a link to where its shipments are. */
export function InvoiceClosed({ invoice, notices }: InvoiceClosedProps) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const because = invoice.ended_because
  const isTopUp = invoice.invoice_type === 'topup'
  const order = invoice.pays_for
  const surplus = invoice.payment?.surplus
  const balance = useCall(calls.profile, isTopUp && because === null ? {} : null).data?.customer.wallet
  const isShut = isTopUp && because === null && invoice.taken_back !== null
  const reversed = useCall(calls.walletHistory, isShut ? { query: { page: 1, page_size: 1 } } : null).data
    ?.reversed
  if (because === null) {
    return (
      <Stack space={4}>
        {!invoice.taken_back && (
          <Notice tone="positive" title={t('over.paid.title')}>
            {joinSentences(
              [
                t('over.paid.text', { time: formatMoment(invoice.paid_at ?? invoice.created_at, language) }),
                !!surplus && t('over.paid.surplus', { amount: formatRupiah(surplus) }),
                balance !== undefined && t('over.paid.balance', { balance: formatRupiah(balance) }),
              ],
              language,
            )}
          </Notice>
        )}
        {reversed?.invoice_code === invoice.invoice_code && (
          <Sheet bleed>
            <SheetSection>
              {/* Its texts are the wallet's. */}
              <Suspense fallback={null}>
                <PayBack reversed={reversed} />
              </Suspense>
            </SheetSection>
          </Sheet>
        )}
        <Inline space={2}>
          {isTopUp ? (
            <ButtonLink href={paths.wallet}>{t('over.wallet')}</ButtonLink>
          ) : order !== undefined ? (
            <ButtonLink href={statusOrderOf(order)}>{t('later.order')}</ButtonLink>
          ) : (
            <ButtonLink href={paths.status}>{t('over.status')}</ButtonLink>
          )}
          <PrintInvoiceLink code={invoice.invoice_code} />
          {/* What fills the wallet is withdrawn from there, and a shipment is refunded from its order. */}
          {!isTopUp && order === undefined && <RefundButton invoice={invoice} />}
        </Inline>
      </Stack>
    )
  }
  if (invoice.invoice_type === 'additional')
    return <AdditionalClosed invoice={invoice} because={because} notices={notices} />
  const left = invoice.items.filter(({ gone }) => gone === undefined)
  const codes = left.map(({ cart_code }) => cart_code)
  const [voucher] = left.flatMap(({ voucher: code, cart_code }) => (code ? { code, cart_code } : []))
  const checkedOutAgain = invoice.checked_out_again
  const { title, text, next } = invoiceEnd(
    {
      because,
      total: invoice.total,
      isReturning: invoice.to_return.length > 0,
      checkedOutAgain,
      allDeleted: left.length === 0,
      isTopUp,
    },
    language,
  )
  return (
    <Stack space={4}>
      <Notice tone="caution" title={fullStop(title, language)}>
        <WithCodes
          text={joinSentences([text, next], language)}
          codes={checkedOutAgain === undefined ? [] : [checkedOutAgain]}
        />
      </Notice>
      {notices}
      <div>
        {order !== undefined ? (
          <ButtonLink href={statusOrderOf(order)}>{t('later.order')}</ButtonLink>
        ) : isTopUp ? (
          <ButtonLink href={topUpOf(invoice.total)}>{t('over.topUp')}</ButtonLink>
        ) : checkedOutAgain !== undefined ? (
          <ButtonLink href={statusOrderOf(checkedOutAgain)}>{t('over.order')}</ButtonLink>
        ) : left.length === 0 ? (
          <ButtonLink href={paths.lockerImport}>{t('over.locker')}</ButtonLink>
        ) : (
          <ButtonLink
            href={checkoutPathOf(
              codes,
              voucher,
              because === 'denied' ? invoice.payment?.payment_method : undefined,
            )}
          >
            {t('over.again')}
          </ButtonLink>
        )}
      </div>
    </Stack>
  )
}

/** An additional invoice that is not owed: why, and what took its place or came after it. */
function AdditionalClosed({ invoice, because, notices }: InvoiceClosedProps & { because: InvoiceEnd }) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const nextChargeText = useNextCharge()
  const { replaced_by: replacement, charged_next: charge, invoice_code: old, total } = invoice
  const code = (replacement ?? charge)?.invoice_code
  const { title, text } = invoiceEnd({ because, total, reason: invoice.withdrawn_reason }, language)
  const sentences = replacement
    ? [
        replacement.reason,
        t(`over.additional.${outcomeOf(replacement)}`, {
          code,
          old,
          amount: formatRupiah(total),
          now: formatRupiah(Math.abs(replacement.amount)),
        }),
      ]
    : [text, charge && nextChargeText(charge)]
  return (
    <Stack space={4}>
      <Notice tone="neutral" title={fullStop(title, language)}>
        <WithCodes text={joinSentences(sentences, language)} codes={code ? [code, old] : [old]} />
      </Notice>
      {notices}
      <div>
        {code ? (
          <ButtonLink href={statusOrderOf(code)}>
            {t(charge ? 'over.additional.openLater' : 'over.additional.open')}
          </ButtonLink>
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
