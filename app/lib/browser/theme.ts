import type { ThemeChoice } from '@seberang/design-system/ThemeSwitcher'
import { useSyncExternalStore } from 'react'

const storageKey = 'tk_theme'
const darkDevice = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()
let choice: ThemeChoice = stored()

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(storageKey)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}

export function chooseTheme(next: ThemeChoice): void {
  choice = next
  try {
    if (next === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, next)
  } catch {
    // Storage is refused in this window: the choice lasts until it closes.
  }
  apply()
  for (const listener of listeners) listener()
}

/** Follows the device's theme until one is chosen. The script in index.html has set the first theme already. */
export function followDeviceTheme(): void {
  matchMedia(darkDevice).addEventListener('change', apply)
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => choice,
    () => 'system' as const,
  )
}

function apply(): void {
  const dark = choice === 'dark' || (choice === 'system' && matchMedia(darkDevice).matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}
