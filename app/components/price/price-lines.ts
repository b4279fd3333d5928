import type { Priced } from '@seberang/domain/api'
import {
  billNote,
  chargedLine,
  shownLines,
  type ChargedLine,
  type PricedShipment,
} from '@seberang/domain/explain'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'

/** A line of a print: what it pays for stands beneath. */
type PrintedLine = ChargedLine & { detail: string }

/** The lines of a shipment's bill with their explanations. */
export function usePriceLines(): (shipment: PricedShipment) => readonly PrintedLine[] {
  const { t } = useTranslation(['pricing', 'price', 'reason'])
  const language = useLanguage()
  return (shipment) =>
    shownLines(shipment.priced).map((why) => ({
      ...chargedLine(why, shipment, billTexts(language), language),
      detail: t(`price:purpose.${why.line}`),
    }))
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
