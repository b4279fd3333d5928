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
  /** Cannot be switched; the reason replaces the description. */
  unavailableReason?: string | undefined
}

/** On or off, effective at once without saving. */
export function Switch(props: SwitchProps) {
  const { label, description, name, checked, onChange, onBlur, unavailableReason } = props
  const id = useId()
  const below = unavailableReason ?? description
  return (
    <label className={styles.row} htmlFor={id}>
      <span className={styles.textBlock}>
        <span className={styles.label}>{label}</span>
        {below && (
          <span id={`${id}-description`} className={styles.description}>
            {below}
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
        disabled={unavailableReason !== undefined}
        aria-describedby={below ? `${id}-description` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
      />
    </label>
  )
}
