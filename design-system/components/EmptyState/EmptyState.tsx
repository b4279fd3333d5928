import type { ReactNode } from 'react'
import { Heading } from '../Heading/index.ts'
import { Illustration } from '../Illustration/index.ts'
import type { IllustrationName } from '../Illustration/index.ts'
import * as styles from './EmptyState.css.ts'

export interface StateMessageProps {
  illustration: IllustrationName
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
        <Illustration name={illustration} />
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

interface EmptyStateProps extends Omit<StateMessageProps, 'illustration'> {
  illustration?: 'locker' | 'parcel'
}

/** Nothing here yet: what will appear here, and the one thing to do. */
export function EmptyState({ illustration = 'parcel', ...message }: EmptyStateProps) {
  return <StateMessage illustration={illustration} {...message} />
}
