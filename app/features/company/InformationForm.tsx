import { Stack } from '@seberang/design-system/Stack'
import { TextArea } from '@seberang/design-system/TextArea'
import { TextField } from '@seberang/design-system/TextField'
import { companySectionSchemas } from '@seberang/domain/api/schemas'
import { useTranslation } from 'react-i18next'
import { Form } from '../../components/form/Form.tsx'
import { useForm } from '../../lib/forms/use-form.ts'
import { useTypedValues } from '../../lib/forms/use-typed-values.ts'
import { fieldOf, type InformationFields } from './draft.ts'
import { useFaultsAtOnce, type SectionFormProps } from './section-form.ts'

export function InformationForm(props: SectionFormProps<InformationFields>) {
  const { id, initial, showsFaults, onType, onSubmit, onBusy } = props
  const { t } = useTranslation('company')
  const form = useForm<InformationFields, InformationFields>({
    initial,
    schema: companySectionSchemas.information,
    toBody: (values) => values,
    fieldOf: fieldOf.information,
    submit: (_, values) => onSubmit(values),
    failure: t('failed'),
  })
  useTypedValues(form.values, onType)
  useFaultsAtOnce(form, showsFaults, onBusy)
  return (
    <Form of={form} id={id} label={t('step.information')}>
      <Stack space={5}>
        <TextField
          {...form.field('company_name')}
          label={t('field.name')}
          hint={t('field.nameHint')}
          autoComplete="organization"
        />
        <TextArea
          {...form.field('company_description')}
          label={t('field.description')}
          hint={t('field.descriptionHint')}
        />
      </Stack>
    </Form>
  )
}
