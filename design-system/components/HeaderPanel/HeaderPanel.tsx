import type { ReactNode } from 'react'
import type { CountBadgeTone } from '../CountBadge/index.ts'
import { Heading } from '../Heading/index.ts'
import { IconButton } from '../IconButton/index.ts'
import type { IconType } from '../Icon/index.ts'
import { Popover } from '../Popover/index.ts'
import * as styles from './HeaderPanel.css.ts'

interface HeaderPanelProps {
  icon: IconType
  /** The label of the icon, with the count in words if there is one: "Pemberitahuan, 1 baru". */
  label: string
  count?: number
  countTone?: CountBadgeTone
  title: string
  /** Controlled by the header, which opens one panel at a time. */
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** The panel that opens below an icon of the header. */
export function HeaderPanel(props: HeaderPanelProps) {
  const { icon, label, count, countTone, title, open, onOpenChange, children } = props
  return (
    <Popover
      width="panel"
      label={title}
      open={open}
      onOpenChange={onOpenChange}
      trigger={<IconButton icon={icon} label={label} count={count} countTone={countTone} />}
    >
      <div className={styles.title}>
        <Heading level={2} step="h4">
          {title}
        </Heading>
      </div>
      <div className={styles.body}>{children}</div>
    </Popover>
  )
}
