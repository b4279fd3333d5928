import { AlertDialog } from '@seberang/design-system/AlertDialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ConfirmDialogProps {
  title: string
  text: string
  /** The label of the confirming button. */
  action: string
  /** A deletion is critical. */
  tone?: 'critical' | 'brand'
  /** The label of the safe choice; otherwise to cancel. */
  stay?: string
  busy: boolean
  failure?: string | undefined
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** Confirms a deletion, or that something is replaced. The safe choice comes first. */
export function ConfirmDialog({ stay, ...props }: ConfirmDialogProps) {
  const { t } = useTranslation()
  return <AlertDialog {...props} cancel={stay ?? t('action.cancel')} busyLabel={t('loading')} />
}
