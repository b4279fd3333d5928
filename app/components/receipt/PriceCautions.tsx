import { Text } from '@seberang/design-system/Text'
import { oldRates, shipmentsAtRisk, type PriceFacts } from '@seberang/domain/explain'
import { joinSentences } from '@seberang/domain/format'
import type { Priced } from '@seberang/domain/terms'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { LawCaution } from './LawCaution.tsx'

/** The levies by law that may make prices higher; undefined where none may. */
export function priceCautions(facts: PriceFacts): ReactNode | undefined {
  const risks = shipmentsAtRisk(facts)
  return risks.length === 0 ? undefined : <LawCaution of={risks} isAgreed={facts.settlement !== undefined} />
}

/**
 * The day of rates and rules; the age of rates that are old comes first, as a caution.
 * @param isAgeAlone without what follows from it: at the checkout its rates are the final ones
 */
export function useDayNote(): (prices: readonly Priced[], day: string, isAgeAlone?: boolean) => ReactNode {
  useTranslation(['pricing', 'price', 'quotes'])
  const language = useLanguage()
  const [now] = useState(() => new Date(serverNow()).toISOString())
  return (prices, day, isAgeAlone = false) => {
    const old = oldRates(prices, now, billTexts(language), language)
    if (!old) return day
    return (
      <>
        <Text as="span" step="small" tone="caution">
          {isAgeAlone ? old.lead : joinSentences([old.lead, old.text], language)}
        </Text>{' '}
        {day}
      </>
    )
  }
}
