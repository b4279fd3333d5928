import { Button } from '@seberang/design-system/Button'
import { Dialog } from '@seberang/design-system/Dialog'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocus } from '../lib/forms/use-focus.ts'
import { LongWrite } from './LongWrite.tsx'

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
  /** The safe choice goes back instead, to what keeps what was typed. */
  onBack?: () => void
  /** Something was typed: Escape, a press outside and "Cancel" ask before it is lost. */
  typed?: boolean
  /** It is lost; `onClose` follows. */
  onDiscard?: () => void
  /** What gets the focus when it opens; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>
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
    onBack,
    typed = false,
    onDiscard,
    initialFocus,
    children,
  } = props
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const focus = useFocus()
  const before = useRef<Element>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const stayButton = useRef<HTMLButtonElement>(null)

  function leave(): void {
    if (asking) stay()
    else if (!typed) onClose()
    else {
      before.current = document.activeElement
      setAsking(true)
      focus(() => stayButton.current)
    }
  }

  function stay(): void {
    setAsking(false)
    focus(() =>
      before.current instanceof HTMLElement && before.current.isConnected
        ? before.current
        : cancelButton.current,
    )
  }

  function discard(): void {
    onDiscard?.()
    onClose()
  }
  return (
    <Dialog
      open
      size={size}
      title={title}
      {...(description !== undefined && { description })}
      {...(initialFocus && { initialFocus })}
      onOpenChange={(open) => {
        if (!open) leave()
      }}
      footer={
        asking ? (
          <Notice
            tone="caution"
            live="assertive"
            title={t('discard.question')}
            action={
              <Inline space={2}>
                <Button ref={stayButton} variant="outline" tone="neutral" size="field" onClick={stay}>
                  {t('discard.stay')}
                </Button>
                <Button tone="critical" size="field" onClick={discard}>
                  {t('discard.action')}
                </Button>
              </Inline>
            }
          />
        ) : (
          <>
            <Button
              ref={cancelButton}
              variant="outline"
              tone="neutral"
              size="field"
              onClick={onBack ?? leave}
            >
              {cancel ?? t('action.cancel')}
            </Button>
            <Button size="field" loading={busy} loadingLabel={busyLabel} onClick={onAction}>
              {action}
            </Button>
            <LongWrite busy={busy} />
          </>
        )
      }
    >
      {children}
    </Dialog>
  )
}
