import { TextField } from '@seberang/design-system/TextField'
import { calls, type Passkey } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { useChange } from '../../lib/api/use-change.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { ActionDialog } from '../ActionDialog.tsx'
import { Form } from '../form/Form.tsx'
import { usePasskeyTexts } from './texts.ts'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { t } = usePasskeyTexts()
  const rename = useChange(calls.renamePasskey, [calls.passkeys])
  const form = useForm<{ name: string }, { name: string }>({
    initial: { name: passkey.name },
    schema: schemas.renamePasskey.body,
    toBody: (values) => values,
    submit: async (body) => {
      await rename.trigger({ params: { id: passkey.id }, body })
      onClose()
    },
    failure: t('rename.failed'),
  })
  return (
    <ActionDialog
      size="small"
      title={t('rename.title')}
      action={t('common:action.save')}
      busy={form.submitting}
      busyLabel={t('common:saving')}
      onAction={form.submit}
      onClose={onClose}
    >
      <Form of={form} label={t('rename.title')}>
        <TextField {...form.field('name')} label={t('rename.field')} autoComplete="off" />
      </Form>
    </ActionDialog>
  )
}
