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
  /** The one thing to do, and perhaps a second beside it. */
  action?: ReactNode
  /** A code for customer service, for example. */
  note?: ReactNode
}

/** A small drawing, what it is about, and the way on. */
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

/** Nothing here yet: what will be, and the one thing to do. */
export function EmptyState({ illustration = 'parcel', ...message }: EmptyStateProps) {
  return <StateMessage illustration={illustration} {...message} />
}
