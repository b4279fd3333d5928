import { TextField } from '@seberang/design-system/TextField'
import { calls, type ForgottenPassword } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { request } from '../../lib/api/client.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/navigation/paths.ts'
import type { Forgotten } from './forgotten.ts'

interface ForgotFormProps {
  /** On the page before. */
  typed: string
}

/** Asks for a link to set a new password. */
export function ForgotForm({ typed }: ForgotFormProps) {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const form = useForm<{ email_or_phone: string }, ForgottenPassword>({
    initial: { email_or_phone: typed },
    schema: schemas.forgotPassword.body,
    toBody: (values) => values,
    submit: async (body) => {
      const { resend_after } = await request(calls.forgotPassword, { body })
      const account = body.email_or_phone
      // Back leads to what was typed.
      await navigate(paths.resetPassword, { replace: true, state: { typed: account } satisfies Forgotten })
      const sentAt = Date.now() + resend_after * 1000
      await navigate(paths.resetPassword, { state: { typed: account, sentAt } satisfies Forgotten })
    },
    failure: t('failed.forgot'),
  })
  return (
    <Form of={form} label={t('forgot.title')}>
      <TextField
        {...form.field('email_or_phone')}
        label={t('forgot.field')}
        inputMode="email"
        autoComplete="username"
      />
      <SubmitButton busy={form.submitting}>{t('forgot.submit')}</SubmitButton>
    </Form>
  )
}
