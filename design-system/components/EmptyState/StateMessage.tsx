import type { ReactNode } from 'react'
import { Heading } from '../Heading/index.ts'
import { Drawing } from '../Illustration/Drawing.tsx'
import * as styles from './EmptyState.css.ts'

export interface StateMessageProps {
  illustration: ReactNode
  /** 1 where it is the whole page. */
  level?: 1 | 2 | 3
  title: string
  text: ReactNode
  /** The main action, and perhaps a secondary one. */
  action?: ReactNode
  /** For example a code for customer service. */
  note?: ReactNode
}

/** A small drawing, what it is about, and an action. */
export function StateMessage({ illustration, level = 2, title, text, action, note }: StateMessageProps) {
  return (
    <div className={styles.state}>
      <div className={styles.picture}>
        <Drawing>{illustration}</Drawing>
      </div>
      <Heading level={level} step="h1">
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
