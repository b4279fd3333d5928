import { useToast } from '@seberang/design-system/Toast'
import { calls, type Passkey } from '@seberang/domain/api'
import { useState } from 'react'
import { refusalIn } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { useReauthentication } from '../security/use-reauthentication.tsx'
import { usePasskeyTexts } from './texts.ts'

interface RemovePasskeyDialogProps {
  passkey: Passkey
  onClose: () => void
}

export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const { t } = usePasskeyTexts()
  const toaster = useToast()
  const [failure, setFailure] = useState<string>()
  const reauthentication = useReauthentication()
  const remove = useChange(calls.deletePasskey, [calls.passkeys])

  async function confirm(): Promise<void> {
    setFailure(undefined)
    try {
      await reauthentication.run(async (reauth_token) => {
        await remove.trigger({ params: { id: passkey.id }, body: { reauth_token } })
        toaster.show({ text: t('remove.done') })
        onClose()
      })
    } catch (error) {
      setFailure(refusalIn(error)?.message ?? t('remove.failed'))
    }
  }
  if (reauthentication.dialog) return reauthentication.dialog
  return (
    <ConfirmDialog
      tone="critical"
      title={t('remove.title', { name: passkey.name })}
      text={t('remove.text')}
      action={t('remove.action')}
      busy={remove.isMutating}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
