import type { ReactNode } from 'react'
import * as styles from './TermList.css.ts'

export interface TermEntry {
  /** The target of the URL's hash. */
  id: string
  name: ReactNode
  /** Written out, below an abbreviation. */
  full?: ReactNode
  text: ReactNode
  /** What it is based on. */
  law?: ReactNode
}

interface TermListProps {
  items: readonly TermEntry[]
  /** The one that the address names, by its id: it is marked. */
  current?: string
}

/** Terms and what they mean, each with an address of its own. */
export function TermList({ items, current }: TermListProps) {
  return (
    <dl>
      {items.map(({ id, name, full, text, law }) => (
        <div key={id} id={id} className={styles.item} data-state={id === current ? 'current' : 'other'}>
          <dt className={styles.name}>
            {name}
            {full && <span className={styles.full}>{full}</span>}
          </dt>
          <dd className={styles.body}>
            <div className={styles.text}>{text}</div>
            {law && <div className={styles.law}>{law}</div>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
