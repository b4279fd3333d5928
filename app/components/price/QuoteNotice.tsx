import { Notice } from '@seberang/design-system/Notice'
import { Clock, Lock, TriangleAlert } from '@seberang/design-system/icons'
import { npwpCause, quoteText } from '@seberang/domain/explain'
import type { Priced, PricedQuote } from '@seberang/domain/terms'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'

interface QuoteNoticeProps {
  quote: PricedQuote
  quoted: Priced | undefined
  /** The price that it made. */
  now?: Priced | undefined
  /** An operator is to find the HS code of some of its goods. */
  unclassified: boolean
}

/** What became of the quote that a shipment was started from. */
export function QuoteNotice({ quote, quoted, now, unclassified }: QuoteNoticeProps) {
  useTranslation(['pricing', 'price', 'quotes', 'reason'])
  const language = useLanguage()
  const texts = billTexts(language)
  // Of a price of today, nobody knows what its quote would have made of each line.
  const cause = quoted && now && quote.state === 'kept' ? npwpCause(quoted, now, texts) : undefined
  const isCaution = quote.state === 'changed' || unclassified
  return (
    <Notice
      tone={isCaution ? 'caution' : 'neutral'}
      icon={isCaution ? TriangleAlert : quote.state === 'kept' ? Lock : Clock}
      live="polite"
    >
      {quoteText(quote, texts, language, { quoted, cause, unclassified })}
    </Notice>
  )
}
