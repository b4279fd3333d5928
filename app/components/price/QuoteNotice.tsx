import { Notice } from '@seberang/design-system/Notice'
import { Clock, Lock, TriangleAlert } from '@seberang/design-system/icons'
import { quoteText } from '@seberang/domain/explain'
import type { Priced, PricedQuote } from '@seberang/domain/terms'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'

interface QuoteNoticeProps {
  quote: PricedQuote
  quoted: Priced | undefined
  /** An operator is to find the HS code of some of its goods. */
  unclassified: boolean
}

/** What became of the quote that a shipment was started from. */
export function QuoteNotice({ quote, quoted, unclassified }: QuoteNoticeProps) {
  useTranslation(['pricing', 'price', 'quotes', 'reason'])
  const language = useLanguage()
  const isCaution = quote.state === 'changed' || unclassified
  return (
    <Notice
      tone={isCaution ? 'caution' : 'neutral'}
      icon={isCaution ? TriangleAlert : quote.state === 'kept' ? Lock : Clock}
      live="polite"
    >
      {quoteText(quote, billTexts(language), language, { quoted, unclassified })}
    </Notice>
  )
}
