import { useCombobox } from 'downshift'
import { useMemo } from 'react'
import type { Ref } from 'react'
import { Clock } from '../../icons/index.ts'
import { useTypedValue } from '../../internal/use-typed-value.ts'
import { useLabels } from '../../labels/index.ts'
import { rowHeights } from '../Combobox/Combobox.tsx'
import { OptionList } from '../Combobox/OptionList.tsx'
import { isChoice } from '../Combobox/is-choice.ts'
import { useOptionList } from '../Combobox/use-option-list.ts'
import * as styles from '../Combobox/Combobox.css.ts'
import { Field } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import * as control from '../Field/control.css.ts'
import { Icon } from '../Icon/index.ts'
import { readTime, timesBetween } from './clock-time.ts'

export interface TimeFieldProps extends FieldProps {
  name?: string
  /** `HH:mm`; `''` while empty. Typed text that is not a time is passed on as typed, for the form to reject. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** First time of the list, `HH:mm`. */
  from?: string
  /** Last time of the list, `HH:mm`. */
  to?: string
  stepMinutes?: 5 | 10 | 15 | 30 | 60
  /** The time zone. */
  zone?: 'WIB' | 'WITA' | 'WIT'
  /** The format to type: "jj:mm". */
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

const same = (time: string): string => time

/** A time of day, typed or chosen from a list of steps. Times between the steps can be typed, too. */
export function TimeField(props: TimeFieldProps) {
  const { label, optionalLabel, hint, error, name, value, onChange, onBlur, placeholder, ref } = props
  const { from = '00:00', to = '23:59', stepMinutes = 30, zone = 'WIB' } = props
  const { results } = useLabels()
  const times = useMemo(() => timesBetween(from, to, stepMinutes), [from, to, stepMinutes])
  const list = useOptionList(times, same, rowHeights.one)
  const typed = useTypedValue(value, { read: readTime, write: same, onChange })
  const combobox = useCombobox<string>({
    items: times,
    itemToString: (time) => time ?? '',
    inputValue: typed.text,
    selectedItem: times.includes(value) ? value : null,
    onSelectedItemChange: ({ selectedItem, type }) => {
      const taken = isChoice(type) ? selectedItem : null
      if (taken !== null) onChange(taken)
    },
    onHighlightedIndexChange: ({ highlightedIndex }) => list.reveal(highlightedIndex),
    scrollIntoView: () => undefined,
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? results(times.length) : ''),
    stateReducer: (state, { type, changes }) =>
      // Leaving the field selects nothing from the list: the typed text stays.
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem }
        : changes,
  })
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => (
        <div className={styles.anchor}>
          <div className={control.frame} data-state={error ? 'invalid' : 'valid'}>
            <input
              {...combobox.getInputProps({
                ...ties,
                ref,
                name,
                placeholder,
                inputMode: 'numeric',
                autoComplete: 'off',
                className: `${control.input} ${control.figures}`,
                'aria-labelledby': undefined,
                onChange: (event) => typed.type(event.currentTarget.value),
                onBlur: () => {
                  typed.leave()
                  onBlur?.()
                },
              })}
            />
            <span className={control.suffix}>{zone}</span>
            {/* For pointers only: the keyboard opens the list from the field. */}
            <button
              type="button"
              {...combobox.getToggleButtonProps({
                tabIndex: -1,
                'aria-hidden': true,
                className: styles.toggle,
              })}
            >
              <Icon icon={Clock} size={18} />
            </button>
          </div>
          <OptionList
            label={label}
            items={times}
            itemKey={same}
            itemLabel={same}
            isChosen={(time) => time === value}
            query=""
            message={undefined}
            combobox={combobox}
            list={list}
          />
        </div>
      )}
    </Field>
  )
}
