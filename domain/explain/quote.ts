import { formatMoment, formatRupiah, joinClauses, joinSentences } from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import { endsOf, type Priced, type PricedQuote } from '../terms/index.ts'
import type { BillTexts } from './text-types.ts'

interface QuotedGoods {
  /** The price that was quoted, where it is at hand. */
  quoted?: Pick<Priced, 'answer'> | undefined
  /** What alone made the shipment's price on its terms another, in the middle of a sentence. */
  cause?: string | undefined
  /** An operator is to find the HS code of some of its goods: their levies are not known. */
  unclassified?: boolean | undefined
}

/** Why a quote does not hold, in the middle of a sentence; what ends none is not a reason. */
export const reasonsOfEnd = (
  quote: Pick<PricedQuote, 'expires_at' | 'changes'>,
  { change: texts }: BillTexts['quotes'],
  language: Language,
): string =>
  joinClauses(
    endsOf(quote).map((change) => filled(texts[change], { until: formatMoment(quote.expires_at, language) })),
    language,
  )

/** What became of the quote of a price, in sentences: kept until when, or why it no longer holds. */
export function quoteText(
  quote: PricedQuote,
  { quotes: texts }: Pick<BillTexts, 'quotes'>,
  language: Language,
  { quoted, cause, unclassified = false }: QuotedGoods = {},
): string {
  const { expires_at, state, changes, quoted_total, today_total } = quote
  const until = formatMoment(expires_at, language)
  if (state === 'changed') {
    const reasons = reasonsOfEnd(quote, texts, language)
    if (!quoted) return filled(texts.changed, { reasons })
    // Without levies on some of the goods, two prices cannot be compared.
    const isSame = quoted.answer.total === today_total && !unclassified
    return filled(isSame ? texts.changedFromSame : texts.changedFrom, {
      reasons,
      quoted: formatRupiah(quoted.answer.total),
    })
  }
  if (unclassified) return filled(texts.unclassified, { until })
  const costsMoreToday = today_total !== null && today_total > (quoted_total ?? today_total)
  const isRecalculated = quoted && quoted_total !== null && quoted_total !== quoted.answer.total
  return joinSentences(
    [
      state === 'kept'
        ? filled(texts.kept, { until })
        : filled(texts.cheaperToday, { quoted: formatRupiah(quoted_total ?? 0), until }),
      isRecalculated &&
        filled(cause === undefined ? texts.recalculated : texts.recalculatedBecause, {
          cause: cause ?? '',
          quoted: formatRupiah(quoted.answer.total),
          now: formatRupiah(quoted_total),
        }),
      costsMoreToday && filled(texts.today, { today: formatRupiah(today_total) }),
      changes.includes('destination') && texts.destination,
      changes.includes('courier') && texts.courier,
    ],
    language,
  )
}
