import { Button } from '@seberang/design-system/Button'
import { Stack } from '@seberang/design-system/Stack'
import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type TermsInput } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../lib/api/errors.ts'
import { useChange } from '../../../lib/api/use-change.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { Form } from '../../../components/form/Form.tsx'

interface AcceptTermsFormProps {
  version: string
  /** The terms have another version by now. */
  onChanged: () => void
}

/** Whoever accepts types their name: it stands for the company's consent. */
export function AcceptTermsForm({ version, onChanged }: AcceptTermsFormProps) {
  const { t } = useTranslation(['company', 'common'])
  const toaster = useToast()
  const accept = useChange(calls.acceptTerms, [calls.company])
  const form = useForm<{ name: string }, TermsInput>({
    initial: { name: '' },
    schema: schemas.acceptTerms.body,
    toBody: ({ name }) => ({ version, name }),
    submit: async (body) => {
      try {
        await accept.trigger({ body })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'terms_changed') onChanged()
        throw error
      }
      toaster.show({ text: t('terms.done', { version }) })
    },
    failure: t('terms.failed'),
  })
  const label = t('terms.accept', { version })
  return (
    <Form of={form} label={label}>
      <Stack space={3}>
        <TextField
          {...form.field('name')}
          label={t('terms.name')}
          hint={t('terms.nameHint')}
          autoComplete="name"
        />
        <div>
          <Button
            type="submit"
            variant="outline"
            size="field"
            loading={form.submitting}
            loadingLabel={t('common:saving')}
          >
            {label}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
