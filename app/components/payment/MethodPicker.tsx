import { invoiceHours } from '@seberang/domain/limits'
import { PaymentMethodPicker } from '@seberang/design-system/PaymentMethodPicker'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Loading, SkeletonRows } from '@seberang/design-system/Skeleton'
import {
  calls,
  paymentMethods,
  type Invoice,
  type PaymentGroup,
  type PaymentMethod,
} from '@seberang/domain/api'
import { amountRefusal, methodTitle, shortMethodTitle } from '@seberang/domain/explain'
import { formatDeadline } from '@seberang/domain/format'
import { transferMatchedBy } from '@seberang/domain/status'
import { millisecondsPerHour } from '@seberang/domain/time'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { bankOf } from '../../lib/reference/banks.ts'
import { Resource } from '../Resource.tsx'

interface MethodPickerProps {
  /** The amount to pay; methods that do not accept it are disabled with the reason. */
  total: number
  /** The invoice to pay; none before checkout. */
  invoice?: Pick<Invoice, 'invoice_code' | 'due_date'>
  value: PaymentMethod | null
  onChange: (method: PaymentMethod | null) => void
  /** The hint for virtual accounts; by default, that the number follows. */
  vaHint?: string
  /** Shows the error that no method is chosen. */
  missing: boolean
  ref?: Ref<HTMLInputElement>
}

/** The ways to pay a total. */
export function MethodPicker({ total, invoice, value, onChange, vaHint, missing, ref }: MethodPickerProps) {
  const { t } = useTranslation(['invoice', 'common'])
  const language = useLanguage()
  const groups = useCall(calls.paymentGroups, {
    query: invoice ? { invoice_code: invoice.invoice_code } : {},
  })
  const due = invoice ? Date.parse(invoice.due_date) : serverNow() + invoiceHours * millisecondsPerHour
  const reasonOf = useMethodReason(total)
  return (
    <Resource
      of={groups}
      loading={
        <Loading label={t('common:loading')}>
          <Sheet as="div" bleed>
            <SheetSection>
              <SkeletonRows count={2} />
            </SheetSection>
          </Sheet>
        </Loading>
      }
    >
      {({ results }) => (
        <PaymentMethodPicker
          label={t('method.title')}
          {...(ref && { ref })}
          value={value}
          onChange={(chosen) => onChange(paymentMethods.find((method) => method === chosen) ?? null)}
          error={missing ? t('method.missing') : undefined}
          groups={results.map((group) => ({
            title: group.title,
            ...(group.payment_category === 'virtual_account' && {
              note: t('method.vaNote'),
              hint: vaHint ?? t('method.vaHint', { hours: invoiceHours }),
            }),
            ...(group.payment_category === 'manual_transfer' && {
              note: t('method.manualNote'),
              hint: t('method.manualHint', {
                due: formatDeadline(due, language),
                matched: formatDeadline(transferMatchedBy(due), language),
              }),
            }),
            methods: group.methods.map((method) => ({
              value: method.payment_method,
              name: bankOf(method.payment_method) ?? methodTitle(method.payment_method, language),
              reason: reasonOf(method),
            })),
          }))}
        />
      )}
    </Resource>
  )
}

/** Why a method does not accept this total; undefined when it does. */
function useMethodReason(total: number) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  return ({ available, reason, min, max }: PaymentGroup['methods'][number]): string | undefined => {
    return available ? amountRefusal(total, { min, max }, language) : (reason ?? t('method.closed'))
  }
}

/** The name of a method, for a button; undefined while none is chosen. */
export function useMethodName(method: PaymentMethod | null): string | undefined {
  const language = useLanguage()
  return method === null ? undefined : shortMethodTitle(method, language)
}
