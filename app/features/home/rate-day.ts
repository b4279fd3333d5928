import { formatDay } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { oldRateDays } from '@seberang/domain/limits'
import type { DatedRate, PricingRequest } from '@seberang/domain/pricing'
import { oldestOf, rateDaysOf, usedRateDays } from '@seberang/domain/terms'
import { daysBetween } from '@seberang/domain/time'
import { serverNow } from '../../lib/browser/server-clock.ts'

/** The day of the rates that a price uses, with its age once they are old. */
export function formatRateDay(
  request: Pick<PricingRequest, 'products'>,
  rates: readonly DatedRate[],
  language: Language,
): string {
  const day = oldestOf(usedRateDays(request, rateDaysOf(rates))) ?? ''
  const days = daysBetween(day, new Date(serverNow()).toISOString())
  const date = formatDay(day, language)
  return days < oldRateDays
    ? date
    : `${date}, ${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')}`
}
