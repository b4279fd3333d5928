import type { ReactNode } from 'react'
import * as styles from './Columns.css.ts'

interface ColumnsProps {
  /** `narrow` 320, `locker` 328, `medium` 400, `wide` 420 for an aside on the right; `hero` 452 on Home; `lead` 380 for a heading on the left. */
  aside: keyof typeof styles.asides
  /** The aside stays in view while the content scrolls. */
  stickyAside?: boolean
  /** The aside is shown from 992 px only, because narrower layouts repeat it elsewhere. */
  asideOnDesktopOnly?: boolean
  /** More content below the first part; on a phone the aside stands between both. */
  rest?: ReactNode
  /** Two children: content and aside; with `lead`, heading and content. */
  children: [ReactNode, ReactNode]
}

/** Content with an aside from 992 px; a single column below that. */
export function Columns({
  aside,
  stickyAside = false,
  asideOnDesktopOnly = false,
  rest,
  children,
}: ColumnsProps) {
  const [first, second] = children
  const looks = [styles.columns, styles.asides[aside], rest !== undefined && styles.withRest]
  const secondLooks = [
    stickyAside ? styles.sticky : styles.cell,
    asideOnDesktopOnly && styles.hiddenBelowDesktop,
    rest !== undefined && styles.besideBoth,
  ]
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      <div className={styles.cell}>{first}</div>
      <div className={secondLooks.filter(Boolean).join(' ')}>{second}</div>
      {rest !== undefined && <div className={styles.cell}>{rest}</div>}
    </div>
  )
}
