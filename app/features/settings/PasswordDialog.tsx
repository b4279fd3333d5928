import { PasswordField } from '@seberang/design-system/PasswordField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type PasswordChange } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { Form } from '../../components/form/Form.tsx'
import { AccountOfPassword } from '../../components/security/AccountOfPassword.tsx'
import { useChange } from '../../lib/api/use-change.ts'
import { updateCustomer } from '../../lib/session/update-customer.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

interface Typed extends Record<string, string> {
  old_password: string
  new_password: string
  confirm_password: string
}

/** Changes the password, which signs all other devices out. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'common'])
  const toaster = useToast()
  const { customer: owner } = useSession()
  const change = useChange(calls.changePassword, [calls.sessions])
  const oldPassword = useRef<HTMLInputElement>(null)
  const form = useForm<Typed, PasswordChange>({
    initial: { old_password: '', new_password: '', confirm_password: '' },
    schema: schemas.changePassword.body,
    toBody: (values) => values,
    submit: async (body) => {
      const { customer } = await change.trigger({ body })
      toaster.show({ text: t('password.saved') })
      onClose()
      await updateCustomer(customer)
    },
    failure: t('password.failed'),
  })
  return (
    <ActionDialog
      title={t('password.title')}
      description={t('password.text')}
      action={t('password.save')}
      busy={form.submitting}
      busyLabel={t('common:saving')}
      onAction={form.submit}
      onClose={onClose}
      typed={form.typed}
      initialFocus={oldPassword}
    >
      <Form of={form} label={t('password.title')}>
        <AccountOfPassword email={owner?.email} />
        <PasswordField
          {...form.field('old_password')}
          ref={oldPassword}
          label={t('password.old')}
          autoComplete="current-password"
        />
        <NewPasswordFields of={form} />
      </Form>
    </ActionDialog>
  )
}
