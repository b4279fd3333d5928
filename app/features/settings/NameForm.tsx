import { Button } from '@seberang/design-system/Button'
import { Grid } from '@seberang/design-system/Grid'
import { SaveBar } from '@seberang/design-system/SaveBar'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type Customer, type ProfileInput } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { joinParts } from '@seberang/domain/format'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { createPortal } from 'react-dom'
import { Form } from '../../components/form/Form.tsx'
import { request } from '../../lib/api/client.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useTypedValues } from '../../lib/forms/use-typed-values.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { updateCustomer } from '../../lib/session/update-customer.ts'
import { forgetTypedName, readTypedName, saveTypedName, type Name } from './typed-name.ts'

const fields = ['first_name', 'last_name'] as const

interface NameFormProps {
  customer: Customer
  /** Outlives the form, which begins anew once it is saved. */
  firstField: RefObject<HTMLInputElement | null>
  onSaved: () => void
}

export function NameForm({ customer, firstField, onSaved }: NameFormProps) {
  const { t } = useTranslation(['settings', 'common'])
  const language = useLanguage()
  const toaster = useToast()
  const saved: Name = { first_name: customer.first_name, last_name: customer.last_name }
  const form = useForm<Name, ProfileInput>({
    initial: readTypedName() ?? saved,
    schema: schemas.saveProfile.body,
    toBody: (values) => values,
    submit: async (body) => {
      const answer = await request(calls.saveProfile, { body })
      forgetTypedName()
      toaster.show({ text: t('name.saved') })
      await updateCustomer(answer.customer)
      onSaved()
    },
    failure: t('name.failed'),
  })
  useTypedValues(form.values, saveTypedName)
  const labels = { first_name: t('name.first'), last_name: t('name.last') }
  const changed = fields.filter((field) => form.values[field] !== saved[field])
  const changes = changed.map((field) =>
    t('name.from', {
      field: labels[field],
      before: saved[field] || t('name.empty'),
      after: form.values[field] || t('name.empty'),
    }),
  )

  function undo(): void {
    form.set(saved)
    forgetTypedName()
    form.focus(changed[0] ?? 'first_name')
  }
  return (
    <SettingsSection title={t('name.title')} text={t('name.text')}>
      <Form of={form} label={t('name.form')}>
        <Grid columns={2} space={4}>
          <TextField
            {...form.field('first_name')}
            ref={firstField}
            label={labels.first_name}
            autoComplete="given-name"
          />
          <TextField {...form.field('last_name')} label={labels.last_name} autoComplete="family-name" />
        </Grid>
      </Form>
      {changed.length > 0 &&
        createPortal(
          <SaveBar
            text={
              <>
                <strong>{t('name.unsaved', { count: changed.length })}</strong> {joinParts(changes, language)}
                .
              </>
            }
          >
            <Button variant="outline" tone="neutral" size="field" onClick={undo}>
              {t('name.undo')}
            </Button>
            <Button
              size="field"
              loading={form.submitting}
              loadingLabel={t('common:saving')}
              onClick={form.submit}
            >
              {t('name.save')}
            </Button>
          </SaveBar>,
          document.body,
        )}
    </SettingsSection>
  )
}
