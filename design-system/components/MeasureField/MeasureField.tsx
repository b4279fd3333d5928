import type { Ref } from 'react'
import { ChevronDown } from '../../icons/index.ts'
import { Field, type Correction } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import type { TextInputProps } from '../TextField/index.ts'
import * as control from '../Field/control.css.ts'
import * as styles from './MeasureField.css.ts'

export interface MeasureFieldProps<Unit extends string> extends Omit<
  TextInputProps,
  'inputMode' | 'autoComplete'
> {
  unit: Unit
  /** One unit stands still, several can be chosen from. */
  units: readonly Unit[]
  onUnitChange?: (unit: Unit) => void
  /** Names the choice of the unit for screen readers: "Satuan berat". */
  unitLabel: string
  /** The readings of a figure that can be read in two ways. */
  corrections?: readonly Correction[] | undefined
  ref?: Ref<HTMLInputElement>
}

/** A figure with its unit. It takes what people type; reading and converting it is the form's business. */
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
          <UnitChoice unit={unit} units={units} onUnitChange={onUnitChange} unitLabel={unitLabel} />
        </div>
      )}
    </Field>
  )
}

type UnitChoiceProps<Unit extends string> = Pick<
  MeasureFieldProps<Unit>,
  'unit' | 'units' | 'onUnitChange' | 'unitLabel'
>

function UnitChoice<Unit extends string>({ unit, units, onUnitChange, unitLabel }: UnitChoiceProps<Unit>) {
  if (units.length < 2 || !onUnitChange) return <span className={control.suffix}>{unit}</span>
  return (
    <span className={styles.unit}>
      <select
        className={styles.select}
        aria-label={unitLabel}
        value={unit}
        onChange={(event) => {
          const chosen = units.find((candidate) => candidate === event.currentTarget.value)
          if (chosen !== undefined) onUnitChange(chosen)
        }}
      >
        {units.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon icon={ChevronDown} size={16} />
      </span>
    </span>
  )
}
