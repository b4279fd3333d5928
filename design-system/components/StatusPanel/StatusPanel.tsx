import type { ReactNode } from 'react'
import { Heading } from '../Heading/index.ts'
import * as styles from './StatusPanel.css.ts'

interface StatusPanelProps {
  /** The shipment. */
  title: string
  /** Under the title: its code. */
  text?: ReactNode
  /** A StatusBadge: where the parcel is. */
  status: ReactNode
  /** The expected arrival, formatted. */
  expected?: { label: string; time: string }
  /** A CrossingProgress. */
  children?: ReactNode
}

/** Which shipment this is and where it is now; the top of its sheet. */
export function StatusPanel({ title, text, status, expected, children }: StatusPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.named}>
          <Heading level={2} step="h3">
            {title}
          </Heading>
          {text && <p className={styles.quiet}>{text}</p>}
        </div>
        <div className={styles.state}>
          {status}
          {expected && (
            <p className={styles.quiet}>
              {expected.label} <b className={styles.when}>{expected.time}</b>
            </p>
          )}
        </div>
      </div>
      {children && <div className={styles.route}>{children}</div>}
    </div>
  )
}
