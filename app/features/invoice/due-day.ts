import { formatDay, formatDayOfYear } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { jakartaDay } from '@seberang/domain/time'

/** A day that is due: with its year where that is not the year of now. `13 Nov`, `7 Jan 2027`. */
export function formatDueDay(moment: Date, now: Date, language: Language): string {
  const yearOf = (of: Date) => jakartaDay(of).slice(0, 4)
  return yearOf(moment) === yearOf(now)
    ? formatDayOfYear(moment, language)
    : formatDay(moment, language, 'short')
}
