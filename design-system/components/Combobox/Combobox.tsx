import { useVirtualizer } from '@tanstack/react-virtual'
import { useCombobox } from 'downshift'
import type { UseComboboxReturnValue } from 'downshift'
import { useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { Check, ChevronDown, Search } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { Field } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import * as control from '../Field/control.css.ts'
import { Highlight } from '../Highlight/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './Combobox.css.ts'

export interface ComboboxProps<Item> extends FieldProps {
  name?: string
  /** What is found for the text so far. Thousands are fine: only what is in sight is drawn. */
  items: readonly Item[]
  itemKey: (item: Item) => string
  itemLabel: (item: Item) => string
  /** A second, quieter line. */
  itemDetail?: (item: Item) => ReactNode
  /** At the right edge: a postal code. */
  itemAside?: (item: Item) => string | undefined
  value: Item | null
  onChange: (item: Item | null) => void
  onBlur?: () => void
  /** Called with what is typed; the caller filters, or asks the server. */
  onSearch: (text: string) => void
  placeholder?: string
  /** Said in the list while `items` are on their way. */
  loadingText?: string | undefined
  /** Said in the list when nothing is found. */
  emptyText: string
  ref?: Ref<HTMLInputElement>
}

/** One of a long list, found by typing. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, optionalLabel, hint, error, name, items, itemKey, itemLabel, value, onChange, onSearch } =
    props
  const { results } = useLabels()
  const list = useRef<HTMLUListElement>(null)
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => (props.itemDetail ? 58 : 44),
    getItemKey: (index) => keyAt(items, index, itemKey),
    overscan: 4,
  })
  const labelOf = (item: Item | null): string => (item === null ? '' : itemLabel(item))
  const combobox = useCombobox<Item>({
    items: [...items],
    itemToString: labelOf,
    itemToKey: (item) => (item === null ? null : itemKey(item)),
    selectedItem: value,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onInputValueChange: ({ inputValue }) => onSearch(inputValue),
    onHighlightedIndexChange: ({ highlightedIndex }) => {
      if (highlightedIndex >= 0) virtualizer.scrollToIndex(highlightedIndex)
    },
    scrollIntoView: () => undefined,
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? results(items.length) : ''),
    stateReducer: (state, { type, changes }) => {
      // Leaving the field chooses nothing: the text of the last choice comes back.
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) }
      }
      return changes
    },
  })
  const message = props.loadingText ?? (items.length === 0 ? props.emptyText : undefined)
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
            <span className={styles.toggle} aria-hidden="true">
              <Icon icon={ChevronDown} size={18} />
            </span>
          </div>
          <ul
            {...combobox.getMenuProps({ ref: list, 'aria-label': label })}
            className={styles.list}
            data-state={combobox.isOpen && message === undefined ? 'open' : 'closed'}
          >
            {combobox.isOpen && message === undefined && (
              <Options {...props} combobox={combobox} virtualizer={virtualizer} />
            )}
          </ul>
          {combobox.isOpen && message !== undefined && <p className={styles.message}>{message}</p>}
        </div>
      )}
    </Field>
  )
}

const keyAt = <Item,>(items: readonly Item[], index: number, itemKey: (item: Item) => string): string => {
  const item = items[index]
  return item === undefined ? String(index) : itemKey(item)
}

interface OptionsProps<Item> extends ComboboxProps<Item> {
  combobox: UseComboboxReturnValue<Item>
  virtualizer: ReturnType<typeof useVirtualizer<HTMLUListElement, Element>>
}

function Options<Item>(props: OptionsProps<Item>) {
  const { items, itemLabel, itemDetail, itemAside, itemKey, value, combobox, virtualizer } = props
  // What stands in the field because it was chosen was not searched for.
  const query = value !== null && itemLabel(value) === combobox.inputValue ? '' : combobox.inputValue
  return (
    <li role="presentation" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]
        if (item === undefined) return null
        const chosen = value !== null && itemKey(item) === itemKey(value)
        return (
          <div
            key={String(key)}
            {...combobox.getItemProps({ item, index })}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.row}
            data-highlighted={combobox.highlightedIndex === index}
            aria-selected={chosen}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            <span>
              <Highlight query={query}>{itemLabel(item)}</Highlight>
              {itemDetail && <div className={styles.detail}>{itemDetail(item)}</div>}
            </span>
            {itemAside && <span className={styles.aside}>{itemAside(item)}</span>}
            {chosen && <Icon icon={Check} size={18} tone="brand" />}
          </div>
        )
      })}
    </li>
  )
}
