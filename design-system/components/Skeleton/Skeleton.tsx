import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Skeleton.css.ts'

interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'field' | 'thumbnail'
  width?: 'full' | 'long' | 'medium' | 'short'
}

/** The shape of what is on its way. Stands inside of Loading, which says so in words. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  const size = shape === 'thumbnail' ? '' : styles.widths[width]
  return <span className={`${styles.skeleton} ${size} ${styles.shapes[shape]}`} />
}

/** Rows of a list on their way. */
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
  /** What is on its way: "Memuat kiriman". */
  label: string
  children: ReactNode
}

/** Says once what is loading and keeps the bones from being read. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-live="polite" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
