import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './Tooltip.css.ts'

/** ms of hover before it opens; keyboard focus opens it at once. */
const restFor = 300

interface TooltipProps {
  /** Extra information; nothing essential, since touch cannot open it. */
  text: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** The button or link that it explains. */
  children: ReactElement
}

/** A short explanation of a control, on hover or focus. Escape closes it. */
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
