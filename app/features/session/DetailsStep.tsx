import { Button } from '@seberang/design-system/Button'
import { Notice } from '@seberang/design-system/Notice'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type Mandatory } from '@seberang/domain/api'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { AccountOfPassword } from '../../components/security/AccountOfPassword.tsx'
import { NewPasswordField } from '../../components/security/NewPasswordField.tsx'
import { request } from '../../lib/api/client.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { schemas } from '@seberang/domain/api/schemas'
import type { RegistrationDetails } from '../../lib/session/registration.ts'
import { NameAndPhoneFields, TypeAndTermsFields, type PersonDetails } from './PersonFields.tsx'
import { useSignedIn } from './use-signed-in.ts'

interface Details extends PersonDetails {
  password: string
  [name: string]: string | boolean
}

interface DetailsStepProps {
  /** What the account will be signed in to with. */
  email: string
  registerToken: string
  /** What was typed before a reload. */
  typed: RegistrationDetails | null
  onType: (details: RegistrationDetails) => void
  onRegistered: () => Promise<void>
  /** The new account is about to be signed in to. */
  onSigningIn: (customerId: string) => void
  onChangeEmail: () => void
}

export function DetailsStep(props: DetailsStepProps) {
  const { email, registerToken, typed, onType, onRegistered, onSigningIn, onChangeEmail } = props
  const { t } = useTranslation(['session', 'common'])
  const signedIn = useSignedIn()
  const [isNew] = useState(typed === null)
  const toaster = useToast()
  const form = useForm<Details, Mandatory>({
    initial: {
      first_name: '',
      last_name: '',
      phone_number: '',
      customer_type: 'personal',
      ...typed,
      password: '',
      accept_terms: false,
    },
    schema: schemas.registerMandatory.body,
    toBody: (values) => ({ ...values, register_token: registerToken }),
    submit: async (body) => {
      const answer = await request(calls.registerMandatory, { body })
      await onRegistered()
      toaster.show({ text: t('register.created') })
      onSigningIn(answer.customer.customer_id)
      await signedIn(answer, 'new')
    },
    failure: t('failed.register'),
  })
  const { first_name, last_name, phone_number, customer_type } = form.values
  const report = useEffectEvent(onType)
  const unchanged = useRef(form.values)
  useEffect(() => {
    if (unchanged.current === form.values) return
    unchanged.current = form.values
    // Never the password.
    report({ first_name, last_name, phone_number, customer_type })
  }, [form.values, first_name, last_name, phone_number, customer_type])
  return (
    <Form of={form} label={t('register.details.title')}>
      {/* In place, since a toast would cover the button. */}
      {isNew && (
        <Notice tone="positive" live="polite">
          {t('register.code.verified')}
        </Notice>
      )}
      <NameAndPhoneFields of={form} />
      <AccountOfPassword email={email} />
      <NewPasswordField
        {...form.field('password')}
        label={t('field.password')}
        known={[first_name, last_name, phone_number]}
      />
      <TypeAndTermsFields of={form} />
      <SubmitButton busy={form.submitting} busyLabel={t('common:saving')}>
        {t('register.details.submit')}
      </SubmitButton>
      <Button variant="plain" width="full" onClick={onChangeEmail}>
        {t('register.code.change')}
      </Button>
    </Form>
  )
}
