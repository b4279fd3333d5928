import type { Promo } from '@seberang/domain/api'
import { formatDay } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

/** When a promo begins, runs until, or ended, in words. */
export function usePromoTime(
  months: 'long' | 'short' = 'long',
): (promo: Pick<Promo, 'starts_at' | 'ends_at'>) => string {
  const { t } = useTranslation('promo')
  const language = useLanguage()
  return ({ starts_at, ends_at }) => {
    const now = serverNow()
    const day = (time: string) => formatDay(Date.parse(time), language, months)
    if (now < Date.parse(starts_at)) return t('time.from', { date: day(starts_at) })
    return t(now < Date.parse(ends_at) ? 'time.until' : 'time.ended', { date: day(ends_at) })
  }
}
