import type { PriceLine } from '@seberang/design-system/PriceLines'
import type { Priced } from '@seberang/domain/api'
import { billNote, lineName, reasonIn, shownLines, type Billed } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import type { Explanation } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { lawOf } from '../../lib/pricing/reason.ts'

/** A line that is charged. */
type ChargedLine = PriceLine & { amount: string; previous?: undefined }

export interface ChargedShipment extends Billed {
  code: string
  title: string
  priced: Priced
}

/** The lines of a shipment's bill with their explanations. */
export function usePriceLines(): (shipment: ChargedShipment) => readonly ChargedLine[] {
  const lineOf = usePriceLine()
  return (shipment) => shownLines(shipment.priced).map((why) => lineOf(why, shipment))
}

function usePriceLine() {
  const { t } = useTranslation(['pricing', 'price', 'reason'])
  const language = useLanguage()

  return (why: Explanation, shipment: ChargedShipment): ChargedLine => {
    const law = lawOf(why, language)
    return {
      id: why.line,
      name: lineName(why.line, shipment, billTexts(language)),
      reason: reasonIn(why, shipment, billTexts(language).reason, language),
      detail: t(`price:purpose.${why.line}`),
      amount: formatRupiah(why.amount),
      ...(law && { law: { name: law, ...(why.law?.url && { href: why.law.url }) } }),
      ...(why.amount < 0 && { tone: 'discount' as const }),
    }
  }
}

/** The footnote: exchange rates, date of the rules, estimated or measured. */
export function usePriceNote(): (
  shipments: readonly { priced: Priced }[],
  isMeasuredSince?: boolean,
) => string {
  useTranslation(['pricing', 'price', 'reason'])
  const language = useLanguage()
  return (shipments, isMeasuredSince) =>
    billNote(
      shipments.map(({ priced }) => priced),
      billTexts(language),
      language,
      { isMeasuredSince },
    )
}
