import type { Language } from '../language/index.ts'
import { dateFormat, joined, noBreak } from './dates.ts'

/** Of a month as `2026-11`: `November 2026`, `2026年11月`. */
export function formatMonth(month: string, language: Language): string {
  // No time zone makes another month of its middle.
  const written = dateFormat(language, { year: 'numeric', month: 'long' }).format(new Date(`${month}-15`))
  return language === 'zh' ? joined(written) : written.replace(' ', noBreak)
}
