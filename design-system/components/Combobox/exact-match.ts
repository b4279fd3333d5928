import type { ReactNode } from 'react'

interface Named<Item> {
  items: readonly Item[]
  itemLabel: (item: Item) => string
  itemAside?: ((item: Item) => ReactNode) | undefined
}

const plain = (text: string): string => text.trim().toLowerCase()

/**
 * The one item that a text names: by its whole label, by its whole figure at the edge such as a postal code, or, as the
 * only one found, by a part of its label. Null for a text that could mean several.
 */
export function exactMatch<Item>(text: string, { items, itemLabel, itemAside }: Named<Item>): Item | null {
  const typed = plain(text)
  if (typed === '') return null
  const only = (found: readonly Item[]): Item | null => (found.length === 1 ? (found[0] ?? null) : null)
  const asideOf = (item: Item): string => {
    const aside = itemAside?.(item)
    return typeof aside === 'string' ? plain(aside) : ''
  }
  return (
    only(items.filter((item) => plain(itemLabel(item)) === typed)) ??
    only(items.filter((item) => asideOf(item) === typed)) ??
    only(items.length === 1 ? items.filter((item) => plain(itemLabel(item)).includes(typed)) : [])
  )
}
