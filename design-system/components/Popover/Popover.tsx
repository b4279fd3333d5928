import * as Radix from '@radix-ui/react-popover'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './Popover.css.ts'

export interface PopoverProps {
  /** A Button or IconButton. */
  trigger: ReactElement
  /** Names the content for screen readers. */
  label: string
  /** With `onOpenChange` it is controlled, for callers with several of them; uncontrolled when omitted. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  /** Of the button; the opposite one where there is no room. */
  side?: 'bottom' | 'left'
  /** `note` is 320 px wide and `panel` 340; both have no padding. */
  width?: 'content' | 'note' | 'panel'
  children: ReactNode
}

/**
 * More content, beside the button that opens it. The page stays usable; Escape or a press outside closes it.
 */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    open,
    onOpenChange,
    align = 'end',
    side = 'bottom',
    width = 'content',
    children,
  } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={`${styles.popover} ${styles.widths[width]}`}
          aria-label={label}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={16}
          onCloseAutoFocus={(event) => {
            // Closed because another opened: the focus has moved there and stays.
            if (document.activeElement !== document.body) event.preventDefault()
          }}
          onOpenAutoFocus={(event) => {
            // Focuses the panel itself, so that the next stop is its first link, which Radix would skip.
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true })
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
