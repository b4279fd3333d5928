import {
  cautionText,
  oldRates,
  orderAtRisk,
  shipmentsAboveLaw,
  type CautionText,
  type PriceFacts,
} from '@seberang/domain/explain'
import { joinSentences } from '@seberang/domain/format'
import type { Priced } from '@seberang/domain/terms'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { FoldedLaw } from './FoldedLaw.tsx'
import { AboveLaw } from './LawCaution.tsx'

/** The levies by law that may make prices higher; undefined where none may. */
export function useLawCaution(): (facts: PriceFacts) => CautionText | undefined {
  useTranslation(['pricing', 'price', 'reason'])
  const language = useLanguage()
  return (facts) => cautionText(orderAtRisk(facts), billTexts(language), language)
}

/** The same as a text under a price, with what the tariff charges beyond the law. */
export function usePriceCautions(): (facts: PriceFacts) => ReactNode | undefined {
  const cautionOf = useLawCaution()
  return (facts) => {
    const caution = cautionOf(facts)
    const above = aboveLaw(facts)
    if (!caution) return above
    return (
      <>
        <FoldedLaw of={caution} />
        {above}
      </>
    )
  }
}

/** What a tariff that is not agreed to yet charges beyond the law; undefined where it does not. */
export function aboveLaw(facts: PriceFacts): ReactNode | undefined {
  const above = facts.settlement ? [] : shipmentsAboveLaw(facts)
  return above.length > 0 ? <AboveLaw of={above} isNamed={facts.shipments.length > 1} /> : undefined
}

/**
 * That rates are old, and what follows; undefined where they are not.
 * @param isAlone without what follows: at the checkout its rates are the final ones
 */
export function useRateAge(): (prices: readonly Priced[], isAlone?: boolean) => string | undefined {
  useTranslation(['pricing', 'price', 'quotes'])
  const language = useLanguage()
  const [now] = useState(() => new Date(serverNow()).toISOString())
  return (prices, isAlone = false) => {
    const old = oldRates(prices, now, billTexts(language), language)
    return old && (isAlone ? old.lead : joinSentences([old.lead, old.text], language))
  }
}
