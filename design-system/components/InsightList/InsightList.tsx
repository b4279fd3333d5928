import type { ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import * as styles from './InsightList.css.ts'

export interface Insight {
  id: string
  icon: IconType
  /** The benefit, before the sentence: "Rp122.500 lebih murah". */
  gain?: string | undefined
  text: string
  action?: ReactNode
}

interface InsightListProps {
  /** Names the list for screen readers. */
  label: string
  items: readonly Insight[]
}

/** Insights, a sentence each: the benefit first, the action on the right. */
export function InsightList({ label, items }: InsightListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ id, icon, gain, text, action }) => (
        <li key={id} className={styles.item}>
          <span className={styles.icon}>
            <Icon icon={icon} size={18} />
          </span>
          <p className={styles.text}>
            {gain && <strong className={styles.gain}>{gain}</strong>} {text}
          </p>
          {action && <div className={styles.action}>{action}</div>}
        </li>
      ))}
    </ul>
  )
}
