import { memo } from 'react'
import type { StatusTone } from '@seberang/tokens'
import { statusIcons } from '../../icons/status.ts'
import { Icon } from '../Icon/index.ts'
import { tones } from './StatusBadge.css.ts'

interface StatusBadgeProps {
  /** The stage to which the status belongs. */
  tone: StatusTone
  /** The shipment goes by sea, not by air. */
  bySea?: boolean
  children: string
}

/** The status of a shipment. Icon and words carry the meaning; the hue only helps to scan a list. */
export const StatusBadge = memo(function StatusBadge(props: StatusBadgeProps) {
  const { tone, bySea = false, children } = props
  return (
    <span className={tones[tone]}>
      <Icon icon={statusIcons(bySea)[tone]} size={14} />
      <span>{children}</span>
    </span>
  )
})
