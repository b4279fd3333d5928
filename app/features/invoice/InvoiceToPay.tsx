import { Accordion } from '@seberang/design-system/Accordion'
import { Countdown } from '@seberang/design-system/Countdown'
import { Link } from '@seberang/design-system/Link'
import { Notice } from '@seberang/design-system/Notice'
import { Heading } from '@seberang/design-system/Heading'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { calls, type Cart, type Invoice, type PaymentStep } from '@seberang/domain/api'
import { weighedLater } from '@seberang/domain/explain'
import { hoursAfterRejection } from '@seberang/domain/limits'
import { formatDeadline, formatRupiah, joinSentences } from '@seberang/domain/format'
import { canChangeMethod, canGiveUp, transferMatchedBy } from '@seberang/domain/status'
import { daysOverdue } from '@seberang/domain/wallet'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import { isOverdue, isProofWaiting } from '../../lib/shipments/due.ts'
import { isMeasuredCart } from '../../lib/shipments/cart-text.ts'
import { formatDueDay } from './due-day.ts'
import { CheckPayment } from './CheckPayment.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'
import { Opening, PaymentPart } from './PaymentPart.tsx'

interface InvoiceToPayProps {
  invoice: Invoice
  /** Its shipments, as far as they are known. */
  carts: readonly Cart[]
  /** Milliseconds since 1970. */
  now: number
  onDeadline: () => void
}

/** What to do to pay, until when, and instructions. */
export function InvoiceToPay({ invoice, carts, now, onDeadline }: InvoiceToPayProps) {
  const { payment } = invoice
  const { status, invoice_type: type } = invoice
  const isCounted = !isProofWaiting(invoice) && type !== 'paylater'
  const payable = { type, status, dueAt: Date.parse(invoice.due_date) }
  return (
    <Sheet bleed>
      {isCounted ? null : (
        <SheetSection>
          {isProofWaiting(invoice) ? <Stopped /> : <DueLater invoice={invoice} now={now} />}
        </SheetSection>
      )}
      <SheetSection>
        {payment ? (
          <PaymentPart payment={payment} invoice={invoice} />
        ) : (
          <Opening actions={<CheckPayment invoice={invoice} />} />
        )}
      </SheetSection>
      {/* Below what to do, which on a phone would be out of sight under it. */}
      {isCounted && (
        <SheetSection>
          <Deadline invoice={invoice} carts={carts} onEnd={onDeadline} />
        </SheetSection>
      )}
      {payment && payment.steps.length > 0 && !isProofWaiting(invoice) && (
        <SheetSection>
          <Steps steps={payment.steps} />
        </SheetSection>
      )}
      <SheetSection>
        <InvoiceActions
          invoice={invoice}
          canChangeMethod={!isProofWaiting(invoice) && canChangeMethod(payable, now)}
          canGiveUp={!isProofWaiting(invoice) && canGiveUp(payable, now)}
        />
      </SheetSection>
    </Sheet>
  )
}

/** While a proof waits nothing expires. */
function Stopped() {
  const { t } = useTranslation('invoice')
  return (
    <Stack space={1}>
      <Text weight="semibold">{t('proof.stopped')}</Text>
      <Text tone="secondary">{t('proof.stoppedText', { hours: hoursAfterRejection })}</Text>
    </Stack>
  )
}

/** What is paid later has a day, and is to be paid after it all the same. */
function DueLater({ invoice, now }: Pick<InvoiceToPayProps, 'invoice' | 'now'>) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const { due_date: due, reduced, total, pays_for: order } = invoice
  return (
    <Stack space={3}>
      <Stack space={1}>
        <Text tone="secondary">
          {t('later.due')}{' '}
          <Text as="strong" weight="semibold" tabular>
            {formatDueDay(new Date(due), new Date(now), language)}
          </Text>
        </Text>
        {!isOverdue(invoice, now) && (
          <Text step="note" tone="tertiary">
            {t('later.dueText')}
          </Text>
        )}
      </Stack>
      {isOverdue(invoice, now) && (
        <Notice
          tone="critical"
          title={t('later.overdue', { count: daysOverdue(new Date(due), new Date(now)) })}
        >
          {t('later.overdueText')}
        </Notice>
      )}
      {reduced !== undefined && (
        <Notice tone="info" variant="line" title={t('later.reduced', { reduced: formatRupiah(reduced) })}>
          {t('later.reducedText', { before: formatRupiah(total + reduced) })}
        </Notice>
      )}
      {order !== undefined && (
        <div>
          <Link href={statusOrderOf(order)}>{t('later.order')}</Link>
        </div>
      )}
    </Stack>
  )
}

interface DeadlineProps extends Pick<InvoiceToPayProps, 'invoice' | 'carts'> {
  onEnd: () => void
}

function Deadline({ invoice, carts, onEnd }: DeadlineProps) {
  const { t } = useTranslation(['invoice', 'price'])
  const language = useLanguage()
  const { mutate } = useSWRConfig()
  const endsAt = Date.parse(invoice.due_date)
  const { object } = billTexts(language).pricing
  const expiry = (): string => {
    if (invoice.invoice_type === 'additional') return t('expiryAdditional')
    const isTopUp = invoice.invoice_type === 'topup'
    if (invoice.payment?.payment_method !== 'manual') return t(isTopUp ? 'expiryTopUp' : 'expiry')
    const figures = { matched: formatDeadline(transferMatchedBy(endsAt), language) }
    return t(isTopUp ? 'expiryTransferTopUp' : 'expiryTransfer', figures)
  }
  const later = weighedLater(unweighed(invoice, carts), invoice.items.length, object)
  return (
    <Stack space={2}>
      <Text tone="secondary">
        {t('payBefore')}{' '}
        <Text as="strong" weight="semibold" tabular>
          {formatDeadline(invoice.due_date, language)}
        </Text>
      </Text>
      <Countdown
        endsAt={endsAt}
        totalMs={endsAt - Date.parse(invoice.created_at)}
        now={serverNow}
        label={t('left')}
        units={{ hours: t('hours'), minutes: t('minutes'), seconds: t('seconds') }}
        announce={(minutes) => t('announce', { minutes })}
        onEnd={() => {
          onEnd()
          void mutate((key) => Array.isArray(key) && key[0] === calls.invoice.id)
        }}
      />
      <Text step="note" tone="tertiary">
        {joinSentences(
          [expiry(), invoice.items.some(({ voucher }) => voucher !== null) && t('giveUp.voucher')],
          language,
        )}
      </Text>
      {/* An additional invoice is the end of it. */}
      {invoice.invoice_type === 'checkout' && later !== undefined && (
        <Text step="note" tone="secondary">
          {later}
        </Text>
      )}
    </Stack>
  )
}

/** What was weighed since checkout has its own notice, which says what the difference does. */
const unweighed = ({ items }: Invoice, carts: readonly Cart[]) =>
  items.filter(({ cart_code: code }) => {
    const cart = carts.find(({ cart_code }) => cart_code === code)
    return cart === undefined || !isMeasuredCart(cart)
  })

function Steps({ steps }: { steps: readonly PaymentStep[] }) {
  const { t } = useTranslation('invoice')
  return (
    <Stack space={2}>
      <Heading level={3} step="h4">
        {t('how')}
      </Heading>
      <Accordion
        items={steps.map((step) => ({
          id: step.title,
          title: step.title,
          content: (
            <Stack as="ol" space={1}>
              {step.lines.map((line) => (
                <Text as="li" key={line}>
                  {line}
                </Text>
              ))}
            </Stack>
          ),
        }))}
      />
    </Stack>
  )
}
