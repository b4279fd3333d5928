import type { ComponentProps } from 'react'
import { X } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './MultiSelect.css.ts'

interface ChipsProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  itemLabel: (item: Item) => string
  removeLabel: (label: string) => string
  /** Props for arrow keys to move between chips and Delete to remove one. */
  chipProps: (item: Item, index: number) => ComponentProps<'button'>
  onRemove: (item: Item) => void
}

/** The chosen items, each a button that removes it. */
export function Chips<Item>(props: ChipsProps<Item>) {
  const { label, items, itemKey, itemLabel, removeLabel, chipProps, onRemove } = props
  return (
    <ul className={styles.chips} aria-label={label}>
      {items.map((item, index) => (
        <li key={itemKey(item)} className={styles.chipItem}>
          <button
            {...chipProps(item, index)}
            type="button"
            className={styles.chip}
            aria-label={removeLabel(itemLabel(item))}
            onClick={() => onRemove(item)}
          >
            {itemLabel(item)}
            <Icon icon={X} size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
