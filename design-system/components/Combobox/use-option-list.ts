import { useVirtualizer } from '@tanstack/react-virtual'
import type { Virtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { RefObject } from 'react'

export interface OptionListState {
  ref: RefObject<HTMLUListElement | null>
  virtualizer: Virtualizer<HTMLUListElement, Element>
  /** Scrolls an option into view; -1 means none. */
  reveal: (index: number) => void
}

/** Between the rows and the edge of the list, px. */
const edge = 6

/** Renders only the visible part of a long list. */
export function useOptionList<Item>(
  items: readonly Item[],
  itemKey: (item: Item) => string,
  rowHeight: number,
): OptionListState {
  const ref = useRef<HTMLUListElement>(null)
  const virtualizer = useVirtualizer<HTMLUListElement, Element>({
    count: items.length,
    getScrollElement: () => ref.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : itemKey(item)
    },
    overscan: 4,
    // Padding on the list would push the last row out of view.
    paddingStart: edge,
    paddingEnd: edge,
    scrollPaddingStart: edge,
    scrollPaddingEnd: edge,
  })
  return {
    ref,
    virtualizer,
    reveal: (index) => {
      if (index >= 0) virtualizer.scrollToIndex(index)
    },
  }
}
