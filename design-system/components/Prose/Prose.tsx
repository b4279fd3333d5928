import type { ReactNode } from 'react'
import { prose } from './Prose.css.ts'

/** A long text of headings, paragraphs, lists and tables, at the size for reading. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose}>{children}</div>
}
