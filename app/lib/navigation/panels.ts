import { useSyncExternalStore } from 'react'

/** What the header opens; one at a time. */
export type Panel = 'menu' | 'account' | 'cart' | 'notices' | 'address' | 'identity' | 'announcement'

let current: Panel | null = null
const listeners = new Set<() => void>()

/** Opens a panel and closes the one that was open. Any page under the header may do so. */
export function openPanel(panel: Panel): void {
  set(panel)
}

export function closePanels(): void {
  set(null)
}

/** The panel that is open now. */
export function useOpenPanel(): Panel | null {
  return useSyncExternalStore(subscribe, openNow, () => null)
}

/** One panel as a component takes it. */
export function usePanel(panel: Panel): { open: boolean; onOpenChange: (open: boolean) => void } {
  const open = useOpenPanel() === panel
  return {
    open,
    onOpenChange: (next) => {
      if (next) openPanel(panel)
      // A panel that is being closed by the next one must not close that one.
      else if (openNow() === panel) closePanels()
    },
  }
}

function openNow(): Panel | null {
  return current
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: Panel | null): void {
  current = next
  for (const listener of listeners) listener()
}
