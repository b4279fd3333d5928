import type { ReactNode } from 'react'
import * as styles from './Illustration.css.ts'

export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 232 100" aria-hidden="true">
      {children}
    </svg>
  )
}
