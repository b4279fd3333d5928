import type { UseComboboxReturnValue } from 'downshift'
import type { ReactNode } from 'react'
import { Check } from '../../icons/index.ts'
import { Highlight } from '../Highlight/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './Combobox.css.ts'
import type { OptionListState } from './use-option-list.ts'

export interface OptionLooks<Item> {
  itemKey: (item: Item) => string
  itemLabel: (item: Item) => string
  /** A second, quieter line. */
  itemDetail?: ((item: Item) => ReactNode) | undefined
  /** At the right edge: a postal code. */
  itemAside?: ((item: Item) => string | undefined) | undefined
}

interface OptionListProps<Item> extends OptionLooks<Item> {
  label: string
  items: readonly Item[]
  isChosen: (item: Item) => boolean
  /** Marked in the labels. */
  query: string
  /** Stands in place of the options: they are on their way, or there are none. */
  message: string | undefined
  several?: boolean
  combobox: UseComboboxReturnValue<Item>
  list: OptionListState
}

/** What opens under a field that is searched in: the options in sight, or a word on why there are none. */
export function OptionList<Item>(props: OptionListProps<Item>) {
  const { label, message, several, combobox, list } = props
  const open = combobox.isOpen && message === undefined
  return (
    <>
      <ul
        {...combobox.getMenuProps({
          ref: list.ref,
          'aria-label': label,
          'aria-multiselectable': several,
        })}
        className={styles.list}
        data-state={open ? 'open' : 'closed'}
      >
        {open && <Options {...props} />}
      </ul>
      {combobox.isOpen && message !== undefined && <p className={styles.message}>{message}</p>}
    </>
  )
}

function Options<Item>(props: OptionListProps<Item>) {
  const { items, itemLabel, itemDetail, itemAside, isChosen, query, combobox, list } = props
  const { virtualizer } = list
  return (
    <li role="presentation" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]
        if (item === undefined) return null
        const chosen = isChosen(item)
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
