import type { ReactNode, Ref } from 'react'
import { valuesOf, warnOfDuplicates } from '../../internal/dev-warning.ts'
import { FieldSet, type FieldProps } from '../Field/index.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: string
  description?: ReactNode
  /** Cannot be selected; the reason replaces the description. */
  unavailableReason?: string | undefined
}

interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioOption<Value>[]
  value: NoInfer<Value> | ''
  onChange: (value: Value) => void
  onBlur?: () => void
  /** In a row from tablets on. */
  columns?: 1 | 2
  ref?: Ref<HTMLInputElement>
}

/** A choice of one of a few short options. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, onBlur, columns = 1, ref, ...field } = props
  if (process.env.NODE_ENV !== 'production') warnOfDuplicates('RadioGroup', field.label, valuesOf(options))
  return (
    <FieldSet {...field}>
      {({ name }) => (
        <div className={styles.options[columns]}>
          {options.map((option, index) => (
            <label
              key={option.value}
              className={styles.option}
              data-state={option.unavailableReason === undefined ? 'available' : 'unavailable'}
            >
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                className={styles.radio}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.unavailableReason !== undefined}
                data-state={field.error ? 'invalid' : 'valid'}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
              />
              <span className={styles.textBlock}>
                <span className={styles.label}>{option.label}</span>
                <Below option={option} />
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldSet>
  )
}

/** What an option means, or why it is unavailable. */
function Below({ option: { description, unavailableReason } }: { option: RadioOption<string> }) {
  const text = unavailableReason ?? description
  return text === undefined ? null : <span className={styles.description}>{text}</span>
}
