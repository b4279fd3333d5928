import { valuesOf, warnOfDuplicates } from '../../internal/dev-warning.ts'
import { FieldSet } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import * as styles from './SegmentedControl.css.ts'

export interface SegmentedControlOption<Value extends string> {
  value: Value
  label: string
  icon?: IconType
  /** Unavailable; give the reason in the hint. */
  unavailable?: boolean
}

interface SegmentedControlProps<Value extends string> extends FieldProps {
  options: readonly SegmentedControlOption<Value>[]
  value: NoInfer<Value>
  onChange: (value: Value) => void
  /** For screen readers alone, where the options say what they do. */
  labelHidden?: boolean
}

/** A choice of one of two to four short options: Udara or Laut. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { options, value, onChange, ...field } = props
  if (process.env.NODE_ENV !== 'production')
    warnOfDuplicates('SegmentedControl', field.label, valuesOf(options))
  return (
    <FieldSet {...field}>
      {({ name }) => (
        <div className={styles.track}>
          {options.map((option) => (
            <label
              key={option.value}
              className={styles.option}
              data-state={option.unavailable ? 'unavailable' : 'available'}
            >
              <input
                type="radio"
                className={styles.input}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.unavailable}
                onChange={() => onChange(option.value)}
              />
              {option.icon && (
                <span className={styles.icon}>
                  <Icon icon={option.icon} size={16} />
                </span>
              )}
              {option.label}
            </label>
          ))}
        </div>
      )}
    </FieldSet>
  )
}
