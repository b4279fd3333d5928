import type { ReactNode } from 'react'
import * as styles from './DescriptionList.css.ts'

export interface Description {
  term: string
  value: ReactNode
  /** At the right edge: copy, change. */
  action?: ReactNode
}

interface DescriptionListProps {
  items: readonly Description[]
  /** `rows` with the term above, `inline` with the value at the right edge. */
  variant?: 'rows' | 'inline'
}

/** Names and their values. */
export function DescriptionList({ items, variant = 'rows' }: DescriptionListProps) {
  const inline = variant === 'inline'
  return (
    <dl className={styles.list}>
      {items.map(({ term, value, action }) =>
        inline ? (
          <div key={term} className={styles.inline}>
            <dt className={styles.inlineTerm}>{term}</dt>
            <dd className={styles.inlineValue}>{value}</dd>
          </div>
        ) : (
          <div key={term} className={styles.item}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
            {action && <dd className={styles.action}>{action}</dd>}
          </div>
        ),
      )}
    </dl>
  )
}
