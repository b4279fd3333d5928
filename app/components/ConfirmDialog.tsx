import { AlertDialog } from '@seberang/design-system/AlertDialog'
import { useTranslation } from 'react-i18next'

interface ConfirmDialogProps {
  title: string
  text: string
  /** The verb on the button that does it. */
  action: string
  busy: boolean
  failure?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is gone. The safe choice stands first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation()
  return <AlertDialog {...props} cancel={t('action.cancel')} busyLabel={t('loading')} />
}
