import { formatDay } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { oldRateDays } from '@seberang/domain/limits'
import { daysBetween } from '@seberang/domain/time'

/** The day of a rate, with its age once it is old. */
export function formatRateDay(day: string, language: Language): string {
  const days = daysBetween(day, new Date().toISOString())
  const date = formatDay(day, language)
  return days < oldRateDays
    ? date
    : `${date}, ${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')}`
}
