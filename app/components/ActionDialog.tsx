import { Button } from '@seberang/design-system/Button'
import { Dialog } from '@seberang/design-system/Dialog'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ActionDialogProps {
  title: string
  description?: string
  size?: ComponentProps<typeof Dialog>['size']
  /** The label of the safe choice; "Cancel" by default. */
  cancel?: string
  /** The label of the confirming button, and its label while busy. */
  action: string
  busy: boolean
  busyLabel: string
  onAction: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog for one action; the safe choice is on the left. */
export function ActionDialog(props: ActionDialogProps) {
  const {
    title,
    description,
    size = 'medium',
    cancel,
    action,
    busy,
    busyLabel,
    onAction,
    onClose,
    children,
  } = props
  const { t } = useTranslation()
  return (
    <Dialog
      open
      size={size}
      title={title}
      {...(description !== undefined && { description })}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="outline" tone="neutral" size="field" onClick={onClose}>
            {cancel ?? t('action.cancel')}
          </Button>
          <Button size="field" loading={busy} loadingLabel={busyLabel} onClick={onAction}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
