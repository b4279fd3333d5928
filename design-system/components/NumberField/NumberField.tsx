import type { KeyboardEvent, Ref } from 'react'
import { Field, type Correction } from '../Field/index.ts'
import type { TextInputProps } from '../TextField/index.ts'
import * as control from '../Field/control.css.ts'
import { stepped, type StepLimits } from './steps.ts'

export interface NumberFieldProps extends Omit<TextInputProps, 'inputMode' | 'autoComplete'>, StepLimits {
  /** Parses typed text, `1.250,5`; `undefined` for text that is not a number, or ambiguous. */
  parse: (text: string) => number | undefined
  /** Formats a number for the locale: `1.250,5`. */
  format: (figure: number) => string
  /** The step of an arrow key; Page Up and Page Down take ten. */
  step?: number
  /** Whether only whole numbers make sense; chooses a phone's keyboard. */
  integer?: boolean
  /** Before the figure: `Rp`. */
  prefix?: string
  /** After it: `hari`. */
  suffix?: string
  /** Suggested corrections of an ambiguous figure. */
  corrections?: readonly Correction[] | undefined
  ref?: Ref<HTMLInputElement>
}

/**
 * A number. Typing is free, with separators as people write them; the arrow keys stay within `min` and `max`,
 * and on blur a valid number is formatted. The wheel scrolls the page and changes nothing.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, optionalLabel, hint, error, corrections, ...rest } = props
  const {
    value,
    onChange,
    onBlur,
    parse,
    format,
    step = 1,
    min,
    max,
    integer,
    prefix,
    suffix,
    ...input
  } = rest
  const figure = parse(value)

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const steps = stepsOf[event.key]
    if (steps === undefined) return
    event.preventDefault()
    onChange(format(stepped(figure, steps * step, { min, max })))
  }

  function handleBlur(): void {
    const formatted = figure === undefined ? value : format(figure)
    if (formatted !== value) onChange(formatted)
    onBlur?.()
  }

  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error} corrections={corrections}>
      {(ties) => (
        <div className={control.frame} data-state={error ? 'invalid' : 'valid'}>
          {prefix && <span className={control.lead}>{prefix}</span>}
          <input
            {...input}
            {...ties}
            type="text"
            role="spinbutton"
            aria-valuenow={figure}
            aria-valuetext={value === '' ? undefined : value}
            aria-valuemin={min}
            aria-valuemax={max}
            inputMode={integer ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={value}
            className={`${control.input} ${control.figures}`}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={handleKeyDown}
            onBlur={handleBlur}
          />
          {suffix && <span className={control.suffix}>{suffix}</span>}
        </div>
      )}
    </Field>
  )
}

const stepsOf: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
