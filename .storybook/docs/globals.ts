import { createContext, useContext } from 'react'
import { inTestRun } from '../test-run.ts'
import { languages } from '../../stories/fixtures/provider.tsx'
import type { Language } from '../../stories/fixtures/provider.tsx'

/** The values of the toolbar, typed. */
export interface Globals {
  theme: string
  language: Language
  motion: string
  size: string
}

export const initialGlobals: Globals = { theme: 'light', language: 'id', motion: 'on', size: '100' }

export const languageOf = (value: unknown): Language =>
  languages.find((language) => language === value) ?? 'id'

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

export const globalsOf = ({ theme, language, motion, size }: Record<string, unknown>): Globals => ({
  theme: textOr(theme, initialGlobals.theme),
  language: languageOf(language),
  motion: textOr(motion, initialGlobals.motion),
  size: textOr(size, initialGlobals.size),
})

/** Theme, motion and text size are set on the root, so that portals have them, too. */
export function applyGlobals({ theme, motion, size }: Globals): void {
  const root = document.documentElement
  root.dataset['theme'] = theme
  root.dataset['motion'] = inTestRun ? 'off' : motion
  root.style.zoom = size === '100' ? '' : `${size}%`
}

const GlobalsContext = createContext<Globals>(initialGlobals)
export const GlobalsProvider = GlobalsContext.Provider
export const useGlobals = (): Globals => useContext(GlobalsContext)
