import type { KeyboardEvent, Ref } from 'react'
import { Minus, Plus } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { Field } from '../Field/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { stepped } from '../NumberField/steps.ts'
import type { TextInputProps } from '../TextField/index.ts'
import * as control from '../Field/control.css.ts'
import { figure } from './QuantityField.css.ts'

interface QuantityFieldProps extends Omit<TextInputProps, 'inputMode' | 'autoComplete'> {
  min?: number
  max?: number
  /** Parses typed text; `undefined` for text that is not a whole number. */
  parse?: (text: string) => number | undefined
  /** Formats what the buttons and arrow keys count to. */
  format?: (count: number) => string
  ref?: Ref<HTMLInputElement>
}

/**
 * A quantity. Typing is free; the two buttons and the arrow keys stay within `min` and `max` and start at
 * `min` from invalid text.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, optionalLabel, hint, error, value, onChange, onBlur, min = 1, max = 9999, ...rest } = props
  const { parse = plainCount, format = String, ...input } = rest
  const { increase, decrease } = useLabels()
  const step = (by: 1 | -1): void => onChange(format(stepped(parse(value), by, { min, max })))
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => (
        <div className={control.frame} data-state={error ? 'invalid' : 'valid'}>
          <span className={control.trailing}>
            <IconButton icon={Minus} label={`${decrease}: ${label}`} onClick={() => step(-1)} />
          </span>
          <input
            {...input}
            {...ties}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            className={`${control.input} ${control.figures} ${figure}`}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={handleKeyDown}
            onBlur={onBlur}
          />
          <span className={control.trailing}>
            <IconButton icon={Plus} label={`${increase}: ${label}`} onClick={() => step(1)} />
          </span>
        </div>
      )}
    </Field>
  )
}

const plainCount = (text: string): number | undefined =>
  /^\d+$/.test(text.trim()) ? Number(text) : undefined
