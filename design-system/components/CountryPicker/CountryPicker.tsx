import type { Ref } from 'react'
import { Check } from '../../icons/index.ts'
import { FieldSet, type FieldProps } from '../Field/index.ts'
import { Flag, type FlagCountry } from '../Flag/index.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './CountryPicker.css.ts'

export interface CountryOption<Value extends string> {
  value: Value
  name: string
  flag: FlagCountry
  /** What distinguishes the country, by icon: the days by air and by sea. */
  facts?: readonly { icon: IconType; label: string; text: string }[]
}

interface CountryPickerProps<Value extends string> extends Omit<FieldProps, 'optionalLabel'> {
  options: readonly CountryOption<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  /** After the label: what the figures in the cards mean. */
  caption?: string
  ref?: Ref<HTMLInputElement>
}

/** A choice of one of a few countries, by flag and name. Arrow keys move. */
export function CountryPicker<Value extends string>(props: CountryPickerProps<Value>) {
  const { options, value, onChange, caption, ref, ...field } = props
  return (
    <FieldSet {...field} optionalLabel={caption}>
      {({ name, describedBy }) => (
        <div className={styles.room}>
          <div className={styles.grid}>
            {options.map((option, index) => (
              <label key={option.value} className={styles.card}>
                <input
                  ref={index === 0 ? ref : undefined}
                  type="radio"
                  className={styles.input}
                  name={name}
                  value={option.value}
                  checked={option.value === value}
                  data-state={field.error ? 'invalid' : 'valid'}
                  aria-describedby={field.error ? describedBy : undefined}
                  onChange={() => onChange(option.value)}
                />
                <span className={styles.flag}>
                  <Flag country={option.flag} size={20} />
                </span>
                <span className={styles.textBlock}>
                  <span className={styles.name}>{option.name}</span>
                  {option.facts && (
                    <span className={styles.facts}>
                      {option.facts.map(({ icon, label, text }) => (
                        <span key={label} className={styles.fact}>
                          <Icon icon={icon} size={16} />
                          <VisuallyHidden>{label}</VisuallyHidden>
                          {text}
                        </span>
                      ))}
                    </span>
                  )}
                </span>
                <span className={styles.check}>
                  <Icon icon={Check} size={18} />
                </span>
              </label>
            ))}
          </div>
        </div>
      )}
    </FieldSet>
  )
}
