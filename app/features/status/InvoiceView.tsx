import { Accordion } from '@seberang/design-system/Accordion'
import { Badge } from '@seberang/design-system/Badge'
import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Code } from '@seberang/design-system/Code'
import { Columns } from '@seberang/design-system/Columns'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { Countdown } from '@seberang/design-system/Countdown'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type Invoice, type InvoiceStatus, type Payment } from '@seberang/domain/api'
import { formatDeadline, formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { Receipt } from '../../components/Receipt.tsx'
import { ApiError } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { paths } from '../../shell/paths.ts'

const tones: Record<InvoiceStatus, 'caution' | 'positive' | 'critical'> = {
  pending: 'caution',
  paid: 'positive',
  expired: 'critical',
  cancelled: 'critical',
}

/** An invoice that waits for its money, or no longer does. */
export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(['invoice', 'pricing', 'common'])
  const waiting = invoice.status === 'pending'
  return (
    <Stack space={5}>
      <PageHeader
        title={invoice.invoice_code}
        breadcrumbs={[
          { label: t('common:nav.lockerImport'), href: paths.lockerImport },
          { label: t('crumb') },
        ]}
        badge={<Badge tone={tones[invoice.status]}>{t(`state.${invoice.status}`)}</Badge>}
      />
      <Columns aside="wide" stickyAside>
        {waiting && invoice.payment ? (
          <ToPay invoice={invoice} payment={invoice.payment} />
        ) : (
          <Notice tone="caution" title={t('expired.title')}>
            {t('expired.text')}
          </Notice>
        )}
        <Receipt
          totalName={t('pricing:totalPay')}
          shipments={invoice.items.map((item) => ({
            code: item.cart_code,
            title: item.title,
            bySea: !('chargeable_kg' in item.priced.answer.weight),
            priced: item.priced,
          }))}
        />
      </Columns>
    </Stack>
  )
}

function ToPay({ invoice, payment }: { invoice: Invoice; payment: Payment }) {
  const { t } = useTranslation(['invoice', 'common'])
  const language = useLanguage()
  const { mutate } = useSWRConfig()
  const endsAt = Date.parse(invoice.due_date)
  return (
    <Sheet bleed>
      <SheetSection>
        <Stack space={2}>
          <Text tone="secondary">
            {t('payBefore', { deadline: formatDeadline(invoice.due_date, language) })}
          </Text>
          <Countdown
            endsAt={endsAt}
            wholeMs={endsAt - Date.parse(invoice.created_at)}
            now={Date.now}
            label={t('left')}
            units={{ hours: t('hours'), minutes: t('minutes'), seconds: t('seconds') }}
            announce={(minutes) => `${minutes} ${t('minutes')}`}
            onEnd={() => void mutate((key) => Array.isArray(key) && key[0] === calls.invoice.id)}
          />
          <Text step="note" tone="tertiary">
            {t('expiry')}
          </Text>
        </Stack>
      </SheetSection>
      <SheetSection>
        <Stack space={4}>
          <Heading level={2} step="h3">
            {payment.title}
          </Heading>
          <PaymentNumbers payment={payment} total={invoice.total} />
          <CheckPayment invoice={invoice} redirect={payment.redirect_url} />
        </Stack>
      </SheetSection>
      {payment.steps.length > 0 && (
        <SheetSection>
          <Stack space={2}>
            <Heading level={3} step="h4">
              {t('how')}
            </Heading>
            <Accordion
              items={payment.steps.map((step) => ({
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
        </SheetSection>
      )}
    </Sheet>
  )
}

/** Groups a number of a bank for the eye; what is copied stays raw. */
const grouped = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

function PaymentNumbers({ payment, total }: { payment: Payment; total: number }) {
  const { t } = useTranslation(['invoice', 'common'])
  const toaster = useToast()
  const row = (term: string, shown: string, raw: string) => ({
    term,
    value: <Code size="large">{shown}</Code>,
    action: (
      <CopyButton
        value={raw}
        label={t('common:action.copy')}
        what={term}
        copiedLabel={t('codeCopied')}
        onRefused={() => toaster.show({ text: t('common:copyFailed') })}
      />
    ),
  })
  const numbers = payment.bill
    ? [
        row(t('va.biller'), payment.bill.biller_code, payment.bill.biller_code),
        row(t('va.billKey'), grouped(payment.bill.bill_key), payment.bill.bill_key),
      ]
    : [row(t('va.number'), grouped(payment.va_number ?? ''), payment.va_number ?? '')]
  return <DescriptionList items={[...numbers, row(t('va.amount'), formatRupiah(total), String(total))]} />
}

function CheckPayment({ invoice, redirect }: { invoice: Invoice; redirect: string | undefined }) {
  const { t } = useTranslation(['invoice', 'common'])
  const toaster = useToast()
  const check = useChange(calls.checkPayment, [calls.invoice, calls.carts], {
    onSuccess: (answer) => {
      if (answer.invoice.status === 'pending') toaster.show({ text: t('stillWaiting') })
    },
  })

  async function ask(): Promise<void> {
    try {
      await check.trigger({ body: { invoice_code: invoice.invoice_code } })
    } catch (error) {
      toaster.show({ text: error instanceof ApiError ? error.message : t('common:error.network') })
    }
  }

  return (
    <Stack space={2}>
      <Inline space={2}>
        <Button
          variant="outline"
          size="field"
          loading={check.isMutating}
          loadingLabel={t('common:loading')}
          onClick={() => void ask()}
        >
          {t('check')}
        </Button>
        {redirect && (
          <ButtonLink variant="soft" size="field" href={redirect} newWindow>
            {t('va.sandbox')}
          </ButtonLink>
        )}
      </Inline>
      {redirect && (
        <Text step="note" tone="tertiary">
          {t('va.sandboxHint')}
        </Text>
      )}
    </Stack>
  )
}
