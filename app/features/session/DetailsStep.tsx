import { Button } from '@seberang/design-system/Button'
import { Checkbox } from '@seberang/design-system/Checkbox'
import { Grid } from '@seberang/design-system/Grid'
import { Notice } from '@seberang/design-system/Notice'
import { PasswordField } from '@seberang/design-system/PasswordField'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { Building2, User } from '@seberang/design-system/icons'
import { calls, type CustomerType, type Mandatory } from '@seberang/domain/api'
import { limits } from '@seberang/domain/validation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { WithLinks } from '../../components/WithLinks.tsx'
import { request } from '../../lib/api/client.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { schemas } from '@seberang/domain/api/schemas'
import type { RegistrationDetails } from '../../lib/session/registration.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSignedIn } from './use-signed-in.ts'

interface Details {
  first_name: string
  last_name: string
  phone_number: string
  password: string
  customer_type: CustomerType
  accept_terms: boolean
  [name: string]: string | boolean
}

interface DetailsStepProps {
  registerToken: string
  /** What was typed before a reload. */
  typed: RegistrationDetails | null
  onType: (details: RegistrationDetails) => void
  onRegistered: () => Promise<void>
  onChangeEmail: () => void
}

export function DetailsStep(props: DetailsStepProps) {
  const { registerToken, typed, onType, onRegistered, onChangeEmail } = props
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
      await signedIn(answer)
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
  const customerType = form.field('customer_type')
  const terms = form.field('accept_terms')
  const agreed = { terms: t('field.termsName'), privacy: t('field.privacyName') }
  return (
    <Form of={form} label={t('register.details.title')}>
      {/* In place, since a toast would cover the button. */}
      {isNew && (
        <Notice tone="positive" live="polite">
          {t('register.code.verified')}
        </Notice>
      )}
      <Grid columns={2}>
        <TextField {...form.field('first_name')} label={t('field.firstName')} autoComplete="given-name" />
        <TextField
          {...form.field('last_name')}
          label={t('field.lastName')}
          optionalLabel={t('common:optional')}
          autoComplete="family-name"
        />
      </Grid>
      <TextField
        {...form.field('phone_number')}
        label={t('field.phone')}
        hint={t('field.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <PasswordField
        {...form.field('password')}
        label={t('field.password')}
        hint={t('field.passwordHint', { min: limits.passwordMin })}
        autoComplete="new-password"
      />
      <RadioCardGroup
        {...customerType}
        label={t('field.customerType')}
        options={[
          { value: 'personal', title: t('field.personal'), description: t('field.personalHint'), icon: User },
          {
            value: 'business',
            title: t('field.business'),
            description: t('field.businessHint'),
            icon: Building2,
          },
        ]}
      />
      <Checkbox
        name={terms.name}
        label={
          <WithLinks
            text={t('field.terms', agreed)}
            links={[
              { name: agreed.terms, href: paths.terms },
              { name: agreed.privacy, href: paths.privacyPolicy },
            ]}
          />
        }
        checked={terms.value}
        onChange={terms.onChange}
        onBlur={terms.onBlur}
        error={terms.error}
      />
      <SubmitButton busy={form.submitting} busyLabel={t('common:saving')}>
        {t('register.details.submit')}
      </SubmitButton>
      <Button variant="plain" width="full" onClick={onChangeEmail}>
        {t('register.code.change')}
      </Button>
    </Form>
  )
}
