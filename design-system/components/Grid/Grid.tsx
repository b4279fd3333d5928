import type { ReactNode } from 'react'
import * as styles from './Grid.css.ts'

interface GridProps {
  columns: keyof typeof styles.columns
  /** At least two columns, on a phone as well. */
  dense?: boolean
  /** 4 between fields, 6 to 8 between groups. */
  space?: 2 | 4 | 6 | 8
  as?: 'div' | 'ul' | 'ol'
  children: ReactNode
}

/** Equal columns that become one on a phone. For fields of different widths: `columns={6}` with GridItems. */
export function Grid({ columns, space = 4, dense = false, as: Element = 'div', children }: GridProps) {
  const layout = dense ? styles.dense[columns] : styles.columns[columns]
  return <Element className={`${styles.grid} ${layout} ${styles.gaps[space]}`}>{children}</Element>
}

interface GridItemProps {
  /**
   * Columns out of six; `half`, `third` and `twoThirds` take the full width on a phone, the others do not.
   */
  span: keyof typeof styles.spans
  children: ReactNode
}

/** A cell of a grid of six columns. */
export function GridItem({ span, children }: GridItemProps) {
  return <div className={`${styles.cell} ${styles.spans[span]}`}>{children}</div>
}
