import { Accordion } from '@seberang/design-system/Accordion'
import { Countdown } from '@seberang/design-system/Countdown'
import { Heading } from '@seberang/design-system/Heading'
import { Notice } from '@seberang/design-system/Notice'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { calls, type Cart, type Invoice, type PaymentStep } from '@seberang/domain/api'
import { weighedLater } from '@seberang/domain/explain'
import { formatDeadline, joinSentences } from '@seberang/domain/format'
import { canChangeMethod, canGiveUp, transferMatchedBy } from '@seberang/domain/status'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { isMeasuredCart } from '../../lib/shipments/cart-text.ts'
import { CheckPayment } from './CheckPayment.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'
import { PaymentNumbers } from './PaymentNumbers.tsx'

interface InvoiceToPayProps {
  invoice: Invoice
  /** Its shipments, as far as they are known. */
  carts: readonly Cart[]
  /** Milliseconds since 1970. */
  now: number
  onDeadline: () => void
}

/** The deadline, the number and amount to pay, and instructions. */
export function InvoiceToPay({ invoice, carts, now, onDeadline }: InvoiceToPayProps) {
  const { payment } = invoice
  const isOpen = payment !== null && hasNumbers(payment)
  const { status, invoice_type: type } = invoice
  const payable = { type, status, dueAt: Date.parse(invoice.due_date) }
  const check = <CheckPayment invoice={invoice} />
  return (
    <Sheet bleed>
      <SheetSection>
        <Deadline invoice={invoice} carts={carts} onEnd={onDeadline} />
      </SheetSection>
      <SheetSection>
        {isOpen ? (
          <PaymentNumbers payment={payment} invoice={invoice} actions={check} />
        ) : (
          <Opening actions={check} />
        )}
      </SheetSection>
      {isOpen && payment.steps.length > 0 && (
        <SheetSection>
          <Steps steps={payment.steps} />
        </SheetSection>
      )}
      <SheetSection>
        <InvoiceActions
          invoice={invoice}
          canChangeMethod={canChangeMethod(payable, now)}
          canGiveUp={canGiveUp(payable, now)}
        />
      </SheetSection>
    </Sheet>
  )
}

/** A virtual account has no number until the gateway responds. */
function hasNumbers({ va_number, bill, account }: NonNullable<Invoice['payment']>): boolean {
  return va_number !== undefined || bill !== undefined || account !== undefined
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
        {invoice.invoice_type === 'additional'
          ? t('expiryAdditional')
          : joinSentences(
              [
                invoice.payment?.payment_method === 'manual'
                  ? t('expiryTransfer', { matched: formatDeadline(transferMatchedBy(endsAt), language) })
                  : t('expiry'),
                invoice.items.some(({ voucher }) => voucher !== null) && t('giveUp.voucher'),
              ],
              language,
            )}
      </Text>
      {/* An additional invoice is the end of it. */}
      {invoice.invoice_type !== 'additional' && later !== undefined && (
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

/** The gateway has not responded yet: the invoice exists, its number follows. */
function Opening({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('invoice')
  return (
    <Stack space={4}>
      <Notice tone="info" variant="line" live="polite" title={t('opening.title')}>
        {t('opening.text')}
      </Notice>
      {actions}
    </Stack>
  )
}

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
