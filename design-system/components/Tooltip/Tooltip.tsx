import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './Tooltip.css.ts'

/** ms that a pointer rests before it opens; the keyboard opens at once. */
const restFor = 300

interface TooltipProps {
  /** A few words more; nothing that cannot be done without, since no finger opens it. */
  text: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** The button or link that it explains. */
  children: ReactElement
}

/** A few words on what a button does, while a pointer or the focus is on it. Escape closes. */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={restFor}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} side={side} sideOffset={8} collisionPadding={16}>
            {text}
            <Radix.Arrow className={styles.arrow} width={16} height={8} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
