import { PasswordField } from '@seberang/design-system/PasswordField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type NewPassword } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { NewPasswordField } from '../../components/security/NewPasswordField.tsx'
import { request } from '../../lib/api/client.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSignedIn } from './use-signed-in.ts'

interface NewPasswordFormProps {
  /** Of the mailed link. */
  token: string
  /** Of its account; undefined while it is not known. */
  email: string | undefined
}

export function NewPasswordForm({ token, email }: NewPasswordFormProps) {
  const { t } = useTranslation(['session', 'common'])
  const navigate = useNavigate()
  const toaster = useToast()
  const signedIn = useSignedIn()
  const form = useForm<{ new_password: string; confirm_password: string }, NewPassword>({
    initial: { new_password: '', confirm_password: '' },
    schema: schemas.resetPassword.body,
    toBody: (values) => ({ ...values, token }),
    submit: async (body) => {
      await request(calls.resetPassword, { body })
      const login = email === undefined ? undefined : { user_id: email, password: body.new_password }
      const answer = login && (await request(calls.login, { body: login }).catch(() => undefined))
      if (answer) {
        toaster.show({ text: t('newPassword.done') })
        return signedIn(answer)
      }
      // The password is saved, whatever kept from signing in by it.
      toaster.show({ text: t('newPassword.saved') })
      return navigate(paths.login, { replace: true })
    },
    failure: t('failed.newPassword'),
  })
  return (
    <Form of={form} label={t('newPassword.title')}>
      <NewPasswordField
        {...form.field('new_password')}
        label={t('newPassword.field')}
        known={email === undefined ? [] : [email]}
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
