import { useRef } from 'react'

/** Where the focus came from of what is open: one that follows at once, when nothing has the focus, gives it back there. */
let former: Element | null = null

/**
 * For content opened by state rather than by a trigger: remembers where the focus came from. Where that is gone, as an
 * action that was confirmed ends its button, the page as a whole takes the focus.
 */
export function useFocusReturn() {
  const openedFrom = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (): void => {
      const focused = document.activeElement
      openedFrom.current = focused === document.body ? former : focused
      former = openedFrom.current
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault()
      // One that follows has the focus already: its field would be left, and be in error before anything is typed.
      if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return
      former = null
      if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus()
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true })
    },
  }
}
