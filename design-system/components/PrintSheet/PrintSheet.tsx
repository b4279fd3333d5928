import type { ReactNode } from 'react'
import './pages.css'
import * as styles from './PrintSheet.css.ts'

export const paperSizes = ['a4', 'label'] as const
export type PaperSize = (typeof paperSizes)[number]

interface PrintPageProps {
  /** Print and back buttons; not printed themselves. */
  tools: ReactNode
  children: ReactNode
}

/** A page of sheets as they will be printed. */
export function PrintPage({ tools, children }: PrintPageProps) {
  return (
    <main className={styles.page}>
      <div className={styles.tools}>{tools}</div>
      {children}
    </main>
  )
}

/** One sheet of paper: A4, or the 100 × 150 mm of label printers. Ink on white in every theme. */
export function PrintSheet({ size, children }: { size: PaperSize; children: ReactNode }) {
  return (
    <article className={styles.papers[size]} data-theme="light">
      {children}
    </article>
  )
}
