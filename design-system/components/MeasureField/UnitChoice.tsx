import { ChevronDown } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import * as control from '../Field/control.css.ts'
import * as styles from './MeasureField.css.ts'

export interface UnitChoiceProps<Unit extends string> {
  unit: Unit
  /** A single unit is plain text; several are a choice. */
  units: readonly Unit[]
  onUnitChange?: ((unit: Unit) => void) | undefined
  /** A clearer name of a unit that could be mistaken: `ons (oz)`. */
  unitNames?: Partial<Record<Unit, string>> | undefined
  /** Names the choice of unit for screen readers: "Satuan berat". */
  unitLabel: string
}

/** The unit after a figure, separated by a hairline. */
export function UnitChoice<Unit extends string>(props: UnitChoiceProps<Unit>) {
  const { unit, units, onUnitChange, unitNames, unitLabel } = props
  const nameOf = (each: Unit): string => unitNames?.[each] ?? each
  if (units.length < 2 || !onUnitChange) return <span className={control.suffix}>{nameOf(unit)}</span>
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
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon icon={ChevronDown} size={16} />
      </span>
    </span>
  )
}
