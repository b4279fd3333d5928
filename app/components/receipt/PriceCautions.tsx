import { Text } from '@seberang/design-system/Text'
import { oldRates, shipmentsAtRisk, type PriceFacts } from '@seberang/domain/explain'
import type { Priced } from '@seberang/domain/terms'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { LawCaution } from './LawCaution.tsx'

/** That prices rest on old rates; undefined where they do not. */
export function useOldRates(): (prices: readonly Priced[]) => { lead: string; text: string } | undefined {
  useTranslation(['pricing', 'price', 'quotes'])
  const language = useLanguage()
  const [now] = useState(() => new Date(serverNow()).toISOString())
  return (prices) => oldRates(prices, now, billTexts(language), language)
}

/**
 * What may make prices higher: levies by law, and rates that are old. Undefined where nothing may.
 * @param isCheckout its rates are the final ones
 */
export function usePriceCautions(): (facts: PriceFacts, isCheckout?: boolean) => ReactNode | undefined {
  const oldRatesOf = useOldRates()
  return (facts, isCheckout = false) => {
    const risks = shipmentsAtRisk(facts)
    const rates = facts.settlement ? undefined : oldRatesOf(facts.shipments.map(({ priced }) => priced))
    if (risks.length === 0 && !rates) return undefined
    return (
      <>
        <LawCaution of={risks} />
        {rates && (
          <div>
            <Text as="strong" step="note" weight="semibold">
              {rates.lead}
            </Text>{' '}
            {!isCheckout && rates.text}
          </div>
        )}
      </>
    )
  }
}
