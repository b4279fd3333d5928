import { useId } from 'react'
import type { ReactNode } from 'react'
import * as styles from './Switch.css.ts'

interface SwitchProps {
  label: string
  description?: ReactNode
  name?: string
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
}

/** On or off, at once: what it changes is seen without saving. */
export function Switch({ label, description, name, checked, onChange, onBlur }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.row} htmlFor={id}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {description && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.track}
        name={name}
        checked={checked}
        aria-checked={checked}
        aria-describedby={description ? `${id}-description` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
      />
    </label>
  )
}
