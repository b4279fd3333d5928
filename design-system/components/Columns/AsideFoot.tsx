import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useMoreBelow } from '../../internal/use-more-at.ts'
import * as styles from './Columns.css.ts'

/** The end of a sticky aside, which stays in view while the rest of it scrolls. */
export function AsideFoot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null)
  const hasMore = useMoreBelow(foot, `.${styles.sticky}`)
  return (
    <div ref={foot} className={styles.asideFoot} data-state={hasMore ? 'more' : 'end'}>
      {children}
    </div>
  )
}
