import { Fragment } from 'react'
import { FieldSet, type Correction, type FieldProps } from '../Field/index.ts'
import * as control from '../Field/control.css.ts'
import { UnitChoice, type UnitChoiceProps } from '../MeasureField/index.ts'
import * as styles from './SizeField.css.ts'

export interface Side {
  name?: string
  /** For screen readers, since the visible label names all three. */
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  invalid?: boolean
}

export interface SizeFieldProps<Unit extends string> extends FieldProps, UnitChoiceProps<Unit> {
  /** Length, width and height, in the order of the label. */
  sides: readonly [Side, Side, Side]
  corrections?: readonly Correction[] | undefined
  /** The focus has left all three. */
  onLeave?: () => void
}

/** The three sides of a box, in one unit. */
export function SizeField<Unit extends string>(props: SizeFieldProps<Unit>) {
  const { sides, unit, units, onUnitChange, unitNames, unitLabel, onLeave, ...field } = props
  return (
    <FieldSet {...field}>
      {({ describedBy }) => (
        <div
          className={styles.sides}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onLeave?.()
          }}
        >
          {sides.map(({ label, invalid = false, onChange, onBlur, ...input }, index) => (
            <Fragment key={label}>
              {index > 0 && (
                <span className={styles.times} aria-hidden="true">
                  ×
                </span>
              )}
              <div
                className={`${control.frame} ${styles.side}`}
                data-state={invalid ? 'invalid' : 'valid'}
                data-last={index === sides.length - 1}
              >
                <input
                  {...input}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  aria-label={label}
                  aria-invalid={invalid || undefined}
                  aria-describedby={invalid ? describedBy : undefined}
                  className={`${control.input} ${control.figures} ${styles.input}`}
                  onChange={(event) => onChange(event.currentTarget.value)}
                  onBlur={onBlur}
                />
                {index === sides.length - 1 && (
                  <UnitChoice
                    unit={unit}
                    units={units}
                    onUnitChange={onUnitChange}
                    unitNames={unitNames}
                    unitLabel={unitLabel}
                  />
                )}
              </div>
            </Fragment>
          ))}
        </div>
      )}
    </FieldSet>
  )
}
