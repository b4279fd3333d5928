import { Stack } from '@seberang/design-system/Stack'
import { useToast } from '@seberang/design-system/Toast'
import { calls, isPaidHere, type Invoice, type PaymentMethod } from '@seberang/domain/api'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../components/FailureNotice.tsx'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { useDialogCommand } from '../../components/use-dialog-command.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { MethodPicker, useMethodRefusal } from '../../components/payment/MethodPicker.tsx'
import type { PinAndProof } from '../../components/wallet/ConfirmByPinDialog.tsx'
import { PayFromWalletDialog } from '../../components/wallet/PayFromWalletDialog.tsx'
import { useMailedCode } from '../../components/wallet/use-mailed-code.ts'
import { usePin } from '../../components/wallet/use-pin.tsx'

interface ChangeMethodDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Changes the payment method of an invoice: another number, the same deadline, or the wallet or the company, which pay it at once. */
export function ChangeMethodDialog({ invoice, onClose }: ChangeMethodDialogProps) {
  const { t } = useTranslation(['invoice', 'common'])
  const before = invoice.payment?.payment_method ?? null
  const [method, setMethod] = useState<PaymentMethod | null>(before)
  const [submitted, setSubmitted] = useState(false)
  const { run, failure } = useDialogCommand({ done: t('change.done'), failed: t('change.failed'), onClose })
  const toaster = useToast()
  const first = useRef<HTMLInputElement>(null)
  const change = useChange(calls.changePayment, [
    calls.invoice,
    calls.invoices,
    calls.profile,
    calls.paymentGroups,
  ])
  const code = useMailedCode('CO')
  const pin = usePin({ isFirst: true })
  const [isConfirming, setConfirming] = useState(false)
  const isLater = method === 'paylater'
  const methodRefusalOf = useMethodRefusal(invoice)
  const refusal = method === before ? undefined : methodRefusalOf(method, invoice.total)

  function send(): void {
    setSubmitted(true)
    if (!method || refusal !== undefined) return first.current?.focus()
    if (method === before) return onClose()
    if (isPaidHere(method)) return void code.begin().then(setConfirming)
    const body = { invoice_code: invoice.invoice_code, payment_method: method }
    void run(() => change.trigger({ body }))
  }

  async function pay(proof: PinAndProof): Promise<void> {
    const payment_method = isLater ? 'paylater' : 'wallet'
    await change.trigger({ body: { invoice_code: invoice.invoice_code, payment_method, ...proof } })
    toaster.show({ text: t(isLater ? 'change.paidLater' : 'change.paid') })
    onClose()
  }

  // In its place, so that what is chosen stays.
  if (pin.dialog) return <Suspense fallback={null}>{pin.dialog}</Suspense>
  if (isConfirming) {
    return (
      <PayFromWalletDialog
        isLater={isLater}
        amount={invoice.total}
        code={code}
        pay={pay}
        onBack={() => setConfirming(false)}
        onClose={onClose}
      />
    )
  }
  return (
    <ActionDialog
      title={t('change.title')}
      description={t('change.text')}
      action={t('change.submit')}
      busy={change.isMutating}
      busyLabel={t('common:saving')}
      onAction={send}
      onClose={onClose}
    >
      <Stack space={3}>
        <FailureNotice text={failure} />
        <MethodPicker
          total={invoice.total}
          invoice={invoice}
          // What it was when it was chosen may be over by now: another balance, another limit.
          value={refusal === undefined ? method : null}
          onChange={setMethod}
          vaHint={t('change.vaHint')}
          missing={submitted && !method}
          refused={submitted ? refusal : undefined}
          pin={pin}
          ref={first}
        />
      </Stack>
    </ActionDialog>
  )
}
