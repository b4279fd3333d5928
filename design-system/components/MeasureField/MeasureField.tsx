import type { Ref } from 'react'
import { Field, type Correction } from '../Field/index.ts'
import type { TextInputProps } from '../TextField/index.ts'
import * as control from '../Field/control.css.ts'
import { UnitChoice } from './UnitChoice.tsx'
import type { UnitChoiceProps } from './UnitChoice.tsx'

export interface MeasureFieldProps<Unit extends string>
  extends Omit<TextInputProps, 'inputMode' | 'autoComplete'>, UnitChoiceProps<Unit> {
  /** Suggested corrections of an ambiguous figure. */
  corrections?: readonly Correction[] | undefined
  ref?: Ref<HTMLInputElement>
}

/** A figure with its unit. Accepts any text; the form parses and converts it. */
export function MeasureField<Unit extends string>(props: MeasureFieldProps<Unit>) {
  const {
    label,
    optionalLabel,
    hint,
    error,
    onChange,
    onBlur,
    unit,
    units,
    onUnitChange,
    unitNames,
    unitLabel,
    corrections,
    ...input
  } = props
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error} corrections={corrections}>
      {(ties) => (
        <div className={control.frame} data-state={error ? 'invalid' : 'valid'}>
          <input
            {...input}
            {...ties}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={`${control.input} ${control.figures}`}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          <UnitChoice
            unit={unit}
            units={units}
            onUnitChange={onUnitChange}
            unitNames={unitNames}
            unitLabel={unitLabel}
          />
        </div>
      )}
    </Field>
  )
}
