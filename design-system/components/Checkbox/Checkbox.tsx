import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldMessage } from '../Field/index.ts'
import * as styles from './Checkbox.css.ts'

interface CheckboxProps {
  /** May hold links: "Saya setuju dengan …". */
  label: ReactNode
  description?: ReactNode
  error?: string | undefined
  name?: string
  checked: boolean
  /** Some, but not all, of the items are selected. */
  indeterminate?: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
  /** Cannot be selected; the reason replaces the description. */
  unavailableReason?: string | undefined
}

/** Yes or no. */
export function Checkbox(props: CheckboxProps) {
  const { label, description, error, name, checked, indeterminate, onChange, onBlur, unavailableReason } =
    props
  const id = useId()
  const below = unavailableReason ?? description
  const described = [below && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label className={styles.row} htmlFor={id}>
        <input
          ref={thirdState(indeterminate)}
          id={id}
          type="checkbox"
          className={styles.box}
          name={name}
          checked={checked}
          disabled={unavailableReason !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
        />
        <span className={styles.textBlock}>
          <span className={below ? styles.label : styles.plainLabel}>{label}</span>
          {below && (
            <span id={`${id}-description`} className={styles.description}>
              {below}
            </span>
          )}
        </span>
      </label>
      <div className={styles.message}>
        <FieldMessage id={`${id}-error`} error={error} />
      </div>
    </div>
  )
}

interface CheckProps {
  /** Says what is selected: "Pilih Lensa Fujinon". */
  label: string
  checked: boolean
  indeterminate?: boolean
  unavailable?: boolean
  onChange: (checked: boolean) => void
}

/** The box alone, for rows whose label is elsewhere. */
export function Check({ label, checked, indeterminate, unavailable = false, onChange }: CheckProps) {
  return (
    <input
      ref={thirdState(indeterminate)}
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={checked}
      disabled={unavailable}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

type Box = HTMLInputElement | null
const setIndeterminate = (box: Box): void => {
  if (box) box.indeterminate = true
}
const setDefinite = (box: Box): void => {
  if (box) box.indeterminate = false
}

/** `indeterminate` is a property, not an attribute. The ref is attached only to boxes that use it. */
function thirdState(indeterminate: boolean | undefined): ((box: Box) => void) | undefined {
  if (indeterminate === undefined) return undefined
  return indeterminate ? setIndeterminate : setDefinite
}
