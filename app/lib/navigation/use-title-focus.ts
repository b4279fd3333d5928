import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the title of what replaced the control that was pressed, for keyboards and screen readers to go on there.
 * @param isReplaced false where the page was opened as such: its focus is then the browser's
 */
export function useTitleFocus(isReplaced: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Whoever has moved on already keeps their place; the page as a whole is none.
    if (isReplaced && document.activeElement?.matches('body, main')) title.current?.focus()
  }, [isReplaced])
  return title
}
