import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode, RefObject } from 'react'
import { X } from '../../icons/index.ts'
import { useFocusReturn } from '../../internal/use-focus-return.ts'
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
  mustAnswer?: boolean
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
  const {
    open,
    onOpenChange,
    title,
    description,
    size = 'medium',
    footer,
    mustAnswer = false,
    picture,
    role = 'dialog',
    initialFocus,
    children,
  } = props
  const focusReturn = useFocusReturn()
  const keepOpen = (event: Event): void => {
    if (mustAnswer) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
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
          {...(!description && { 'aria-describedby': undefined })}
        >
          {picture && <div className={styles.picture}>{picture}</div>}
          <div className={styles.head}>
            <div className={styles.title}>
              <Radix.Title asChild>
                <Heading level={2}>{title}</Heading>
              </Radix.Title>
            </div>
            {!mustAnswer && !picture && <CloseCross onClose={() => onOpenChange(false)} />}
          </div>
          <div className={styles.body}>
            {description && (
              <Radix.Description asChild>
                <div className={styles.description}>{description}</div>
              </Radix.Description>
            )}
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
          {!mustAnswer && picture && (
            <div className={styles.crossOnPicture}>
              <CloseCross onClose={() => onOpenChange(false)} />
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function CloseCross({ onClose }: { onClose: () => void }) {
  return <IconButton icon={X} label={useLabels().close} onClick={onClose} />
}
