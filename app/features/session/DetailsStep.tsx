import { Checkbox } from '@seberang/design-system/Checkbox'
import { Grid } from '@seberang/design-system/Grid'
import { PasswordField } from '@seberang/design-system/PasswordField'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { Building2, User } from '@seberang/design-system/icons'
import { calls, type CustomerType, type Mandatory } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { request } from '../../lib/api/client.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { schemas } from '@seberang/domain/api/schemas'
import { hasLanded } from '../../lib/session/landing.ts'
import { laterPaths } from '../../lib/navigation/paths.ts'
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

export function DetailsStep({ registerToken }: { registerToken: string }) {
  const { t } = useTranslation(['session', 'common'])
  const signedIn = useSignedIn()
  const toaster = useToast()
  const form = useForm<Details, Mandatory>({
    initial: {
      first_name: '',
      last_name: '',
      phone_number: '',
      password: '',
      customer_type: 'personal',
      accept_terms: false,
    },
    schema: schemas.registerMandatory.body,
    toBody: (values) => ({ ...values, register_token: registerToken }),
    submit: async (body) => {
      const answer = await request(calls.registerMandatory, { body })
      toaster.show({ text: t('register.created') })
      await signedIn(answer, hasLanded() ? laterPaths.setup : undefined)
    },
    failure: t('failed.register'),
  })
  const customerType = form.field('customer_type')
  const terms = form.field('accept_terms')
  return (
    <Form of={form} label={t('register.details.title')}>
      <Grid columns={2}>
        <TextField {...form.field('first_name')} label={t('field.firstName')} autoComplete="given-name" />
        <TextField {...form.field('last_name')} label={t('field.lastName')} autoComplete="family-name" />
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
        hint={t('field.passwordHint')}
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
        label={t('field.terms')}
        checked={terms.value}
        onChange={terms.onChange}
        onBlur={terms.onBlur}
        error={terms.error}
      />
      <SubmitButton busy={form.submitting} busyLabel={t('common:saving')}>
        {t('register.details.submit')}
      </SubmitButton>
    </Form>
  )
}
