import { memo } from 'react'
import type { StatusTone } from '@seberang/tokens'
import { statusIcons } from '../../icons/status.ts'
import { Icon } from '../Icon/index.ts'
import { tones } from './StatusBadge.css.ts'

interface StatusBadgeProps {
  /** The stage of the crossing that the status belongs to. */
  tone: StatusTone
  /** The shipment goes by ship, not by plane. */
  bySea?: boolean
  children: string
}

/** Where a shipment is. Icon and words carry the meaning, the hue only helps to skim a list. */
export const StatusBadge = memo(function StatusBadge(props: StatusBadgeProps) {
  const { tone, bySea = false, children } = props
  return (
    <span className={tones[tone]}>
      <Icon icon={statusIcons(bySea)[tone]} size={14} />
      <span>{children}</span>
    </span>
  )
})
