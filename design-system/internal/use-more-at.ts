import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

type Edge = 'start' | 'end' | 'both'

/** Less than this, in px, is rounding. */
const slack = 1

function edgeOf({ scrollLeft, scrollWidth, clientWidth }: Element): Edge | undefined {
  // Negative where the text runs from right to left.
  const passed = Math.abs(scrollLeft)
  const isStart = passed > slack
  const isEnd = scrollWidth - clientWidth - passed > slack
  if (isStart && isEnd) return 'both'
  if (isStart) return 'start'
  return isEnd ? 'end' : undefined
}

/** At which edge of a row that scrolls there is more than is shown. */
export function useMoreAt(row: RefObject<Element | null>): Edge | undefined {
  const [edge, setEdge] = useState<Edge>()
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => setEdge(edgeOf(element))
    // The row's width and that of what is in it, which may come later than the row.
    const sizes = new ResizeObserver(look)
    for (const one of [element, ...element.children]) sizes.observe(one)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return edge
}
