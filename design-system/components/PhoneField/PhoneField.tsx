import type { Ref } from 'react'
import { ChevronDown } from '../../icons/index.ts'
import { Field } from '../Field/index.ts'
import * as control from '../Field/control.css.ts'
import { Icon } from '../Icon/index.ts'
import type { TextInputProps } from '../TextField/index.ts'
import { joinPhone, splitPhone } from './phone.ts'
import * as styles from './PhoneField.css.ts'

interface PhoneFieldProps extends Omit<TextInputProps, 'inputMode' | 'autoComplete' | 'placeholder'> {
  /** Country codes, the usual one first: `+62`. */
  codes: readonly string[]
  /** Names the choice of country code for screen readers. */
  codeLabel: string
  ref?: Ref<HTMLInputElement>
}

/** A phone number with its country code. The value is the complete number: `+62 812 2044 1871`. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, optionalLabel, hint, error, value, onChange, onBlur, codes, codeLabel, ...input } = props
  const { code, number } = splitPhone(value, codes)
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => (
        <div className={control.frame} data-state={error ? 'invalid' : 'valid'}>
          <span className={styles.code}>
            <span aria-hidden="true">{code}</span>
            <Icon icon={ChevronDown} size={16} />
            <select
              className={styles.select}
              aria-label={codeLabel}
              value={code}
              onChange={(event) => onChange(joinPhone(event.currentTarget.value, number))}
            >
              {codes.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </span>
          <input
            {...input}
            {...ties}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={number}
            className={`${control.input} ${control.figures}`}
            onChange={(event) => onChange(parsePaste(code, event.currentTarget.value, codes))}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  )
}

/** A pasted number with a country code sets the code. */
function parsePaste(code: string, typed: string, codes: readonly string[]): string {
  return typed.trimStart().startsWith('+') && codes.some((each) => typed.trimStart().startsWith(each))
    ? typed.trimStart()
    : joinPhone(code, typed)
}
