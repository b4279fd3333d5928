import { useEffect, useRef } from 'react'
import { CircleAlert } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './FormErrorSummary.css.ts'

export interface FormErrorItem {
  id: string
  /** The error, in the same words as beside its field. */
  text: string
  /** Moves the focus to the field. */
  onNavigate: () => void
}

interface FormErrorSummaryProps {
  /** Their number: "3 hal belum lengkap". */
  title: string
  items: readonly FormErrorItem[]
}

/**
 * Everything that prevents a form from being submitted, each a link to its field. Announced when it appears.
 */
export function FormErrorSummary({ title, items }: FormErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isShown = items.length > 0
  useEffect(() => {
    // After the form has focused its first field, which may leave this half below a sticky header.
    if (isShown) queueMicrotask(() => showWhole(ref.current))
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={ref} className={styles.summary} role="alert">
      <p className={styles.title}>
        <Icon icon={CircleAlert} size={18} />
        {title}
      </p>
      <ul className={styles.list}>
        {items.map(({ id, text, onNavigate }) => (
          <li key={id}>
            <button type="button" className={styles.go} onClick={onNavigate}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One that is out of sight stays there: the focus is at the field. */
function showWhole(summary: HTMLElement | null): void {
  if (summary && summary.getBoundingClientRect().bottom > 0) summary.scrollIntoView({ block: 'nearest' })
}
