import { useToast } from '@seberang/design-system/Toast'
import { calls, type FirstPassword } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { Form } from '../../components/form/Form.tsx'
import { AccountOfPassword } from '../../components/security/AccountOfPassword.tsx'
import { useReauthentication } from '../../components/security/use-reauthentication.tsx'
import { useChange } from '../../lib/api/use-change.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { updateCustomer } from '../../lib/session/update-customer.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

/** Sets the password of an account that has other ways in only. */
export function FirstPasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'common'])
  const toaster = useToast()
  const { customer: owner } = useSession()
  const reauthentication = useReauthentication()
  const set = useChange(calls.setPassword, [calls.sessions])
  const password = useRef<HTMLInputElement>(null)
  const form = useForm<
    { new_password: string; confirm_password: string },
    Omit<FirstPassword, 'reauth_token'>
  >({
    initial: { new_password: '', confirm_password: '' },
    schema: schemas.setPassword.body.omit(['reauth_token']),
    toBody: (values) => values,
    submit: async (body) => {
      await reauthentication.run(async (reauth_token) => {
        const { customer } = await set.trigger({ body: { ...body, reauth_token } })
        toaster.show({ text: t('password.created') })
        onClose()
        await updateCustomer(customer)
      })
    },
    failure: t('password.notCreated'),
  })
  if (reauthentication.dialog) return reauthentication.dialog
  return (
    <ActionDialog
      title={t('password.createTitle')}
      description={t('password.createText')}
      action={t('password.createTitle')}
      busy={form.submitting}
      busyLabel={t('common:saving')}
      onAction={form.submit}
      onClose={onClose}
      typed={form.typed}
      initialFocus={password}
    >
      <Form of={form} label={t('password.createTitle')}>
        <AccountOfPassword email={owner?.email} />
        <NewPasswordFields of={form} first={password} />
      </Form>
    </ActionDialog>
  )
}
