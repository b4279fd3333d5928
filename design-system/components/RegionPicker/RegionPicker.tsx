import { ListFilter, Search } from '../../icons/index.ts'
import { Button } from '../Button/index.ts'
import { Combobox, type ComboboxProps } from '../Combobox/index.ts'
import { FieldMessage } from '../Field/index.ts'
import { Select, type SelectOption } from '../Select/index.ts'
import * as styles from './RegionPicker.css.ts'

export interface RegionLevel {
  label: string
  placeholder: string
  /** Empty until the level above is chosen, or while its names load. */
  options: readonly SelectOption<string>[]
  value: string
  onChange: (value: string) => void
}

interface RegionPickerProps<Found> {
  /** Search by typing, or choose level by level. */
  mode: 'search' | 'levels'
  onModeChange: (mode: 'search' | 'levels') => void
  modeLabels: { search: string; levels: string }
  search: ComboboxProps<Found>
  /** Province, district, sub-district. */
  levels: readonly [RegionLevel, RegionLevel, RegionLevel]
  name?: string
  error?: string | undefined
}

/** A choice of sub-district: by search, or down from the province. */
export function RegionPicker<Found>(props: RegionPickerProps<Found>) {
  const { mode, onModeChange, modeLabels, search, levels, name, error } = props
  const other = mode === 'search' ? 'levels' : 'search'
  return (
    <div className={styles.picker}>
      {mode === 'search' ? (
        <Combobox {...search} name={name} error={error} />
      ) : (
        <Levels levels={levels} name={name} error={error} />
      )}
      <div>
        <Button
          variant="plain"
          size="small"
          icon={other === 'levels' ? ListFilter : Search}
          onClick={() => onModeChange(other)}
        >
          {modeLabels[other]}
        </Button>
      </div>
    </div>
  )
}

function Levels({ levels, name, error }: Pick<RegionPickerProps<never>, 'levels' | 'name' | 'error'>) {
  // The error is shown at the first open level.
  const open = levels.findIndex(({ value }) => value === '')
  return (
    <div className={styles.levels}>
      {levels.map(({ label, placeholder, options, value, onChange }, index) => (
        <Select
          key={label}
          label={label}
          name={index === levels.length - 1 ? name : undefined}
          placeholder={placeholder}
          options={options}
          value={value}
          onChange={onChange}
          error={error !== undefined && index === open ? error : undefined}
        />
      ))}
      {open === -1 && <FieldMessage id="" error={error} />}
    </div>
  )
}
