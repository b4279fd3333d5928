import { Checkbox } from '@seberang/design-system/Checkbox'
import { Grid } from '@seberang/design-system/Grid'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { TextField } from '@seberang/design-system/TextField'
import { Building2, User } from '@seberang/design-system/icons'
import type { CustomerType } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { WithLinks } from '../../components/WithLinks.tsx'
import type { Form } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/navigation/paths.ts'

/** What every new account is asked, however its owner signs in. */
export interface PersonDetails {
  first_name: string
  last_name: string
  phone_number: string
  customer_type: CustomerType
  accept_terms: boolean
}

interface FieldsProps {
  of: Pick<Form<PersonDetails>, 'field'>
}

export function NameAndPhoneFields({ of: form }: FieldsProps) {
  const { t } = useTranslation(['session', 'common'])
  return (
    <>
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
    </>
  )
}

export function TypeAndTermsFields({ of: form }: FieldsProps) {
  const { t } = useTranslation('session')
  const terms = form.field('accept_terms')
  const agreed = { terms: t('field.termsName'), privacy: t('field.privacyName') }
  return (
    <>
      <RadioCardGroup
        {...form.field('customer_type')}
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
    </>
  )
}
