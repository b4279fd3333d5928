import type { ReactNode } from 'react'
import { RouterLink } from '../../link/index.ts'
import { Code } from '../Code/index.ts'
import * as styles from './NotificationPanel.css.ts'

export interface NotificationEntry {
  href: string
  /** Of the invoice. */
  code: string
  time: string
  status: string
  message: string
}

interface NotificationPanelProps {
  /** Names the list for screen readers. */
  label: string
  entries: readonly NotificationEntry[]
  empty: ReactNode
}

/** Pending payments, each a link to its invoice. Used in a HeaderPanel. */
export function NotificationPanel({ label, entries, empty }: NotificationPanelProps) {
  if (entries.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map(({ href, code, time, status, message }) => (
        <li key={code}>
          <RouterLink href={href} className={styles.entry}>
            <span className={styles.code}>
              <Code>{code}</Code>
            </span>
            <span className={styles.time}>{time}</span>
            <span className={styles.status}>{status}</span>
            <span>{message}</span>
          </RouterLink>
        </li>
      ))}
    </ul>
  )
}
