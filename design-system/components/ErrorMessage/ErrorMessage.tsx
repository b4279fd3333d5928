import { CircleAlert } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './ErrorMessage.css.ts'

interface ErrorMessageProps {
  /** The control refers to it in `aria-describedby`. */
  id?: string
  /** Says how to fix it. */
  children: string
}

/**
 * An error below what is wrong, saying how to fix it. Fields have their own; this is for anything that is not
 * a field.
 */
export function ErrorMessage({ id, children }: ErrorMessageProps) {
  return (
    <p id={id} className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon icon={CircleAlert} size={16} />
      </span>
      <span className={styles.errorText}>{children}</span>
    </p>
  )
}
