import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Notice } from '../Notice/index.ts'

interface AlertDialogProps {
  title: string
  /** What is lost, and what stays. */
  text: ReactNode
  /** The safe choice, which comes first. */
  cancel: string
  /** The verb on the confirming button. */
  action: string
  /** `brand` where what is left stays within reach. */
  tone?: 'critical' | 'brand'
  busy: boolean
  busyLabel: string
  /** Why the action failed; the dialog stays open. */
  failure?: string | undefined
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks for confirmation before something is lost or replaced. The one place with a solid critical button. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    title,
    text,
    cancel,
    action,
    tone = 'critical',
    busy,
    busyLabel,
    failure,
    onConfirm,
    onClose,
    children,
  } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={title}
      description={text}
      initialFocus={safe}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button ref={safe} variant="outline" tone="neutral" size="field" onClick={onClose}>
            {cancel}
          </Button>
          <Button tone={tone} size="field" onClick={onConfirm} loading={busy} loadingLabel={busyLabel}>
            {action}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="critical" live="assertive">
          {failure}
        </Notice>
      )}
      {children}
    </Dialog>
  )
}
