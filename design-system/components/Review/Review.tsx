import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Heading } from '../Heading/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Review.css.ts'

interface ReviewProps {
  title: string
  level?: 2 | 3
  edit: { label: string; onEdit: () => void }
  children: ReactNode
}

/** One part of what was filled in, to be checked before it is saved, with the way back to it. Used inside a SheetSection. */
export function Review({ title, level = 2, edit, children }: ReviewProps) {
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <Heading level={level} step="h3">
          {title}
        </Heading>
        <div className={styles.edit}>
          <Button variant="plain" size="field" onClick={edit.onEdit}>
            {edit.label} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        </div>
      </div>
      {children}
    </div>
  )
}

interface ReviewLineProps {
  title: string
  /** Quantity, weight, code: each a line of its own. */
  details?: readonly string[]
  /** Formatted. */
  amount?: string | undefined
  /** The customer's own photo. */
  photo?: string | undefined
  /** `sum` closes the list. */
  kind?: 'item' | 'sum'
  /** Below: a notice about these goods. */
  children?: ReactNode
}

/** A line of a review: what it is on the left, what it costs on the right. */
export function ReviewLine({ title, details = [], amount, photo, kind = 'item', children }: ReviewLineProps) {
  return (
    <li className={styles.line} data-kind={kind}>
      <div className={styles.row}>
        {photo && <img className={styles.thumbnail} src={photo} alt="" />}
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {details.map((detail) => (
            <p key={detail} className={styles.detail}>
              {detail}
            </p>
          ))}
        </div>
        {amount && <p className={styles.amount}>{amount}</p>}
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </li>
  )
}

/** The lines of a review. */
export function ReviewLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
