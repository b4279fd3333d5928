import { useSyncExternalStore } from 'react'

/** The panels of the header, of which one is open at a time. */
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

/** The open state of one panel, as components take it. */
export function usePanel(panel: Panel): { open: boolean; onOpenChange: (open: boolean) => void } {
  const open = useOpenPanel() === panel
  return {
    open,
    onOpenChange: (next) => {
      if (next) openPanel(panel)
      // The next panel has already replaced this one.
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
