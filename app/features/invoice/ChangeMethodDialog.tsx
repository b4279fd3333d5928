import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type Invoice, type PaymentMethod } from '@seberang/domain/api'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { ApiError } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-call.ts'
import { MethodPicker } from '../../components/payment/MethodPicker.tsx'

interface ChangeMethodDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Another way to pay the same invoice: another number, the same deadline. */
export function ChangeMethodDialog({ invoice, onClose }: ChangeMethodDialogProps) {
  const { t } = useTranslation(['invoice', 'common'])
  const toaster = useToast()
  const before = invoice.payment?.payment_method ?? null
  const [method, setMethod] = useState<PaymentMethod | null>(before)
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string>()
  const first = useRef<HTMLInputElement>(null)
  const change = useChange(calls.changePayment, [calls.invoice, calls.invoices])

  async function send(): Promise<void> {
    setAsked(true)
    setFailure(undefined)
    if (!method) return first.current?.focus()
    if (method === before) return onClose()
    try {
      await change.trigger({ body: { invoice_code: invoice.invoice_code, payment_method: method } })
      toaster.show({ text: t('change.done') })
      onClose()
    } catch (error) {
      setFailure(error instanceof ApiError && error.status < 500 ? error.message : t('change.failed'))
    }
  }

  return (
    <ActionDialog
      title={t('change.title')}
      description={t('change.text')}
      action={t('change.submit')}
      busy={change.isMutating}
      busyLabel={t('common:saving')}
      onAction={() => void send()}
      onClose={onClose}
    >
      <Stack space={3}>
        {failure && (
          <Notice tone="critical" live="assertive">
            {failure}
          </Notice>
        )}
        <MethodPicker
          total={invoice.total}
          value={method}
          onChange={setMethod}
          vaHint={t('change.vaHint')}
          missing={asked && !method}
          ref={first}
        />
      </Stack>
    </ActionDialog>
  )
}
