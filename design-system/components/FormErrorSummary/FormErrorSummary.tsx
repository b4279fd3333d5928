import { CircleAlert } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './FormErrorSummary.css.ts'

export interface FormErrorItem {
  id: string
  /** What is missing or wrong, as it stands beside its field. */
  text: string
  /** Brings the focus to the field. */
  onNavigate: () => void
}

interface FormErrorSummaryProps {
  /** How many there are: "3 hal belum lengkap". */
  title: string
  items: readonly FormErrorItem[]
}

/** All that keeps a form from being sent, each a way to its field. Read out when it appears. */
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
