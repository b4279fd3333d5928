import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { TextField } from '@seberang/design-system/TextField'
import { calls, type KtpInput } from '@seberang/domain/api'
import { nikRefusal, schemas } from '@seberang/domain/api/schemas'
import { formatDay, joinSentences } from '@seberang/domain/format'
import { formatNik, nikDigits, nikLength, readNik } from '@seberang/domain/identity'
import { messageFor } from '@seberang/domain/validation'
import { useTranslation } from 'react-i18next'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { staleAfter } from '../../components/identity/papers.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { PaperFormProps } from './paper-form-props.ts'
import { PaperFields } from './PaperFields.tsx'
import { PaperFile } from './PaperFile.tsx'
import { usePaperForm, type PaperValues } from './use-paper-form.ts'
import { WhatIsSent } from './WhatIsSent.tsx'

interface KtpValues extends PaperValues {
  ktp_number: string
}

export function KtpForm({ replacesApproved, onSaved }: PaperFormProps) {
  const { t } = useTranslation('identity')
  const saving = useChange(calls.saveKtp, staleAfter('ktp'))
  const { form, progress, dialog } = usePaperForm<KtpValues, KtpInput>({
    kind: 'ktp',
    initial: { ktp_number: '' },
    schema: schemas.saveKtp.body,
    save: async (body) => onSaved((await saving.trigger({ body })).ktp),
    replacesApproved,
  })
  const { file, ktp_number: number, name } = form.values
  const photo = form.field('file')
  return (
    <>
      <Form of={form} label={t('form.label.ktp')}>
        <PaperFields
          photo={
            <PaperFile
              kind="ktp"
              name="file"
              value={photo.value}
              error={photo.error}
              onChange={photo.onChange}
              progress={progress}
            />
          }
          summary={<WhatIsSent file={file} number={formatNik(number)} name={name} />}
          submit={
            <SubmitButton busy={form.submitting} busyLabel={t('form.sending')}>
              {t('send.ktp')}
            </SubmitButton>
          }
        >
          <NikField binding={form.field('ktp_number')} />
          <TextField
            {...form.field('name')}
            label={t('form.name.ktp')}
            hint={t('form.nameHint')}
            autoComplete="name"
          />
        </PaperFields>
      </Form>
      {dialog}
    </>
  )
}

interface NikFieldProps {
  binding: {
    name: string
    value: string
    onChange: (value: string) => void
    onBlur: () => void
    error: string | undefined
  }
}

/** Says what a number says of its owner while it is typed, and what cannot be right in it. */
function NikField({ binding }: NikFieldProps) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const { value, error } = binding
  const wrong = nikRefusal(value)
  return (
    <Stack space={1}>
      <TextField
        {...binding}
        label={t('form.nik')}
        hint={t('form.nikHint')}
        error={error ?? (wrong && messageFor(language, wrong))}
        inputMode="numeric"
        autoComplete="off"
        // Groups are shown once it is left: digits that move while they are typed are typed twice.
        onBlur={() => {
          if (nikDigits(value).length === nikLength) binding.onChange(formatNik(value))
          binding.onBlur()
        }}
      />
      <NikMeaning number={value} />
    </Stack>
  )
}

function NikMeaning({ number }: { number: string }) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const { province, district, born, sex } = readNik(number, new Date(serverNow()))
  const provinces = useCall(calls.provinces, province === undefined ? null : {})
  const districts = useCall(calls.districts, province === undefined ? null : { params: { province } })
  const inProvince = provinces.data?.results.find(({ province_id }) => province_id === province)
  const inDistrict = districts.data?.results.find(({ district_id }) => district_id === district)
  // Districts were divided since some numbers were given out.
  const place = province && (inDistrict?.district_name ?? inProvince?.province_name)
  return (
    <Text as="div" step="note" tone="secondary">
      <output aria-label={t('form.nikSays')}>
        {joinSentences(
          [
            place && t('form.province', { place }),
            born !== undefined &&
              sex !== undefined &&
              t(`form.born.${sex}`, { day: formatDay(born, language, 'long') }),
          ],
          language,
        )}
      </output>
    </Text>
  )
}
