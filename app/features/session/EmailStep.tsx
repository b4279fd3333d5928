import { TextField } from '@seberang/design-system/TextField'
import { calls, type UserId } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { request } from '../../lib/api/client.ts'
import { schemas } from '@seberang/domain/api/schemas'
import { useForm } from '../../lib/forms/use-form.ts'

interface EmailStepProps {
  email: string
  onSent: (email: string, resendAfter: number) => void
}

export function EmailStep({ email, onSent }: EmailStepProps) {
  const { t } = useTranslation(['session', 'common'])
  const form = useForm<{ user_id: string }, UserId>({
    initial: { user_id: email },
    schema: schemas.registerMini.body,
    toBody: (values) => values,
    submit: async (body) => {
      const { resend_after } = await request(calls.registerMini, { body })
      onSent(body.user_id, resend_after)
    },
    failure: t('failed.register'),
  })
  return (
    <Form of={form} label={t('register.mini.title')}>
      <TextField
        {...form.field('user_id')}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <SubmitButton busy={form.submitting}>{t('register.mini.submit')}</SubmitButton>
    </Form>
  )
}
