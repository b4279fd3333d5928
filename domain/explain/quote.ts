import { formatMoment, formatRupiah, joinSentences } from '../format/index.ts'
import type { Language } from '../language/index.ts'
import type { PricedQuote, QuoteChange } from '../terms/index.ts'
import { filled } from './reason.ts'
import type { BillTexts } from './texts.ts'

/**
 * What became of the quote of a price, in sentences: kept until when, or why it no longer holds.
 * @param isAgreed after checkout, when no other price is offered any more
 */
export function quoteText(
  { code, expires_at, state, changes, quoted_total, today_total }: PricedQuote,
  { pricing, quotes: texts }: Pick<BillTexts, 'pricing' | 'quotes'>,
  language: Language,
  isAgreed = false,
): string {
  const until = formatMoment(expires_at, language)
  const reasonOf = (change: QuoteChange): string => filled(texts.change[change], { until })
  if (state === 'changed') {
    return filled(isAgreed ? texts.changedAgreed : texts.changed, {
      code,
      reasons: changes.map(reasonOf).join(pricing.quote.join),
    })
  }
  const costsMoreToday = today_total !== null && today_total > (quoted_total ?? today_total)
  return joinSentences(
    [
      state === 'kept'
        ? filled(isAgreed ? texts.keptAgreed : texts.kept, { code, until })
        : filled(texts.cheaperToday, { code, quoted: formatRupiah(quoted_total ?? 0) }),
      costsMoreToday && !isAgreed && filled(texts.today, { today: formatRupiah(today_total) }),
      changes.includes('destination') && texts.destination,
      changes.includes('courier') && texts.courier,
    ],
    language,
  )
}
