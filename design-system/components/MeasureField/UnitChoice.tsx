import { ChevronDown } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import * as control from '../Field/control.css.ts'
import * as styles from './MeasureField.css.ts'

export interface UnitChoiceProps<Unit extends string> {
  unit: Unit
  /** One unit stands still, several can be chosen from. */
  units: readonly Unit[]
  onUnitChange?: ((unit: Unit) => void) | undefined
  /** What people call a unit, where its own name could be mistaken: `ons (oz)`. */
  unitNames?: Partial<Record<Unit, string>> | undefined
  /** Names the choice of the unit for screen readers: "Satuan berat". */
  unitLabel: string
}

/** The unit behind a figure, behind a hairline. */
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
