import type { ReactNode, Ref } from 'react'
import { ChevronDown } from '../../icons/index.ts'
import { valuesOf, warnOfDuplicates } from '../../internal/dev-warning.ts'
import { Field } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import * as control from '../Field/control.css.ts'
import * as styles from './Select.css.ts'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  /** Visible, but unavailable. */
  unavailable?: boolean
}

/** A group of options, under a name that cannot be chosen itself. */
export interface SelectGroup<Value extends string> {
  label: string
  options: readonly SelectOption<Value>[]
}

export interface SelectProps<Value extends string> extends FieldProps {
  name?: string
  /** A flat list, or groups. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[]
  /** `''` while nothing is chosen. */
  value: NoInfer<Value> | ''
  onChange: (value: Value) => void
  onBlur?: () => void
  /** Shown while nothing is chosen: "Pilih kategori". */
  placeholder?: string
  /** A flag or icon of the chosen option. */
  leading?: ReactNode
  ref?: Ref<HTMLSelectElement>
}

/** A choice from a list that needs no search. It is the native select, so that a phone shows its picker. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    optionalLabel,
    hint,
    error,
    options,
    value,
    onChange,
    onBlur,
    placeholder,
    leading,
    ...select
  } = props
  const all = options.flatMap((each) => ('options' in each ? each.options : [each]))
  if (process.env.NODE_ENV !== 'production') warnOfDuplicates('Select', label, valuesOf(all))
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => (
        <div className={control.frame} data-state={error ? 'invalid' : 'valid'}>
          {leading && <span className={control.lead}>{leading}</span>}
          <select
            {...select}
            {...ties}
            className={styles.select}
            data-state={value === '' ? 'empty' : 'chosen'}
            value={value}
            onBlur={onBlur}
            onChange={(event) => {
              const chosen = all.find((option) => option.value === event.currentTarget.value)
              if (chosen) onChange(chosen.value)
            }}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((each) =>
              'options' in each ? (
                <optgroup key={each.label} label={each.label}>
                  {each.options.map(drawn)}
                </optgroup>
              ) : (
                drawn(each)
              ),
            )}
          </select>
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} size={18} />
          </span>
        </div>
      )}
    </Field>
  )
}

function drawn({ value, label, unavailable }: SelectOption<string>) {
  return (
    <option key={value} value={value} disabled={unavailable}>
      {label}
    </option>
  )
}
