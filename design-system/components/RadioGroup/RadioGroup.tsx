import type { ReactNode, Ref } from 'react'
import { FieldSet, type FieldProps } from '../Field/index.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: string
  description?: ReactNode
}

interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioOption<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  onBlur?: () => void
  /** Beside each other from tablets on. */
  columns?: 1 | 2
  ref?: Ref<HTMLInputElement>
}

/** One of a few answers that need no card. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, onBlur, columns = 1, ref, ...field } = props
  return (
    <FieldSet {...field}>
      {({ name }) => (
        <div className={styles.options[columns]}>
          {options.map((option, index) => (
            <label key={option.value} className={styles.option}>
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                className={styles.radio}
                name={name}
                value={option.value}
                checked={option.value === value}
                data-state={field.error ? 'invalid' : 'valid'}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
              />
              <span className={styles.words}>
                <span className={styles.label}>{option.label}</span>
                {option.description && <span className={styles.description}>{option.description}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldSet>
  )
}
