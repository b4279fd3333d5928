import type { KeyboardEvent, Ref } from 'react'
import { Field, type Correction } from '../Field/index.ts'
import type { TextInputProps } from '../TextField/index.ts'
import * as control from '../Field/control.css.ts'
import { stepped, type StepLimits } from './steps.ts'

export interface NumberFieldProps extends Omit<TextInputProps, 'inputMode' | 'autoComplete'>, StepLimits {
  /** Reads what is typed, `1.250,5`; `undefined` for what is no figure, or could be two. */
  parse: (text: string) => number | undefined
  /** Writes a figure as the language does: `1.250,5`. */
  format: (figure: number) => string
  /** How much an arrow key adds or takes; Page Up and Page Down ten times as much. */
  step?: number
  /** Whether a comma makes sense; chooses the keys of a phone. */
  integer?: boolean
  /** Stands before the figure: `Rp`. */
  prefix?: string
  /** Stands after it: `hari`. */
  suffix?: string
  /** The readings of a figure that can be read in two ways. */
  corrections?: readonly Correction[] | undefined
  ref?: Ref<HTMLInputElement>
}

/**
 * A figure. Typing is free, with dots and comma as people write them; the arrow keys stay within `min` and `max`, and
 * on leaving the field what can be read is written neatly. The wheel scrolls the page and changes nothing.
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
    const neat = figure === undefined ? value : format(figure)
    if (neat !== value) onChange(neat)
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
