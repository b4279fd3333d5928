import { Checkbox } from '@seberang/design-system/Checkbox'
import { Grid } from '@seberang/design-system/Grid'
import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { TextField } from '@seberang/design-system/TextField'
import { calls, type CompanyLegality, type Customer } from '@seberang/domain/api'
import { companySectionSchemas } from '@seberang/domain/api/schemas'
import { directorPapers, nibLength, optionalPapers } from '@seberang/domain/company'
import { joinParts } from '@seberang/domain/format'
import { maxUploadMegabytes } from '@seberang/domain/limits'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AttachmentField } from '../../components/files/AttachmentField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { ApiError } from '../../lib/api/errors.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { documentTypes } from '../../lib/files/draft-file.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useTypedValues } from '../../lib/forms/use-typed-values.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import {
  bodyOf,
  fieldOf,
  isLacking,
  ownPaper,
  ownThatStands,
  type DirectorPaper,
  type LegalityFields,
  type PaperFile,
} from './draft.ts'
import { useFaultsAtOnce, type SectionFormProps } from './section-form.ts'
import { uploadPapers } from './upload-papers.ts'
import { useGonePaper } from './use-gone-paper.ts'

interface LegalityFormProps extends SectionFormProps<LegalityFields> {
  customer: Customer
}

export function LegalityForm(props: LegalityFormProps) {
  const { id, initial, customer, showsFaults, onType, onSubmit, onBusy } = props
  const { t } = useTranslation(['company', 'common'])
  const directorHeading = useId()
  // Offered again to whoever has just unticked it.
  const [chosen] = useState(initial.own)
  const gonePaper = useGonePaper(customer)
  const form = useForm<LegalityFields, CompanyLegality>({
    initial,
    schema: companySectionSchemas.legality,
    toBody: (values) => bodyOf.legality(values, customer),
    fieldOf: fieldOf.legality,
    submit: async (_, values) => {
      let sent = values
      try {
        sent = await uploadPapers(values, customer, form.set)
        await onSubmit(sent)
      } catch (error) {
        const gone = await gonePaper(error, sent)
        if (!gone) throw error
        const { without, words, lacking } = gone
        form.set(without)
        throw new ApiError(422, {
          message: words,
          ...(lacking !== undefined && { errors: [{ field: `legality.${lacking}`, message: words }] }),
        })
      }
    },
    failure: t('failed'),
  })
  useTypedValues(form.values, onType)
  useFaultsAtOnce(form, showsFaults, onBusy)
  const own = ownPaper(customer, form.values.own || chosen)
  const isOwn = ownThatStands(form.values, customer) !== ''

  const attachment = (name: PaperFile, label: string, required: boolean) => {
    const { value, error, onChange } = form.field(name)
    const isGivenByAnother = value === null && !isLacking(form.values, name, customer)
    return (
      <AttachmentField
        key={name}
        name={name}
        label={label}
        hint={t('field.fileHint', { megabytes: maxUploadMegabytes })}
        error={isGivenByAnother ? undefined : error}
        required={required}
        types={documentTypes}
        value={value}
        onChange={(file) => {
          // It was chosen in place of the own paper, also where that is approved again later.
          if (name === 'ktp' || name === 'passport') form.set({ own: '' })
          onChange(file)
        }}
      />
    )
  }
  return (
    <Form of={form} id={id} label={t('step.legality')}>
      <Stack space={6}>
        <Grid columns={2}>
          <TextField
            {...form.field('npwp')}
            label={t('field.npwp')}
            hint={t('field.npwpHint')}
            inputMode="numeric"
          />
          {attachment('npwp_file', t('paper.npwp'), true)}
        </Grid>
        <Grid columns={2}>
          <TextField
            {...form.field('nib')}
            label={t('field.nib')}
            hint={t('field.nibHint', { length: nibLength })}
            inputMode="numeric"
          />
          {attachment('nib_file', t('paper.nib'), true)}
        </Grid>
        <section aria-labelledby={directorHeading}>
          <Stack space={4}>
            <Stack space={1}>
              <Heading level={2} step="h4" id={directorHeading}>
                {t('director.title')}
              </Heading>
              <Text step="note" tone="secondary">
                {t('director.text')}
              </Text>
            </Stack>
            {own !== '' && (
              <Checkbox
                label={t(`director.own.${own}`)}
                description={<OwnPaper paper={own} />}
                checked={isOwn}
                onChange={(checked) => form.set({ own: checked ? own : '' })}
              />
            )}
            {!isOwn && directorPapers.map((paper) => attachment(paper, t(`paper.${paper}`), true))}
          </Stack>
        </section>
        {optionalPapers.map((paper) => attachment(paper, t(`paper.${paper}`), false))}
      </Stack>
    </Form>
  )
}

/** What the customer's own paper shows, for them to recognise it. */
function OwnPaper({ paper }: { paper: DirectorPaper }) {
  const language = useLanguage()
  const { data } = useCall(calls[paper], {})
  return data?.data ? joinParts([data.data.name, data.data.number_masked], language) : null
}
