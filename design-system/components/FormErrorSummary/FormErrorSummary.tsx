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
  if (items.length === 0) return null
  return (
    <div className={styles.summary} role="alert">
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
