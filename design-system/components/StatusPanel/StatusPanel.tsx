import type { ReactNode } from 'react'
import { Heading } from '../Heading/index.ts'
import * as styles from './StatusPanel.css.ts'

interface StatusPanelProps {
  /** Abroad or domestic. */
  stage: string
  status: string
  /** The expected arrival, formatted. */
  expected?: { label: string; time: string }
  /** A CrossingProgress. */
  children?: ReactNode
}

/** Where the parcel is now, on the deep background; the top of a sheet. */
export function StatusPanel({ stage, status, expected, children }: StatusPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div>
          <p className={styles.quiet}>{stage}</p>
          <Heading level={2} step="display" tone="onDeep">
            {status}
          </Heading>
        </div>
        {expected && (
          <div>
            <p className={styles.quiet}>{expected.label}</p>
            <p className={styles.when}>{expected.time}</p>
          </div>
        )}
      </div>
      {children && <div className={styles.route}>{children}</div>}
    </div>
  )
}
