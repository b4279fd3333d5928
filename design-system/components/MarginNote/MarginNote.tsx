import type { ReactNode } from 'react'
import * as styles from './MarginNote.css.ts'

interface MarginNoteProps {
  title: string
  children: ReactNode
}

/** A side note, with a marker-coloured edge and no icon: neither a warning nor an error. */
export function MarginNote({ title, children }: MarginNoteProps) {
  return (
    <aside className={styles.note} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{children}</div>
    </aside>
  )
}
