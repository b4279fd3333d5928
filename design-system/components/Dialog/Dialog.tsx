import * as Radix from '@radix-ui/react-dialog'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { X } from '../../icons/index.ts'
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
    children,
  } = props
  // Opened by state and not by a trigger of its own, so it remembers itself where the focus came from.
  const openedFrom = useRef<Element | null>(null)
  const keepOpen = (event: Event): void => {
    if (mustAnswer) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={`${styles.dialog} ${styles.sizes[size]}`}
          onOpenAutoFocus={() => {
            openedFrom.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus()
          }}
          onEscapeKeyDown={keepOpen}
          onPointerDownOutside={keepOpen}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <div className={styles.title}>
              <Radix.Title asChild>
                <Heading level={2}>{title}</Heading>
              </Radix.Title>
            </div>
            {!mustAnswer && <CloseCross onClose={() => onOpenChange(false)} />}
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
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function CloseCross({ onClose }: { onClose: () => void }) {
  return <IconButton icon={X} label={useLabels().close} onClick={onClose} />
}
