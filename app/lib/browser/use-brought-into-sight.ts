import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls to an element and focuses it, each time it shows something else: what is said far above the button that was
 * pressed would be missed. @param what undefined while there is nothing to show
 */
export function useBroughtIntoSight(what: unknown): RefObject<HTMLDivElement | null> {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (what === undefined) return
    shown.current?.scrollIntoView({ block: 'center' })
    shown.current?.focus({ preventScroll: true })
  }, [what])
  return shown
}
