import { DateField } from '@seberang/design-system/DateField'
import { Grid } from '@seberang/design-system/Grid'
import { Select } from '@seberang/design-system/Select'
import { TextField } from '@seberang/design-system/TextField'
import { calls, type PassportInput } from '@seberang/domain/api'
import { passportEnd, schemas } from '@seberang/domain/api/schemas'
import { latestPassportEnd, nationalities, passportNumber } from '@seberang/domain/identity'
import { jakartaDay } from '@seberang/domain/time'
import { useTranslation } from 'react-i18next'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { staleAfter } from '../../components/identity/papers.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { PaperFormProps } from './paper-form-props.ts'
import { PaperFields } from './PaperFields.tsx'
import { PaperFile } from './PaperFile.tsx'
import { usePaperForm, type PaperValues } from './use-paper-form.ts'
import { WhatIsSent } from './WhatIsSent.tsx'

interface PassportValues extends PaperValues {
  passport_number: string
  nationality: string
  expires_on: string
}

export function PassportForm({ replacesApproved, onSaved }: PaperFormProps) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const now = new Date(serverNow())
  const saving = useChange(calls.savePassport, staleAfter('passport'))
  const { form, progress, dialog } = usePaperForm<PassportValues, PassportInput>({
    kind: 'passport',
    initial: { passport_number: '', nationality: '', expires_on: '' },
    schema: schemas.savePassport.body.shape({ expires_on: passportEnd(now) }),
    save: async (body) => onSaved((await saving.trigger({ body })).passport),
    replacesApproved,
  })
  const { file, passport_number: number, name } = form.values
  const photo = form.field('file')
  const today = jakartaDay(now)
  const countryName = new Intl.DisplayNames(language, { type: 'region' })
  const countries = nationalities
    .map((value) => ({ value, label: countryName.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  return (
    <>
      <Form of={form} label={t('form.label.passport')}>
        <PaperFields
          photo={
            <PaperFile
              kind="passport"
              name="file"
              value={photo.value}
              error={photo.error}
              onChange={photo.onChange}
              progress={progress}
            />
          }
          summary={<WhatIsSent file={file} number={passportNumber(number)} name={name} />}
          submit={
            <SubmitButton busy={form.submitting} busyLabel={t('form.sending')}>
              {t('send.passport')}
            </SubmitButton>
          }
        >
          <TextField {...form.field('passport_number')} label={t('form.number')} autoComplete="off" />
          <TextField
            {...form.field('name')}
            label={t('form.name.passport')}
            hint={t('form.nameHint')}
            autoComplete="name"
          />
          <Grid columns={2}>
            <Select
              {...form.field('nationality')}
              label={t('form.nationality')}
              options={countries}
              placeholder={t('form.nationalityPlaceholder')}
            />
            <DateField
              {...form.field('expires_on')}
              label={t('form.expires')}
              today={today}
              min={today}
              max={latestPassportEnd(now)}
              locale={language}
              placeholder={t('form.date.placeholder')}
              texts={{
                open: t('form.date.open'),
                previousMonth: t('form.date.previousMonth'),
                nextMonth: t('form.date.nextMonth'),
                month: t('form.date.month'),
                year: t('form.date.year'),
              }}
            />
          </Grid>
        </PaperFields>
      </Form>
      {dialog}
    </>
  )
}
