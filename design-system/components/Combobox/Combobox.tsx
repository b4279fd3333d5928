import { useCombobox } from 'downshift'
import type { Ref } from 'react'
import { ChevronDown, Search } from '../../icons/index.ts'
import { warnOfDuplicates } from '../../internal/dev-warning.ts'
import { useLabels } from '../../labels/index.ts'
import { Field } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import * as control from '../Field/control.css.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './Combobox.css.ts'
import { OptionList, type OptionLooks } from './OptionList.tsx'
import { useOptionList } from './use-option-list.ts'

/** Estimated heights of rows with one and two lines, px, until they are measured. */
export const rowHeights = { one: 44, two: 58 } as const

/** A list filtered by typing, whatever its items are. */
export interface SearchListProps<Item> extends FieldProps, OptionLooks<Item> {
  name?: string
  /** The matches for the current text. Thousands are fine: only visible rows are rendered. */
  items: readonly Item[]
  onBlur?: () => void
  /** Called with the typed text; the caller filters, or queries the server. */
  onSearch: (text: string) => void
  placeholder?: string
  /** Shown in the list while `items` are loading. */
  loadingText?: string | undefined
  /** Shown in the list when nothing matches. */
  emptyText: string
  ref?: Ref<HTMLInputElement>
}

export interface ComboboxProps<Item> extends SearchListProps<Item> {
  value: Item | null
  /** `null` when an optional field (`optionalLabel`) was cleared. */
  onChange: (item: Item | null) => void
}

/** A choice from a long list, filtered by typing. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, optionalLabel, hint, error, name, items, itemKey, itemLabel, value, onChange, onSearch } =
    props
  if (process.env.NODE_ENV !== 'production') warnOfDuplicates('Combobox', label, items.map(itemKey))
  const { results } = useLabels()
  const list = useOptionList(items, itemKey, props.itemDetail ? rowHeights.two : rowHeights.one)
  const labelOf = (item: Item | null): string => (item === null ? '' : itemLabel(item))
  const combobox = useCombobox<Item>({
    items: [...items],
    itemToString: labelOf,
    itemToKey: (item) => (item === null ? null : itemKey(item)),
    selectedItem: value,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onInputValueChange: ({ inputValue }) => onSearch(inputValue),
    onHighlightedIndexChange: ({ highlightedIndex }) => list.reveal(highlightedIndex),
    scrollIntoView: () => undefined,
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? results(items.length) : ''),
    stateReducer: (state, { type, changes }) => {
      const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes
      // It closes the list alone. What was chosen stays.
      if (type === InputKeyDownEscape) {
        const { selectedItem } = state
        return state.isOpen ? { ...changes, selectedItem, inputValue: labelOf(selectedItem) } : state
      }
      if (type !== InputBlur) return changes
      // Leaving the field selects nothing: the text of the last choice is restored.
      const emptied = optionalLabel !== undefined && state.inputValue === ''
      const selectedItem = emptied ? null : state.selectedItem
      return { ...changes, selectedItem, inputValue: labelOf(selectedItem) }
    },
  })
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => (
        <div className={styles.anchor}>
          <div className={control.frame} data-state={error ? 'invalid' : 'valid'}>
            <span className={control.lead}>
              <Icon icon={Search} size={18} />
            </span>
            <input
              {...combobox.getInputProps({
                ...ties,
                ref: props.ref,
                name,
                placeholder: props.placeholder,
                autoComplete: 'off',
                className: control.input,
                'aria-labelledby': undefined,
                onBlur: props.onBlur,
              })}
            />
            {/* For pointers only: the keyboard opens the list from the field. */}
            <button
              type="button"
              {...combobox.getToggleButtonProps({
                tabIndex: -1,
                'aria-hidden': true,
                className: styles.toggle,
              })}
            >
              <Icon icon={ChevronDown} size={18} />
            </button>
          </div>
          <OptionList
            {...props}
            isChosen={(item) => value !== null && itemKey(item) === itemKey(value)}
            // The text of a chosen item is not a query.
            query={labelOf(value) === combobox.inputValue ? '' : combobox.inputValue}
            message={props.loadingText ?? (items.length === 0 ? props.emptyText : undefined)}
            combobox={combobox}
            list={list}
          />
        </div>
      )}
    </Field>
  )
}
