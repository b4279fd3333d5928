import * as Radix from '@radix-ui/react-popover'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './Popover.css.ts'

export interface PopoverProps {
  /** A Button or IconButton. */
  trigger: ReactElement
  /** Names what opens, for screen readers. */
  label: string
  /** With `onOpenChange`, whoever holds several of them decides which one is open; left out, it holds itself. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  /** `panel` is 340 px wide and brings no space of its own. */
  width?: 'content' | 'panel'
  children: ReactNode
}

/** More, beside the button that opens it. The page stays usable; Escape or a press beside it closes. */
export function Popover(props: PopoverProps) {
  const { trigger, label, open, onOpenChange, align = 'end', width = 'content', children } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={`${styles.popover} ${styles.widths[width]}`}
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          onCloseAutoFocus={(event) => {
            // Closed by another that opened: the focus is there by now and stays.
            if (document.activeElement !== document.body) event.preventDefault()
          }}
          onOpenAutoFocus={(event) => {
            // The panel itself, so that the next stop is its first link: by itself the focus would pass links by.
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
