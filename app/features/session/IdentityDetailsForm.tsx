import { Checkbox } from '@seberang/design-system/Checkbox'
import { Grid } from '@seberang/design-system/Grid'
import { Notice } from '@seberang/design-system/Notice'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { Building2, User } from '@seberang/design-system/icons'
import { calls, type CustomerType, type IdentityDetails, type UnknownIdentity } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useTranslation } from 'react-i18next'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { WithLinks } from '../../components/WithLinks.tsx'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSignedIn } from './use-signed-in.ts'

interface Details {
  first_name: string
  last_name: string
  phone_number: string
  customer_type: CustomerType
  accept_terms: boolean
  [name: string]: string | boolean
}

interface IdentityDetailsFormProps {
  person: UnknownIdentity
  /** The e-mail address has got an account meanwhile. */
  onKnown: () => void
}

/** What the provider does not know about a person who signs up with it. */
export function IdentityDetailsForm({ person, onKnown }: IdentityDetailsFormProps) {
  const { t } = useTranslation(['identities', 'session', 'common'])
  const signedIn = useSignedIn()
  const toaster = useToast()
  const form = useForm<Details, IdentityDetails & { step_token?: string | undefined }>({
    initial: {
      first_name: person.first_name,
      last_name: person.last_name,
      phone_number: '',
      customer_type: 'personal',
      accept_terms: false,
    },
    schema: schemas.registerByGoogle.body,
    toBody: (values) => ({ ...values, step_token: person.step_token }),
    submit: async (body) => {
      try {
        const answer = await (person.provider === 'google'
          ? request(calls.registerByGoogle, { body })
          : request(calls.registerByFacebook, { body }))
        toaster.show({ text: t('session:register.created') })
        await signedIn(answer)
      } catch (error) {
        if (refusalIn(error)?.code !== 'email_taken') throw error
        onKnown()
      }
    },
    failure: t('session:failed.register'),
  })
  const terms = form.field('accept_terms')
  const agreed = { terms: t('session:field.termsName'), privacy: t('session:field.privacyName') }
  return (
    <Form of={form} label={t('details.title')}>
      <Notice tone="info">
        {t('details.verified', { email: person.email, provider: t(`provider.${person.provider}`) })}
      </Notice>
      <Grid columns={2}>
        <TextField
          {...form.field('first_name')}
          label={t('session:field.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('last_name')}
          label={t('session:field.lastName')}
          optionalLabel={t('common:optional')}
          autoComplete="family-name"
        />
      </Grid>
      <TextField
        {...form.field('phone_number')}
        label={t('session:field.phone')}
        hint={t('session:field.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <RadioCardGroup
        {...form.field('customer_type')}
        label={t('session:field.customerType')}
        options={[
          {
            value: 'personal',
            title: t('session:field.personal'),
            description: t('session:field.personalHint'),
            icon: User,
          },
          {
            value: 'business',
            title: t('session:field.business'),
            description: t('session:field.businessHint'),
            icon: Building2,
          },
        ]}
      />
      <Checkbox
        name={terms.name}
        label={
          <WithLinks
            text={t('session:field.terms', agreed)}
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
        {t('session:register.details.submit')}
      </SubmitButton>
    </Form>
  )
}
