import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { TextField } from '@seberang/design-system/TextField'
import { calls, type BodyOf, type PaymentMethod } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { formatNumber, formatRupiah } from '@seberang/domain/format'
import { leastTopUp, mostTopUp } from '@seberang/domain/limits'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { Form } from '../../components/form/Form.tsx'
import { MethodPicker, useLastUsed } from '../../components/payment/MethodPicker.tsx'
import { useChange } from '../../lib/api/use-change.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import { amountField, figureOf, rupiahOf } from '../../lib/forms/rupiah-of.ts'

interface TopUpDialogProps {
  /** What is missing somewhere, in whole rupiah. */
  wanted: number | undefined
  onClose: () => void
}

interface Typed extends Record<string, string> {
  amount: string
  payment_method: string
}

/** Offered at a press, in whole rupiah. */
const usual = [50_000, 100_000, 250_000, 500_000]

/** How much the wallet is filled by, and how that is paid. */
export function TopUpDialog({ wanted, onClose }: TopUpDialogProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const language = useLanguage()
  const navigate = useNavigate()
  const amount = useRef<HTMLInputElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const topUp = useChange(calls.topUp, [calls.invoices])
  const [isMethodChosen, setMethodChosen] = useState(false)
  /** Whatever is preselected by now was not refused. */
  const [sent, setSent] = useState('')
  const form = useForm<Typed, BodyOf<typeof calls.topUp>>({
    initial: {
      // Less than what is missing would not do either.
      amount:
        wanted === undefined || wanted > mostTopUp
          ? ''
          : formatNumber(Math.max(wanted, leastTopUp), language),
      payment_method: '',
    },
    schema: schemas.topUp.body,
    wholes: ['amount'],
    wholeExample: 100_000,
    toBody: (values) => ({
      ...values,
      amount: figureOf(values.amount),
      payment_method: chosenOf(values.payment_method),
    }),
    submit: async (body) => {
      setSent(body.payment_method)
      const { invoice_code } = await topUp.trigger({ body })
      await navigate(statusOrderOf(invoice_code))
    },
    failure: t('topup.failed'),
  })
  const method = form.field('payment_method')
  // Less than the least is refused at its field, by no method.
  const total = Math.max(rupiahOf(form.values.amount) ?? 0, leastTopUp)
  const lastUsed = useLastUsed(total, { isTopUp: true })
  // Until another is chosen, and without the form being typed into.
  function chosenOf(typed: string): string {
    return isMethodChosen ? typed : (lastUsed ?? '')
  }
  const chosen = chosenOf(method.value)
  return (
    <ActionDialog
      title={t('topup.title')}
      action={t('topup.next')}
      busy={form.submitting}
      busyLabel={t('common:loading')}
      onAction={form.submit}
      onClose={onClose}
      typed={form.typed}
      initialFocus={amount}
    >
      <Form of={form} label={t('topup.title')}>
        <TextField
          {...amountField(form.field('amount'))}
          ref={amount}
          label={t('topup.amount')}
          hint={t('withdraw.range', { least: formatRupiah(leastTopUp), most: formatRupiah(mostTopUp) })}
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
        />
        <Inline space={2}>
          {usual.map((one) => (
            <Button
              key={one}
              variant="outline"
              tone="neutral"
              size="small"
              onClick={() => form.set({ amount: formatNumber(one, language) })}
            >
              {formatRupiah(one)}
            </Button>
          ))}
        </Inline>
        <MethodPicker
          isTopUp
          total={total}
          // Only what the picker offers gets here.
          value={(chosen || null) as PaymentMethod | null}
          onChange={(pressed) => {
            setMethodChosen(true)
            method.onChange(pressed ?? '')
          }}
          missing={method.error !== undefined && chosen === ''}
          refused={chosen === sent ? method.error : undefined}
          ref={first}
        />
      </Form>
    </ActionDialog>
  )
}
