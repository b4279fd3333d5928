import { Plane, Ship } from '@seberang/design-system/icons'
import type { PriceGroup } from '@seberang/design-system/PriceDetails'
import type { PriceStatement, SettledLine } from '@seberang/design-system/PriceFoot'
import type { PriceLine } from '@seberang/design-system/PriceLines'
import { priceObject, priceStatement, type PricedShipment, type PriceFacts } from '@seberang/domain/explain'
import { formatRupiah, joinSentences } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { pricingLines, type PricingLine } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { manyShipments } from '../../lib/shipments/use-shipment-names.ts'
import { NpwpOffer } from '../address/NpwpOffer.tsx'
import { Explained } from '../glossary/Explained.tsx'
import { lawAddress } from '../glossary/use-glossary.ts'

export interface ShownPrice {
  statement: PriceStatement
  groups: readonly PriceGroup[]
  summed: readonly PriceLine[]
  settled: readonly SettledLine[]
  day: string
}

/** Puts prices into words: the same basis, lines and day on every screen. */
export function usePriceObject(): (facts: PriceFacts) => ShownPrice {
  const { t } = useTranslation(['pricing', 'price', 'quotes', 'reason'])
  const language = useLanguage()
  const detailOf = (id: string): string | undefined => {
    const line = pricingLines.find((one) => one === id)
    return line && t(`price:purpose.${line}`)
  }
  return (facts) => {
    const { groups, ...rest } = priceObject(facts, billTexts(language), language)
    // What is agreed to is looked up in; of a price to decide on, the first parcel shows what there is.
    const isLong = facts.settlement !== undefined && groups.length >= manyShipments
    return {
      ...rest,
      groups: groups.map(({ id, title, bySea, sum, previous, note, lines }, at) => ({
        id,
        lines: lines.map(({ base, ...line }) => ({
          ...line,
          ...labelOf(line, base, language),
          isFree: line.amount === formatRupiah(0),
          detail: joinSentences([detailOf(line.id), base], language) || undefined,
          ...offerAt(
            line,
            facts.shipments.find(({ code }) => code === id),
          ),
        })),
        // A single parcel needs no name: it is what the page is about.
        ...(groups.length > 1 && {
          heading: { title, icon: bySea ? Ship : Plane, sum, previous, note, open: at === 0 && !isLong },
        }),
      })),
    }
  }
}

/** The levies by name, each explained with what it is in this parcel. */
const explained = ['duty', 'vat', 'income_tax'] as const satisfies readonly PricingLine[]

function labelOf(
  { id, name, amount, reason, law }: PriceLine,
  base: string | undefined,
  language: Language,
): Pick<PriceLine, 'label'> {
  const term = explained.find((one) => one === id)
  if (!term || amount === undefined) return {}
  return {
    label: (
      <Explained
        term={term}
        here={{ amount, reason: joinSentences([reason, base], language) }}
        law={law && { name: law.name, ...lawAddress({ url: law.href }) }}
      >
        {name}
      </Explained>
    ),
  }
}

function offerAt({ id }: PriceLine, shipment: PricedShipment | undefined): Pick<PriceLine, 'action'> {
  if (id !== ('income_tax' satisfies PricingLine) || !shipment?.npwp) return {}
  return { action: <NpwpOffer {...shipment.npwp} /> }
}

/** The total alone, with its basis: for rows and bars. */
export function usePriceStatement(): (facts: PriceFacts) => PriceStatement {
  useTranslation(['pricing', 'price', 'quotes', 'reason'])
  const language = useLanguage()
  return (facts) => priceStatement(facts, billTexts(language), language)
}
