import { Grid } from '@seberang/design-system/Grid'
import { Flag } from '@seberang/design-system/Flag'
import { PhoneField } from '@seberang/design-system/PhoneField'
import { Select } from '@seberang/design-system/Select'
import { Stack } from '@seberang/design-system/Stack'
import { TextField } from '@seberang/design-system/TextField'
import type { CompanyContact } from '@seberang/domain/api'
import { companySectionSchemas } from '@seberang/domain/api/schemas'
import { companyCountries } from '@seberang/domain/company'
import { useTranslation } from 'react-i18next'
import { Form } from '../../components/form/Form.tsx'
import { useForm } from '../../lib/forms/use-form.ts'
import { useTypedValues } from '../../lib/forms/use-typed-values.ts'
import { flagOf, useCountryName } from '../../lib/reference/countries.ts'
import { bodyOf, fieldOf, phoneCodesOf, type ContactFields } from './draft.ts'
import { useFaultsAtOnce, type SectionFormProps } from './section-form.ts'

export function ContactForm(props: SectionFormProps<ContactFields>) {
  const { id, initial, showsFaults, onType, onSubmit, onBusy } = props
  const { t } = useTranslation(['company', 'common'])
  const countryName = useCountryName()
  const form = useForm<ContactFields, CompanyContact>({
    initial,
    schema: companySectionSchemas.contact,
    toBody: bodyOf.contact,
    fieldOf: fieldOf.contact,
    submit: (_, values) => onSubmit(values),
    failure: t('failed'),
  })
  useTypedValues(form.values, onType)
  useFaultsAtOnce(form, showsFaults, onBusy)
  const { country } = form.values
  return (
    <Form of={form} id={id} label={t('step.contact')}>
      <Stack space={5}>
        <Grid columns={2}>
          <Select
            {...form.field('country')}
            label={t('field.country')}
            leading={<Flag country={flagOf(country)} />}
            options={companyCountries.map((value) => ({ value, label: countryName(value) }))}
          />
          <TextField
            {...form.field('origin')}
            label={t('field.city')}
            hint={t('field.cityHint')}
            autoComplete="address-level2"
          />
        </Grid>
        <Grid columns={2}>
          <PhoneField
            {...form.field('phone')}
            label={t('field.phone')}
            codes={phoneCodesOf(country)}
            codeLabel={t('field.phoneCode')}
          />
          <TextField
            {...form.field('faxNumber')}
            label={t('field.fax')}
            optionalLabel={t('common:optional')}
            type="tel"
            inputMode="tel"
          />
        </Grid>
        <TextField
          {...form.field('email')}
          label={t('field.email')}
          hint={t('field.emailHint')}
          inputMode="email"
          autoComplete="email"
        />
      </Stack>
    </Form>
  )
}
