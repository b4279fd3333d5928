import * as Radix from '@radix-ui/react-dialog'
import { useId } from 'react'
import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { X } from '../../icons/index.ts'
import { useFocusReturn } from '../../internal/use-focus-return.ts'
import { useScrollLock } from '../../internal/use-scroll-lock.ts'
import { useLabels } from '../../labels/index.ts'
import { Heading } from '../Heading/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Dialog.css.ts'

export const dialogSizes = ['small', 'medium', 'large'] as const

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: (typeof dialogSizes)[number]
  /** The safe choice left of the solid one. */
  footer?: ReactNode
  /** Must be answered: neither Escape nor a press beside it closes, and there is no cross. */
  requiresAnswer?: boolean
  /** A drawing over the whole width, above the title. */
  picture?: ReactNode
  /** `alertdialog` for a question before something is gone. */
  role?: 'dialog' | 'alertdialog'
  /** What gets the focus; the first control when left out. */
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

/** Asks for one thing before the work goes on. On a phone it is a sheet from below. No dialog opens another. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {/* Radix' own portal draws everything twice, to find out whether there is a document. */}
      {open && createPortal(<OpenDialog {...props} />, document.body)}
    </Radix.Root>
  )
}

function OpenDialog(props: DialogProps) {
  const { title, description, size = 'medium', footer, requiresAnswer = false } = props
  const { picture, role = 'dialog', initialFocus, onOpenChange, children } = props
  const id = useId()
  const focusReturn = useFocusReturn()
  useScrollLock()
  const keepOpen = (event: Event): void => {
    if (requiresAnswer) event.preventDefault()
  }
  const cross = !requiresAnswer && <CloseCross onClose={() => onOpenChange(false)} />
  return (
    <>
      <div className={styles.scrim} />
      <Radix.Content
        className={`${styles.dialog} ${styles.sizes[size]}`}
        role={role}
        {...focusReturn}
        onOpenAutoFocus={(event) => {
          focusReturn.onOpenAutoFocus()
          if (!initialFocus?.current) return
          event.preventDefault()
          initialFocus.current.focus()
        }}
        onEscapeKeyDown={keepOpen}
        onPointerDownOutside={keepOpen}
        // Title and Description of Radix tell the dialog of themselves, which draws it once more for each.
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
      >
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading level={2} id={`${id}-title`}>
              {title}
            </Heading>
          </div>
          {!picture && cross}
        </div>
        <div className={styles.body}>
          {description && (
            <div id={`${id}-description`} className={styles.description}>
              {description}
            </div>
          )}
          {children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
        {picture && cross && <div className={styles.crossOnPicture}>{cross}</div>}
      </Radix.Content>
    </>
  )
}

function CloseCross({ onClose }: { onClose: () => void }) {
  return <IconButton icon={X} label={useLabels().close} onClick={onClose} />
}
