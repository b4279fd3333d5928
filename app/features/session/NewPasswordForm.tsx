import { PasswordField } from '@seberang/design-system/PasswordField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type NewPassword } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { limits } from '@seberang/domain/validation'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { request } from '../../lib/api/client.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/navigation/paths.ts'

interface NewPasswordFormProps {
  /** Of the mailed link. */
  token: string
}

export function NewPasswordForm({ token }: NewPasswordFormProps) {
  const { t } = useTranslation(['session', 'common'])
  const navigate = useNavigate()
  const toaster = useToast()
  const form = useForm<{ new_password: string; confirm_password: string }, NewPassword>({
    initial: { new_password: '', confirm_password: '' },
    schema: schemas.resetPassword.body,
    toBody: (values) => ({ ...values, token }),
    submit: async (body) => {
      await request(calls.resetPassword, { body })
      toaster.show({ text: t('newPassword.saved') })
      // Who is still signed in here goes on to the locker, which asks for the new password.
      await navigate(paths.login, { replace: true })
    },
    failure: t('failed.newPassword'),
  })
  return (
    <Form of={form} label={t('newPassword.title')}>
      <PasswordField
        {...form.field('new_password')}
        label={t('newPassword.field')}
        hint={t('field.passwordHint', { min: limits.passwordMin })}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirm_password')}
        label={t('newPassword.again')}
        autoComplete="new-password"
      />
      <SubmitButton busy={form.submitting} busyLabel={t('common:saving')}>
        {t('newPassword.submit')}
      </SubmitButton>
    </Form>
  )
}
