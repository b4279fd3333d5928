import { formatDayOfYear, formatRupiah, joinClauses, joinParts, joinSentences } from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import { daysOfBills, isMeasuredPrice } from './bill.ts'
import { isSeaWeight } from './chargeable.ts'
import { hasOtherContents } from './price-change.ts'
import {
  basisOf,
  causeOf,
  formerTotal,
  isChanged,
  knownTotal,
  missingParts,
  totalOf,
  type PricedShipment,
  type PriceFacts,
} from './price-facts.ts'
import { linesOf, summedLines, type PriceObjectLine } from './price-lines.ts'
import { keptLabel, priceName, priceStatement, type PriceObjectStatement } from './price-statement.ts'
import type { BillTexts } from './text-types.ts'

export interface PriceObjectGroup {
  id: string
  title: string
  bySea: boolean
  sum: string
  /** The sum before it was measured, if it was another of the same. */
  previous?: string
  /** What the sum rests on. */
  note: string
  lines: readonly PriceObjectLine[]
}

export interface PriceObject {
  statement: PriceObjectStatement
  groups: readonly PriceObjectGroup[]
  /** Services and levies, each as one line, and what is missing. */
  summed: readonly PriceObjectLine[]
  /** What leads to the total: the price less what was paid, or payments less what came back; empty before an invoice. */
  settled: readonly { id: string; name: string; amount: string; tone?: 'positive' }[]
  /** The day of rates and rules. */
  day: string
}

/** A price as it is shown everywhere: basis, total, lines, what is settled, and the day of its rates and rules. */
export function priceObject(facts: PriceFacts, texts: BillTexts, language: Language): PriceObject {
  const { shipments } = facts
  return {
    statement: priceStatement(facts, texts, language),
    groups: shipments.map((shipment) => groupOf(shipment, texts, language)),
    summed: summedLines(facts, texts),
    settled: settledLines(facts, texts),
    day: joinSentences(
      daysOfBills(
        shipments.map(({ priced }) => priced),
        texts.pricing,
        language,
      ),
      language,
    ),
  }
}

function groupOf(shipment: PricedShipment, texts: BillTexts, language: Language): PriceObjectGroup {
  const { code, title, priced } = shipment
  const { object } = texts.pricing
  const basis = basisOf({ shipments: [shipment] })
  const former = formerTotal(shipment)
  const changed = isChanged(shipment)
  const note =
    shipment.afterPaid !== undefined
      ? afterPaidNote(shipment.afterPaid, object.note)
      : basis === 'so_far'
        ? filled(object.note.missing, {
            parts: joinParts(
              missingParts({ shipments: [shipment] }).map((part) => object.part[part]),
              language,
            ),
          })
        : basis === 'kept'
          ? filled(keptLabel({ shipments: [shipment] }, object.basis), {
              until: formatDayOfYear(priced.quote?.expires_at ?? '', language),
            })
          : basis === 'measured' && shipment.isOvertaken
            ? object.note.measuredBefore
            : object.basis[basis]
  return {
    id: code,
    title,
    bySea: isSeaWeight(priced.answer.weight),
    sum: formatRupiah(knownTotal(shipment)),
    ...(changed &&
      former !== undefined &&
      !hasOtherContents(shipment, texts, language) && { previous: formatRupiah(former) }),
    note: joinClauses(
      [
        former !== undefined && !changed && (shipment.cause !== undefined || isMeasuredPrice(priced))
          ? filled(object.note.same, { cause: object.cause[causeOf(shipment)] })
          : note,
        ...extrasOf(shipment, texts),
      ],
      language,
    ),
    lines: linesOf(shipment, texts, language),
  }
}

/** Its price is that of the estimate until it is paid; what was measured follows. */
function afterPaidNote(amount: number, note: BillTexts['pricing']['object']['note']): string {
  const text = amount < 0 ? note.measuredCredited : amount > 0 ? note.measuredDue : note.measuredSame
  return filled(text, { amount: formatRupiah(Math.abs(amount)) })
}

/** Extras that only some parcels have, shown while the group is collapsed. */
function extrasOf({ priced }: PricedShipment, { pricing }: BillTexts): readonly string[] {
  const { insurance, discount } = priced.answer.lines
  const { insured, voucher } = pricing.object.extra
  return [...(insurance > 0 ? [insured] : []), ...(discount < 0 ? [voucher] : [])]
}

/** What came in before, by day and method where they are known. */
export const alreadyPaid = (how: string, { object }: BillTexts['pricing']): string =>
  filled(object.alreadyPaid, { how }).trim()

/**
 * Where something is due, the price comes first: less what was paid or is billed elsewhere, and with what came back, it
 * leaves what is due, or what an additional invoice was paid with; so it does where the bank reversed a payment. Once nothing is, the payments come first: less what
 * came back, they leave what was paid in all.
 */
function settledLines({ shipments, settlement }: PriceFacts, { pricing }: BillTexts): PriceObject['settled'] {
  if (!settlement) return []
  const { paid, paidNow, elsewhere = [], returned, reversed = [], besides = [], due } = settlement
  const { object } = pricing
  const cameBack = (sign: '+' | '−') =>
    returned.map(({ id, amount, how, name, isOnItsWay = false }) => ({
      id,
      name: [name ?? object.returned, how].filter(Boolean).join(' '),
      amount: sign + formatRupiah(amount),
      // Where it raises what is to be paid, it is no good news; nor is it news of money that has arrived until it has.
      ...(sign === '−' && !isOnItsWay && { tone: 'positive' as const }),
    }))
  if (due === 0 && paidNow === undefined && reversed.length === 0)
    return [
      ...paid.map(({ id, amount, how }) => ({
        id,
        name: [object.basis.paid, how].filter(Boolean).join(' '),
        amount: formatRupiah(amount),
      })),
      ...cameBack('−'),
    ]
  if (paid.length + elsewhere.length + returned.length + besides.length === 0) return []
  return [
    {
      id: 'price',
      name: priceName(shipments, object),
      amount: formatRupiah(totalOf(shipments)),
    },
    ...paid.map(({ id, amount, how }) => ({
      id,
      name: alreadyPaid(how, pricing),
      amount: formatRupiah(-amount),
    })),
    ...elsewhere.map(({ id, amount }) => ({ id, name: object.elsewhere, amount: formatRupiah(-amount) })),
    ...cameBack('+'),
    // What is due leaves it out: no invoice asks for it.
    ...(due > 0 ? [] : reversed).map(({ id, amount, how }) => ({
      id,
      name: [object.reversed, how].filter(Boolean).join(' '),
      amount: `+${formatRupiah(amount)}`,
    })),
    ...besides.map(({ id, amount, name }) => ({ id, name, amount: `+${formatRupiah(amount)}` })),
  ]
}
