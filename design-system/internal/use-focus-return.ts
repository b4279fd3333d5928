import { useRef } from 'react'

/**
 * For content opened by state rather than by a trigger: remembers where the focus came from. Where that is gone, as an
 * action that was confirmed ends its button, the page as a whole takes the focus.
 */
export function useFocusReturn() {
  const openedFrom = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (): void => {
      openedFrom.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault()
      // One that follows has the focus already: its field would be left, and be in error before anything is typed.
      if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return
      if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus()
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true })
    },
  }
}
