import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether an element has more lines than it shows. */
export function useIsCut(cut: RefObject<Element | null>): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = cut.current
    if (!element) return
    const look = () => setCut(element.scrollHeight > element.clientHeight + 1)
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    // Other words may leave it as high as before.
    const words = new MutationObserver(look)
    words.observe(element, { subtree: true, childList: true, characterData: true })
    return () => {
      sizes.disconnect()
      words.disconnect()
    }
  }, [cut])
  return isCut
}
