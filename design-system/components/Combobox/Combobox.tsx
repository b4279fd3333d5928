import { useCombobox } from 'downshift'
import { useEffect, useEffectEvent, useState, type Ref } from 'react'
import { ChevronDown, Search } from '../../icons/index.ts'
import { warnOfDuplicates } from '../../internal/dev-warning.ts'
import { useLabels } from '../../labels/index.ts'
import { Field } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import * as control from '../Field/control.css.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './Combobox.css.ts'
import { OptionList, type OptionLooks } from './OptionList.tsx'
import { exactMatch } from './exact-match.ts'
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
  /** `null` when an optional field (`optionalLabel`) was cleared, or the text no longer names what was chosen. */
  onChange: (item: Item | null) => void
  /** The error of a field that was left with a text that names no item: "Pilih salah satu dari daftar." */
  unchosenText: string
}

/**
 * A choice from a long list, filtered by typing. Left without a choice, it takes the one item that the text names;
 * otherwise the text stays, and the field says to choose.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, optionalLabel, hint, error, name, items, itemKey, itemLabel, value, onChange, onSearch } =
    props
  if (process.env.NODE_ENV !== 'production') warnOfDuplicates('Combobox', label, items.map(itemKey))
  const { results } = useLabels()
  const list = useOptionList(items, itemKey, props.itemDetail ? rowHeights.two : rowHeights.one)
  const labelOf = (item: Item | null): string => (item === null ? '' : itemLabel(item))
  const isLoading = props.loadingText !== undefined
  const named = (text: string): Item | null => (isLoading ? null : exactMatch(text, props))
  const [isLeft, setIsLeft] = useState(false)
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
      const { InputBlur, InputKeyDownEscape, ControlledPropUpdatedSelectedItem } =
        useCombobox.stateChangeTypes
      const { inputValue, selectedItem } = state
      // It closes the list alone. What was chosen stays, and so does a text while nothing is.
      if (type === InputKeyDownEscape) {
        if (!state.isOpen) return state
        return { ...changes, selectedItem, inputValue: selectedItem ? labelOf(selectedItem) : inputValue }
      }
      // The choice was dropped because of this text.
      if (type === ControlledPropUpdatedSelectedItem && isLeft && value === null) return state
      if (type !== InputBlur) return changes
      // Nothing was typed, or a required choice was emptied: the text of the last choice is restored.
      if (inputValue === labelOf(selectedItem) || (inputValue === '' && optionalLabel === undefined)) {
        return { ...changes, selectedItem, inputValue: labelOf(selectedItem) }
      }
      const chosen = named(inputValue)
      return { ...changes, selectedItem: chosen, inputValue: chosen ? labelOf(chosen) : inputValue }
    },
  })
  const isUnchosen = isLeft && value === null && combobox.inputValue.trim() !== ''
  // The list may come only after the field was left.
  const takeNamed = useEffectEvent(() => {
    const chosen = named(combobox.inputValue)
    if (chosen) onChange(chosen)
  })
  useEffect(() => {
    if (isUnchosen && !isLoading) takeNamed()
  }, [isUnchosen, isLoading])
  const shownError = isUnchosen && !isLoading ? props.unchosenText : error
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={shownError}>
      {(ties) => (
        <div className={styles.anchor}>
          <div className={control.frame} data-state={shownError ? 'invalid' : 'valid'}>
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
                onFocus: () => setIsLeft(false),
                onBlur: () => {
                  setIsLeft(true)
                  props.onBlur?.()
                },
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
