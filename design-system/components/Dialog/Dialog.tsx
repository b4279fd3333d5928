import * as Radix from '@radix-ui/react-dialog'
import { useId, useLayoutEffect, useRef } from 'react'
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
  /** The safe choice, to the left of the solid one. */
  footer?: ReactNode
  /** Requires an answer: neither Escape nor a press outside closes it, and there is no close button. */
  requiresAnswer?: boolean
  /** Hides the page behind instead of dimming it, for a page that whoever looks must not read. */
  coversPage?: boolean
  /** A full-width drawing above the title. */
  picture?: ReactNode
  /** `alertdialog` to confirm something that cannot be undone. */
  role?: 'dialog' | 'alertdialog'
  /** Gets the initial focus; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

/**
 * Interrupts the work with one question or task. On a phone it is a bottom sheet. No dialog opens another.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {/* Radix' own portal renders everything twice, to find out whether there is a document. */}
      {open && createPortal(<OpenDialog {...props} />, document.body)}
    </Radix.Root>
  )
}

function OpenDialog(props: DialogProps) {
  const { title, description, size = 'medium', footer, requiresAnswer = false, coversPage = false } = props
  const { picture, role = 'dialog', initialFocus, onOpenChange, children } = props
  const id = useId()
  const focusReturn = useFocusReturn()
  useScrollLock()
  const body = useRef<HTMLDivElement>(null)
  useKeyboardScroll(body)
  const keepOpen = (event: Event): void => {
    if (requiresAnswer) event.preventDefault()
  }
  const cross = !requiresAnswer && <CloseCross onClose={() => onOpenChange(false)} />
  return (
    <>
      <div className={coversPage ? styles.cover : styles.scrim} />
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
        onEscapeKeyDown={(event) => {
          if (hasOpenList(event.target)) event.preventDefault()
          else keepOpen(event)
        }}
        onPointerDownOutside={keepOpen}
        // Radix' Title and Description register themselves with the dialog, which renders it again for each.
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
        <div ref={body} className={styles.body}>
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

const stops = 'a[href], button, input, select, textarea, [tabindex]'

/** An area that scrolls and holds nothing that takes the focus takes it, for a keyboard to scroll it. */
function useKeyboardScroll(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    function measure(): void {
      if (!area.current) return
      const { scrollHeight, clientHeight } = area.current
      const isStop = scrollHeight > clientHeight && area.current.querySelector(stops) === null
      if (isStop) area.current.setAttribute('tabindex', '0')
      else area.current.removeAttribute('tabindex')
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })
}

function CloseCross({ onClose }: { onClose: () => void }) {
  return <IconButton icon={X} label={useLabels().close} onClick={onClose} />
}

/** The first Escape is for the list of the field that it was pressed in. */
const hasOpenList = (pressedIn: EventTarget | null): boolean =>
  pressedIn instanceof Element && pressedIn.matches('[role="combobox"][aria-expanded="true"]')
