import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Skeleton.css.ts'

interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'field' | 'thumbnail'
  width?: 'full' | 'long' | 'medium' | 'short'
}

/** The shape of loading content. Used inside Loading, which announces it. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  const size = shape === 'thumbnail' ? '' : styles.widths[width]
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
