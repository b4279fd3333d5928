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
  /** What makes the arrow keys walk and Delete take away. */
  chipProps: (item: Item, index: number) => ComponentProps<'button'>
  onRemove: (item: Item) => void
}

/** What is chosen, each a button that takes it out again. */
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
