import { colon, formatRupiah, joinSentences } from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import {
  adviceText,
  lawLines,
  leadText,
  type AdviceText,
  type LawLine,
  type ShipmentAtRisk,
} from './advice.ts'
import { aboutParcel } from './bill.ts'
import type { OrderAtRisk } from './law-risk.ts'
import type { BillTexts } from './text-types.ts'

export interface CautionText {
  /** Of the whole order, as its total is. */
  lead: string
  parts: readonly CautionPart[]
}

interface CautionPart {
  code: string
  /** Why; in an order of several parcels with the name of this one. */
  text: string
  /** The same without the levies, which are in the lines. */
  cause: string
  lines: readonly LawLine[]
  advice: AdviceText
}

/** What customs may levy besides the prices of an order: the same figure and names wherever its total stands. */
export function cautionText(
  { risks, parcels, isBilled = false }: OrderAtRisk,
  { reason, pricing }: Pick<BillTexts, 'reason' | 'pricing'>,
  language: Language,
): CautionText | undefined {
  if (risks.length === 0) return undefined
  const advices = risks.map(({ advice }) => advice)
  const ready = orderReadyText({ risks, parcels, isBilled }, pricing)
  return {
    lead: joinSentences([ready, leadText(advices, reason, language)], language),
    parts: risks.map((risk) => {
      const { code, title, ruleSet } = risk
      const advice = adviceText(risk.advice, reason, language, ruleSet)
      const sum = title + colon(language) + formatRupiah(risk.advice.difference)
      const named = (text: string): string =>
        risks.length > 1
          ? joinSentences([sum + reason.end, text], language)
          : aboutParcel(title, text, parcels, language)
      return {
        code,
        text: named(advice.text),
        cause: named(advice.cause),
        lines: lawLines(risk, pricing, language),
        advice,
      }
    }),
  }
}

/** What to have ready for an order of a single parcel; undefined once it is billed. */
export function orderReadyText(
  { risks: [only], parcels, isBilled = false }: OrderAtRisk,
  pricing: BillTexts['pricing'],
): string | undefined {
  return only && parcels === 1 && !isBilled ? haveReadyText(only, pricing) : undefined
}

/**
 * What to have ready for a price at rates that the law no longer knows for its goods, where it levies more; undefined
 * for any other.
 */
export function haveReadyText(
  { advice: { key, difference, without_hscode }, total }: Pick<ShipmentAtRisk, 'advice' | 'total'>,
  { object }: BillTexts['pricing'],
): string | undefined {
  if (key !== 'general_rates_above_limit' || difference <= 0 || without_hscode) return undefined
  return filled(object.byLaw.haveReady, { amount: formatRupiah(total + difference) })
}

/** The same in a paragraph each: of one parcel at risk a single one; of several, the sum first, then its parts. */
export function cautionTexts(
  order: OrderAtRisk,
  texts: Pick<BillTexts, 'reason' | 'pricing'>,
  language: Language,
): readonly string[] {
  const caution = cautionText(order, texts, language)
  if (!caution) return []
  const parts = caution.parts.map(({ text }) => text)
  return parts.length > 1 ? [caution.lead, ...parts] : [joinSentences([caution.lead, ...parts], language)]
}
