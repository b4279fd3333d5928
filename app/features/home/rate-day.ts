import { formatDay, formatDaysAgo, joinClauses } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { oldRateDays } from '@seberang/domain/limits'
import { daysBetween } from '@seberang/domain/time'
import { serverNow } from '../../lib/browser/server-clock.ts'

/** The day of a rate, with its age once it is old. */
export function formatRateDay(day: string, language: Language): string {
  const days = daysBetween(day, new Date(serverNow()).toISOString())
  const date = formatDay(day, language)
  return days < oldRateDays ? date : joinClauses([date, formatDaysAgo(days, language)], language)
}
