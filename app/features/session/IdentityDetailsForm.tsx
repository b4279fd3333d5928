import { Notice } from '@seberang/design-system/Notice'
import { useToast } from '@seberang/design-system/Toast'
import type { IdentityDetails, UnknownIdentity } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { refusalIn } from '../../lib/api/errors.ts'
import { useKeyOf } from '../../lib/api/use-key-of.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { keepTyped, keptIdentityStep } from '../../lib/session/identity-step.ts'
import { registerBy } from './issuer-calls.ts'
import { NameAndPhoneFields, TypeAndTermsFields, type PersonDetails } from './PersonFields.tsx'
import { useSignedIn } from './use-signed-in.ts'

interface Details extends PersonDetails {
  [name: string]: string | boolean
}

interface IdentityDetailsFormProps {
  person: UnknownIdentity
  /** The e-mail address has got an account meanwhile. */
  onKnown: () => void
  /** The way out, until the answer may end the session that is here. */
  children?: ReactNode
}

/** What the provider does not know about a person who signs up with it. */
export function IdentityDetailsForm({ person, onKnown, children }: IdentityDetailsFormProps) {
  const { t } = useTranslation(['identities', 'session', 'common'])
  const signedIn = useSignedIn()
  const toaster = useToast()
  const keyOf = useKeyOf()
  const form = useForm<Details, IdentityDetails & { step_token?: string | undefined }>({
    initial: {
      first_name: person.first_name,
      last_name: person.last_name,
      phone_number: '',
      customer_type: 'personal',
      ...keptIdentityStep()?.typed,
      accept_terms: false,
    },
    schema: schemas.registerByGoogle.body,
    toBody: (values) => ({ ...values, step_token: person.step_token }),
    submit: async (body) => {
      try {
        const answer = await registerBy(person.provider, body, keyOf(body))
        toaster.show({ text: t('session:register.created') })
        await signedIn(answer, 'new')
      } catch (error) {
        if (refusalIn(error)?.code !== 'email_taken') throw error
        onKnown()
      }
    },
    failure: t('session:failed.register'),
  })
  const { first_name, last_name, phone_number, customer_type } = form.values
  useEffect(() => {
    keepTyped({ first_name, last_name, phone_number, customer_type })
  }, [first_name, last_name, phone_number, customer_type])
  return (
    <>
      <Form of={form} label={t('details.title')}>
        <Notice tone="info">
          {t('details.verified', { email: person.email, provider: t(`provider.${person.provider}`) })}
        </Notice>
        <NameAndPhoneFields of={form} />
        <TypeAndTermsFields of={form} />
        <SubmitButton busy={form.submitting} busyLabel={t('common:saving')}>
          {t('session:register.details.submit')}
        </SubmitButton>
      </Form>
      {!form.submitting && children}
    </>
  )
}
