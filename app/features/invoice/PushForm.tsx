import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { PhoneField } from '@seberang/design-system/PhoneField'
import { calls, type BodyOf, type Invoice, type Payment } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { diallingCodes } from '@seberang/domain/company'
import { indonesianMobile } from '@seberang/domain/validation'
import { useTranslation } from 'react-i18next'
import { Form } from '../../components/form/Form.tsx'
import { LongWrite } from '../../components/LongWrite.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { useForm } from '../../lib/forms/use-form.ts'

interface PushFormProps {
  payment: Payment
  invoice: Invoice
  onSent: () => void
  /** Keeps the number that was asked; absent where there is none. */
  onCancel?: (() => void) | undefined
}

/** Asks for the phone, and has the wallet ask it. */
export function PushForm(props: PushFormProps) {
  const profile = useCall(calls.profile, {})
  const own = profile.data?.customer.phone_number
  // The field begins with the customer's own number, and is not changed under their hands.
  if (!own && !profile.error && !props.payment.phone_number) return null
  return <NumberForm {...props} first={indonesianMobile(props.payment.phone_number ?? own ?? '') ?? ''} />
}

function NumberForm({ payment, invoice, onSent, onCancel, first }: PushFormProps & { first: string }) {
  const { t } = useTranslation(['invoice', 'common'])
  const name = payment.title
  const push = useChange(calls.repeatPush, [calls.invoice, calls.invoices])
  const form = useForm<{ phone_number: string }, BodyOf<typeof calls.repeatPush>>({
    initial: { phone_number: first },
    schema: schemas.repeatPush.body,
    toBody: (values) => ({ ...values, invoice_code: invoice.invoice_code }),
    submit: async (body) => {
      await push.trigger({ body })
      onSent()
    },
    failure: t('push.failed', { name }),
  })
  return (
    <Form of={form} label={t('pay.by', { name })}>
      <PhoneField
        {...form.field('phone_number')}
        label={t('push.number', { name })}
        hint={t('push.hint', { name })}
        codes={[diallingCodes.ID]}
        codeLabel={t('push.phoneCode')}
      />
      <Inline>
        <Button type="submit" loading={form.submitting} loadingLabel={t('push.sending')}>
          {t(payment.phone_number === undefined ? 'push.send' : 'push.again', { name })}
        </Button>
        <LongWrite busy={form.submitting} />
        {onCancel && (
          <Button variant="plain" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        )}
      </Inline>
    </Form>
  )
}
