import { formatRupiah, joinSentences, sentenceStart } from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import { isLevy, leviesOf, levyLines, type Explanation, type PricingLine } from '../pricing/index.ts'
import type { Priced } from '../terms/index.ts'
import { baseAtLength, chargedLine, hasUnknownLevies, isUnknown, lawLink, shownLines } from './bill.ts'
import {
  hasCourier,
  missingParts,
  sum,
  isChanged,
  isMeasuredAlone,
  totalOf,
  type PricedShipment,
  type PriceFacts,
} from './price-facts.ts'
import { reasonOf } from './reason.ts'
import { leviesName } from './tariff-levies.ts'
import type { BillTexts } from './text-types.ts'

/** A line of a price object. Without an amount it is not chosen yet, and `missing` says so. */
export type PriceObjectLine = {
  id: string
  name: string
  reason?: string
  /** What a levy is on, where nothing else says so: at length. */
  base?: string
  law?: { name: string; href?: string }
  tone?: 'discount'
} & (
  | { amount: string; missing?: never; previous?: undefined }
  | { amount: string; missing?: never; previous: string; reason: string }
  | { amount?: never; missing: string; previous?: never }
)

const lineOf = ({ explanation }: Pick<Priced, 'explanation'>, line: PricingLine): Explanation | undefined =>
  explanation.find((why) => why.line === line)

/** The lines of a shipment in their order. After measuring alone, unchanged levies are one line: a charge may be for more levies. */
export function linesOf(
  shipment: PricedShipment,
  texts: BillTexts,
  language: Language,
): readonly PriceObjectLine[] {
  const { priced, before } = shipment
  const levies = priced.explanation.filter(({ line }) => isLevy(line))
  const levied = (price: Priced) => levyLines.map((line) => price.answer.lines[line]).join()
  const fold =
    before !== undefined &&
    isChanged(shipment) &&
    isMeasuredAlone(before, priced) &&
    levied(before) === levied(priced) &&
    !hasUnknownLevies(priced)
  const [firstLevy] = levies
  const lines = shownWithMissing(shipment).flatMap((why): PriceObjectLine[] => {
    if (!fold || !isLevy(why.line)) return [explainedLine(why, shipment, texts, language)]
    if (why !== firstLevy) return []
    return [
      {
        id: 'levies',
        name: leviesName({ shipments: [shipment] }, texts.pricing),
        amount: formatRupiah(sum(levies.map(({ amount }) => amount))),
        reason: texts.pricing.object.unchanged,
      },
    ]
  })
  const lastLevy = lines.findLastIndex(({ id }) => isOfState(id))
  return lines.toSpliced(lastLevy + 1, 0, ...exciseLine(priced, texts))
}

/** Whether a line is what the state takes: a levy, all of them together, or the excise that no price includes. */
export const isOfState = (id: string): boolean => isLevy(id) || id === 'levies' || id === 'excise'

/** What the state levies besides, and no price includes: after its levies. */
function exciseLine({ excise }: Priced, { pricing, reason }: BillTexts): PriceObjectLine[] {
  if (!excise) return []
  const { part, notIncluded, exciseReason } = pricing.object
  return [
    {
      id: 'excise',
      name: sentenceStart(part.excise),
      missing: notIncluded,
      reason: exciseReason,
      law: lawLink(excise, reason),
    },
  ]
}

/** Lines that are charged, or are free for a reason, and the courier that is not chosen yet in its place. */
function shownWithMissing(shipment: PricedShipment): readonly Explanation[] {
  const { priced, before } = shipment
  const shown = new Set(shownLines(priced))
  const wasCharged = new Set(before && shownLines(before).map(({ line }) => line))
  return priced.explanation.filter(
    (why) =>
      shown.has(why) ||
      wasCharged.has(why.line) ||
      (why.line === 'domestic_shipping' && !hasCourier(shipment)),
  )
}

function explainedLine(
  why: Explanation,
  shipment: PricedShipment,
  texts: BillTexts,
  language: Language,
): PriceObjectLine {
  const { object } = texts.pricing
  const base = baseAtLength(why, shipment, texts.reason, language)
  const line = { ...chargedLine(why, shipment, texts, language), ...(base && { base }) }
  const { id, name, reason } = line
  if (id === 'domestic_shipping' && !hasCourier(shipment)) return { id, name, missing: object.notChosen }
  if (isUnknown(why) || (shipment.unclassified && isLevy(id)))
    return { id, name, missing: object.notCalculated }
  const former = shipment.before && lineOf(shipment.before, id)
  if (!former || former.amount === why.amount) return line
  // Nothing was there before: a new line is not a changed one.
  if (former.amount === 0) return line
  // The rounding is explained for the amount that is charged.
  const { rounding: _, ...unrounded } = former
  const formerReason = reasonOf(unrounded, texts.reason, language, shipment.before?.rule_set)
  return {
    ...line,
    previous: formatRupiah(former.amount),
    reason: joinSentences([reason, filled(object.previously, { reason: formerReason })], language),
  }
}

/** Services and levies, each as one line, and what is missing. */
export function summedLines(facts: PriceFacts, texts: BillTexts): readonly PriceObjectLine[] {
  const { shipments } = facts
  const { services, notChosen, notCalculated, notIncluded } = texts.pricing.object
  const missing = missingParts(facts)
  const levies = leviesName(facts, texts.pricing)
  const levied = sum(
    shipments.map(({ priced, unclassified }) => (unclassified ? 0 : leviesOf(priced.answer.lines))),
  )
  return [
    ...(shipments.length > 0
      ? [
          { id: 'services', name: services, amount: formatRupiah(totalOf(shipments) - levied) },
          missing.includes('levies')
            ? { id: 'levies', name: levies, missing: notCalculated }
            : { id: 'levies', name: levies, amount: formatRupiah(levied) },
        ]
      : []),
    ...missing
      .filter((part) => part !== 'levies' || shipments.length === 0)
      .map((part) => ({
        id: part,
        name: sentenceStart(texts.pricing.object.part[part]),
        missing: part === 'excise' ? notIncluded : notChosen,
      })),
  ]
}
