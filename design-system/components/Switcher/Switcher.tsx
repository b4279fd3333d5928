import { ChevronDown } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { select, switcher } from './Switcher.css.ts'

export interface SwitcherOption<Value extends string> {
  value: Value
  /** The label in the list. */
  label: string
  /** The label of the closed switcher; only the icon when omitted. */
  short?: string
}

interface SwitcherProps<Value extends string> {
  /** What is switched: "Bahasa". */
  label: string
  icon: IconType
  options: readonly SwitcherOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/**
 * A small choice that is always available. It is the native select: no code to load before the first press.
 */
export function Switcher<Value extends string>({
  label,
  icon,
  options,
  value,
  onChange,
}: SwitcherProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <span className={switcher}>
      <Icon icon={icon} size={18} />
      {chosen?.short && <span aria-hidden="true">{chosen.short}</span>}
      <Icon icon={ChevronDown} size={16} />
      <select
        className={select}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const next = options.find((option) => option.value === event.currentTarget.value)
          if (next) onChange(next.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
