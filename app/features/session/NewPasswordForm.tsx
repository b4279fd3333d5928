import { PasswordField } from '@seberang/design-system/PasswordField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type NewPassword } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { AccountOfPassword } from '../../components/security/AccountOfPassword.tsx'
import { NewPasswordField } from '../../components/security/NewPasswordField.tsx'
import { request } from '../../lib/api/client.ts'
import { useKeyOf } from '../../lib/api/use-key-of.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSignedIn } from './use-signed-in.ts'

interface NewPasswordFormProps {
  /** Of the mailed link. */
  token: string
  /** Of its account; undefined while it is not known. */
  email: string | undefined
  /** While it is saved, and signed in with. */
  onSaving: (isSaving: boolean) => void
}

export function NewPasswordForm({ token, email: known, onSaving }: NewPasswordFormProps) {
  const { t } = useTranslation(['session', 'common'])
  const navigate = useNavigate()
  const toaster = useToast()
  const signedIn = useSignedIn()
  const keyOf = useKeyOf()
  const [found, setFound] = useState<string>()
  const email = known ?? found
  const form = useForm<{ new_password: string; confirm_password: string }, NewPassword>({
    initial: { new_password: '', confirm_password: '' },
    schema: schemas.resetPassword.body,
    toBody: (values) => ({ ...values, token }),
    submit: (body) => {
      onSaving(true)
      return save(body).finally(() => onSaving(false))
    },
    failure: t('failed.newPassword'),
  })
  /** Before the link is used: then it says so no more. */
  async function emailOfLink(): Promise<string | undefined> {
    const of =
      email ?? (await request(calls.resetLink, { body: { token } }).catch(() => undefined))?.data.email
    setFound(of)
    return of
  }
  async function save(body: NewPassword): Promise<unknown> {
    const user_id = await emailOfLink()
    // The link works once: where the answer was lost, the same password brings it back.
    await request(calls.resetPassword, { body, idempotencyKey: keyOf(body) })
    const login = user_id === undefined ? undefined : { user_id, password: body.new_password }
    const answer = login && (await request(calls.login, { body: login }).catch(() => undefined))
    if (answer) {
      toaster.show({ text: t('newPassword.done') })
      return signedIn(answer)
    }
    // The password is saved, whatever kept from signing in by it.
    toaster.show({ text: t('newPassword.saved') })
    return navigate(paths.login, { replace: true })
  }
  return (
    <Form of={form} label={t('newPassword.title')}>
      <AccountOfPassword email={email} />
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
