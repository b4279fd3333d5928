import { PhoneField } from '@seberang/design-system/PhoneField'
import { TextField } from '@seberang/design-system/TextField'
import { calls, type ContactKind, type Customer, type ProfileInput } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { Form } from '../../components/form/Form.tsx'
import { useReauthentication } from '../../components/security/use-reauthentication.tsx'
import { request } from '../../lib/api/client.ts'
import { ApiError } from '../../lib/api/errors.ts'
import { phoneCodes } from '../../lib/forms/phone-codes.ts'
import { useForm } from '../../lib/forms/use-form.ts'

interface ContactDialogProps {
  kind: ContactKind
  customer: Customer
  onClose: () => void
  /** The code of the new value was mailed. @param askedAt when it was asked for, in milliseconds since 1970 */
  onPending: (value: string, askedAt: number) => void
}

/** Asks for a new e-mail address or telephone number. */
export function ContactDialog({ kind, customer, onClose, onPending }: ContactDialogProps) {
  const { t } = useTranslation(['settings', 'common'])
  const reauthentication = useReauthentication()
  const form = useForm<{ email: string; phone_number: string }, ProfileInput>({
    initial: { email: '', phone_number: '' },
    schema: schemas.saveProfile.body,
    toBody: (values) => ({ [kind]: values[kind] }),
    submit: send,
    failure: t('contact.failed'),
  })
  async function send(body: ProfileInput): Promise<void> {
    await reauthentication.run(async (reauth_token) => {
      const askedAt = Date.now()
      const { pending } = await request(calls.saveProfile, { body: { ...body, reauth_token } })
      // The same as before needs no code.
      if (!pending.includes(kind))
        throw new ApiError(422, { errors: [{ field: kind, message: t('contact.unchanged') }] })
      onPending(body[kind] ?? '', askedAt)
    })
  }
  const field = useRef<HTMLInputElement>(null)
  const isEmail = kind === 'email'
  const title = t(isEmail ? 'contact.changeEmail' : 'contact.changePhone')
  if (reauthentication.dialog) return reauthentication.dialog
  return (
    <ActionDialog
      size="small"
      title={title}
      description={t(isEmail ? 'contact.emailText' : 'contact.phoneText', { email: customer.email })}
      action={t('contact.send')}
      busy={form.submitting}
      busyLabel={t('common:loading')}
      onAction={form.submit}
      onClose={onClose}
      typed={form.typed}
      initialFocus={field}
    >
      <Form of={form} label={title}>
        {isEmail ? (
          <TextField
            {...form.field('email')}
            ref={field}
            label={t('contact.newEmail')}
            type="email"
            autoComplete="email"
          />
        ) : (
          <PhoneField
            {...form.field('phone_number')}
            ref={field}
            label={t('contact.newPhone')}
            codes={phoneCodes}
            codeLabel={t('contact.phoneCode')}
          />
        )}
      </Form>
    </ActionDialog>
  )
}
