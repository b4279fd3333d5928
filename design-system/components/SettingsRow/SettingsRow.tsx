import type { ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import * as styles from './SettingsRow.css.ts'

interface SettingsRowProps {
  icon: IconType
  title: ReactNode
  /** A state beside the title: a `Badge`. */
  badge?: ReactNode
  /** What is known of it, below the title. */
  note?: ReactNode
  /** Plain buttons, or a word in their place. */
  action?: ReactNode
}

/** A setting that takes effect by an action of its own, not by typing. */
export function SettingsRow({ icon, title, badge, note, action }: SettingsRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon icon={icon} size={24} />
      </span>
      <div className={styles.words}>
        <div className={styles.title}>
          <span>{title}</span>
          {badge}
        </div>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </li>
  )
}

/** Rows with hairlines between them. */
export function SettingsRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  )
}
