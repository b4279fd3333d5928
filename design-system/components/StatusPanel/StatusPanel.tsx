import type { ReactNode } from 'react'
import { Heading } from '../Heading/index.ts'
import * as styles from './StatusPanel.css.ts'

interface StatusPanelProps {
  /** Abroad or domestic. */
  stage: string
  status: string
  /** The expected arrival, formatted. */
  expected?: { label: string; time: string }
  /** `small` where a page has several. */
  size?: 'medium' | 'small'
  /** A CrossingProgress. */
  children?: ReactNode
}

/** Where the parcel is now, on the deep background; the top of a sheet. */
export function StatusPanel({ stage, status, expected, size = 'medium', children }: StatusPanelProps) {
  return (
    <div className={styles.panel} data-size={size}>
      <div className={styles.head}>
        <div>
          <p className={styles.quiet}>{stage}</p>
          <Heading level={2} step={size === 'small' ? 'h2' : 'display'} tone="onDeep">
            {status}
          </Heading>
        </div>
        {expected && (
          <div className={styles.expected}>
            <p className={styles.quiet}>{expected.label}</p>
            <p className={styles.when}>{expected.time}</p>
          </div>
        )}
      </div>
      {children && <div className={styles.route}>{children}</div>}
    </div>
  )
}
