import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Skeleton.css.ts'

interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'field' | Square
  width?: 'full' | 'long' | 'medium' | 'short'
}

type Square = 'thumbnail' | 'check' | 'picture'
const squares: ReadonlySet<string> = new Set<Square>(['thumbnail', 'check', 'picture'])

/** The shape of loading content. Used inside Loading, which announces it. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  const size = squares.has(shape) ? '' : styles.widths[width]
  return <span className={`${styles.skeleton} ${size} ${styles.shapes[shape]}`} />
}

/** Rows of a loading list. */
export function SkeletonRows({ count = 3 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={styles.row}>
      <Skeleton shape="thumbnail" />
      <span className={styles.lines}>
        <Skeleton width="long" />
        <Skeleton width="medium" />
      </span>
      <Skeleton />
    </span>
  ))
}

/** Rows of a loading list of CartCards, which can be selected. */
export function SkeletonCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={styles.card}>
      <Skeleton shape="check" />
      <Skeleton shape="picture" />
      <span className={styles.lines}>
        <Skeleton width="medium" />
        <Skeleton width="long" />
      </span>
      <span className={styles.amount}>
        <Skeleton />
      </span>
    </span>
  ))
}

interface LoadingProps {
  /** What is loading: "Memuat kiriman". */
  label: string
  children: ReactNode
}

/** Announces once what is loading and hides the skeleton from screen readers. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-live="polite" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
