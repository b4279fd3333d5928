import { useCombobox, useMultipleSelection } from 'downshift'
import { useState } from 'react'
import { ChevronDown } from '../../icons/index.ts'
import { warnOfDuplicates } from '../../internal/dev-warning.ts'
import { useLabels } from '../../labels/index.ts'
import { rowHeights, type SearchListProps } from '../Combobox/Combobox.tsx'
import { OptionList } from '../Combobox/OptionList.tsx'
import { isChoice } from '../Combobox/is-choice.ts'
import { useOptionList } from '../Combobox/use-option-list.ts'
import * as combobox from '../Combobox/Combobox.css.ts'
import { Field } from '../Field/index.ts'
import * as control from '../Field/control.css.ts'
import { Icon } from '../Icon/index.ts'
import { Inline } from '../Inline/index.ts'
import { Chips } from './Chips.tsx'
import { afterKey } from './reduce.ts'
import * as styles from './MultiSelect.css.ts'

export interface MultiSelectProps<Item> extends SearchListProps<Item> {
  /** In the order of choosing. */
  value: readonly Item[]
  onChange: (items: readonly Item[]) => void
  texts: {
    /** Below the field once something is chosen: "3 dipilih". */
    chosen: (count: number) => string
    /** Label of each chip's button: "Hapus Elektronik". */
    remove: (label: string) => string
  }
}

/**
 * Several items of a long list, filtered by typing. Chosen items are chips that a press or Delete removes.
 */
export function MultiSelect<Item>(props: MultiSelectProps<Item>) {
  const { label, optionalLabel, hint, error, items, itemKey, itemLabel, value, onChange, texts } = props
  if (process.env.NODE_ENV !== 'production') warnOfDuplicates('MultiSelect', label, items.map(itemKey))
  const { results } = useLabels()
  const [typed, setTyped] = useState('')
  const list = useOptionList(items, itemKey, props.itemDetail ? rowHeights.two : rowHeights.one)
  const isChosen = (item: Item): boolean => value.some((chosen) => itemKey(chosen) === itemKey(item))
  const without = (item: Item): Item[] => value.filter((chosen) => itemKey(chosen) !== itemKey(item))

  function search(text: string): void {
    setTyped(text)
    props.onSearch(text)
  }

  const selection = useMultipleSelection<Item>({
    selectedItems: [...value],
    itemToKey: (item) => (item === null ? null : itemKey(item)),
    onSelectedItemsChange: ({ selectedItems }) => onChange(selectedItems),
    getA11yStatusMessage: () => texts.chosen(value.length),
  })
  const box = useCombobox<Item>({
    items: [...items],
    itemToString: (item) => (item === null ? '' : itemLabel(item)),
    itemToKey: (item) => (item === null ? null : itemKey(item)),
    inputValue: typed,
    selectedItem: null,
    stateReducer: (state, { type, changes }) => afterKey(state, type, changes),
    onStateChange: ({ type, selectedItem }) => {
      if (type === useCombobox.stateChangeTypes.InputBlur) search('')
      if (!isChoice(type) || selectedItem === null || selectedItem === undefined) return
      onChange(isChosen(selectedItem) ? without(selectedItem) : [...value, selectedItem])
      if (typed !== '') search('')
    },
    onHighlightedIndexChange: ({ highlightedIndex }) => list.reveal(highlightedIndex),
    scrollIntoView: () => undefined,
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? results(items.length) : ''),
  })
  const count = value.length > 0 ? texts.chosen(value.length) : undefined
  return (
    <Field
      label={label}
      optionalLabel={optionalLabel}
      hint={count === undefined ? hint : <Counted hint={hint} count={count} />}
      error={error}
    >
      {(ties) => {
        const inputProps = box.getInputProps({
          ...ties,
          ...selection.getDropdownProps({ ref: props.ref }),
          name: props.name,
          placeholder: count === undefined ? props.placeholder : undefined,
          autoComplete: 'off',
          className: styles.input,
          'aria-labelledby': undefined,
          onBlur: props.onBlur,
          onChange: (event) => search(event.currentTarget.value),
        })
        return (
          <div className={combobox.anchor}>
            <div className={control.frame} data-state={error ? 'invalid' : 'valid'}>
              <div className={styles.body} data-state={count === undefined ? 'empty' : 'chosen'}>
                {count !== undefined && (
                  <Chips
                    label={count}
                    items={value}
                    itemKey={itemKey}
                    itemLabel={itemLabel}
                    removeLabel={texts.remove}
                    chipProps={(item, index) => selection.getSelectedItemProps({ selectedItem: item, index })}
                    onRemove={(item) => {
                      onChange(without(item))
                      // The focused chip is gone; focus moves to the field.
                      document.getElementById(ties.id)?.focus()
                    }}
                  />
                )}
                <input {...inputProps} />
              </div>
              {/* For pointers only: the keyboard opens the list from the field. */}
              <button
                type="button"
                {...box.getToggleButtonProps({
                  tabIndex: -1,
                  'aria-hidden': true,
                  className: combobox.toggle,
                })}
              >
                <Icon icon={ChevronDown} size={18} />
              </button>
            </div>
            <OptionList
              {...props}
              several
              isChosen={isChosen}
              query={typed}
              message={props.loadingText ?? (items.length === 0 ? props.emptyText : undefined)}
              combobox={box}
              list={list}
            />
          </div>
        )
      }}
    </Field>
  )
}

function Counted({ hint, count }: { hint: SearchListProps<unknown>['hint']; count: string }) {
  return (
    <Inline as="span" space={1} alignY="top">
      <span>{hint}</span>
      <span className={styles.count}>{count}</span>
    </Inline>
  )
}
