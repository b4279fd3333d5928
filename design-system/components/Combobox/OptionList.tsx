import type { UseComboboxReturnValue } from 'downshift'
import type { ReactNode } from 'react'
import { Check } from '../../icons/index.ts'
import { Highlight } from '../Highlight/index.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Combobox.css.ts'
import type { OptionListState } from './use-option-list.ts'

export interface OptionLooks<Item> {
  itemKey: (item: Item) => string
  itemLabel: (item: Item) => string
  /** A secondary line. */
  itemDetail?: ((item: Item) => ReactNode) | undefined
  /** At the right edge: a postal code, a badge. */
  itemAside?: ((item: Item) => ReactNode) | undefined
  /** What neighbours have in common: stands once, above the first of them. */
  itemHead?: ((item: Item) => string | undefined) | undefined
  /** Announced below the list while the option is active: what to know before choosing it. */
  itemNote?: ((item: Item) => ReactNode) | undefined
}

interface OptionListProps<Item> extends OptionLooks<Item> {
  label: string
  items: readonly Item[]
  isChosen: (item: Item) => boolean
  /** Highlighted in the labels. */
  query: string
  /** Replaces the options while they load, or when there are none. */
  message: string | undefined
  several?: boolean
  combobox: UseComboboxReturnValue<Item>
  list: OptionListState
}

/** The popup of a searchable field: the visible options, or the reason why there are none. */
export function OptionList<Item>(props: OptionListProps<Item>) {
  const { label, message, several, combobox, list } = props
  const open = combobox.isOpen && message === undefined
  const focused = open ? props.items[combobox.highlightedIndex] : undefined
  const note = focused !== undefined && props.itemNote?.(focused)
  return (
    <div className={styles.popup} data-state={combobox.isOpen ? 'open' : 'closed'}>
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
      {/* The note is announced with its option. */}
      {note && (
        <div className={styles.note} aria-hidden="true">
          {note}
        </div>
      )}
      {combobox.isOpen && message !== undefined && <p className={styles.message}>{message}</p>}
    </div>
  )
}

function Options<Item>(props: OptionListProps<Item>) {
  const { items, itemLabel, itemDetail, itemAside, itemHead, itemNote, isChosen, query, combobox, list } =
    props
  const { virtualizer } = list
  return (
    <li role="presentation" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]
        if (item === undefined) return null
        const chosen = isChosen(item)
        const before = items[index - 1]
        const head = itemHead?.(item)
        const isFirst = before === undefined || itemHead?.(before) !== head
        return (
          <div
            key={String(key)}
            ref={virtualizer.measureElement}
            data-index={index}
            role="presentation"
            className={styles.place}
            style={{ transform: `translateY(${start}px)` }}
          >
            {head !== undefined && isFirst && (
              <div className={styles.head} aria-hidden="true">
                {head}
              </div>
            )}
            <div
              {...combobox.getItemProps({ item, index })}
              className={styles.row}
              data-highlighted={combobox.highlightedIndex === index}
              aria-selected={chosen}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              <span>
                <Highlight query={query}>{itemLabel(item)}</Highlight>
                {itemDetail && <div className={styles.detail}>{itemDetail(item)}</div>}
                {/* A reader hears with each option what stands above the first. */}
                {head !== undefined && <VisuallyHidden as="div">{head}</VisuallyHidden>}
                {itemNote && combobox.highlightedIndex === index && (
                  <VisuallyHidden as="div">{itemNote(item)}</VisuallyHidden>
                )}
              </span>
              {itemAside && <span className={styles.aside}>{itemAside(item)}</span>}
              {chosen && <Icon icon={Check} size={18} tone="brand" />}
            </div>
          </div>
        )
      })}
    </li>
  )
}
