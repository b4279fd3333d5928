import {
  formatDayOfYear,
  formatDeadline,
  formatRupiah,
  formatTime,
  joinClauses,
  joinParts,
  sentenceStart,
} from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import { leviesOf } from '../pricing/index.ts'
import type { Advice } from '../terms/index.ts'
import type { ShipmentAtRisk } from './advice.ts'
import { isMeasuredPrice } from './bill.ts'
import { changeParts, hasOtherContents } from './price-change.ts'
import {
  basisOf,
  formerTotal,
  isBelowQuote,
  hasCourier,
  isChanged,
  isKept,
  isMeasuredOtherwise,
  knownTotal,
  lackingAlone,
  missingParts,
  sum,
  totalOf,
  type PricedShipment,
  type PriceFacts,
} from './price-facts.ts'
import type { BillTexts, PriceBasis } from './text-types.ts'

/**
 * What became of a total that was seen before. It stands beside the new one only where both hold the same and one cause
 * made the difference; otherwise it is the first row of a sum of which the total is the end.
 */
type Change =
  | { previous?: never; reason?: never; changes?: never }
  | { previous: string; reason: string; changes?: never }
  | { previous?: never; reason?: never; changes: PriceChanges }

/** A sum from the price before to the total, all formatted. */
interface PriceChanges {
  /** Where there is no place for rows: "naik Rp2.052.763 sejak disimpan: tarif kami baru, asuransi". */
  brief: string
  /** Of the rows while they are folded: "Naik Rp2.052.763 sejak disimpan". */
  summary: string
  /** The price before, then what each cause adds to it. */
  rows: readonly { id: string; name: string; amount: string }[]
}

interface SoFar {
  label: string
  basis: 'so_far'
  amount?: string
  missing: string
  prepare?: string
  note?: never
  toYourDoor?: never
}

/**
 * The total with its basis in words. Only a complete price, which customs cannot raise, may say "to your door". One
 * that customs may raise names the tariff that it rests on and the amount to have ready.
 */
export type PriceObjectStatement = { label: string } & (
  | SoFar
  | {
      basis: Exclude<PriceBasis, 'so_far'>
      amount: string
      missing?: never
      prepare?: never
      note?: never
      toYourDoor: string
    }
  | {
      basis: Exclude<PriceBasis, 'so_far'>
      amount: string
      missing?: never
      prepare?: string
      note?: string
      toYourDoor?: never
    }
) &
  Change

type Levied = Pick<PricedShipment, 'code' | 'title' | 'unclassified' | 'isReleased' | 'priced' | 'charges'>

/**
 * The shipments whose levies by law are shown beside the price. While an operator looks for a code the price has no
 * levies to compare: all that the category may come to is then added to it.
 */
const besideLaw = (
  shipments: readonly Levied[],
  isTold: (advice: Advice, shipment: Levied) => boolean,
): ShipmentAtRisk[] =>
  shipments.flatMap((shipment) => {
    const { code, title, unclassified, priced } = shipment
    const { advice, rule_set: ruleSet } = priced
    if (!advice || (unclassified && !advice.without_hscode) || !isTold(advice, shipment)) return []
    const difference = unclassified ? leviesOf(advice.levies) : advice.difference
    return { code, title, advice: { ...advice, difference }, ruleSet }
  })

/** The shipments on which customs may levy more than their price includes. */
export const shipmentsAtRisk = ({
  shipments,
  settlement,
}: { shipments: readonly Levied[] } & Pick<PriceFacts, 'settlement'>): ShipmentAtRisk[] =>
  besideLaw(
    // Customs levy nothing on what is not sent.
    settlement?.isEnded ? [] : shipments,
    (advice, { isReleased, charges }) => advice.difference > 0 && !isReleased && !isBilled(advice, charges),
  )

/** The shipments whose tariff charges more than the law levies; nobody is surprised by it afterwards. */
export const shipmentsAboveLaw = ({ shipments }: { shipments: readonly Levied[] }): ShipmentAtRisk[] =>
  besideLaw(shipments, ({ difference }) => difference < 0)

/** Whether an operator has billed what customs levied besides the price: it cannot be levied a second time. */
const isBilled = ({ difference }: Advice, charges: Levied['charges'] = []): boolean =>
  sum(charges.map(({ cost_value, levy }) => (levy ? cost_value : 0))) >= difference

/** Whether the levies by law differ from those in the price: more, or by other rates altogether. */
const isBesideLaw = ({ key, difference }: Advice): boolean =>
  difference > 0 || key === 'general_rates_above_limit'

/** The total of prices with its basis in words. */
export function priceStatement(
  facts: PriceFacts,
  texts: BillTexts,
  language: Language,
): PriceObjectStatement {
  const { pricing } = texts
  const { shipments, settlement } = facts
  const { basis: labels, note } = pricing.object
  const basis = basisOf(facts)
  const total = formatRupiah(totalOf(shipments))
  const change = changeOf(shipments, texts, language)
  if (basis === 'so_far') return { ...soFarStatement(facts, pricing, total, language), ...change }
  if (settlement && basis === 'due') {
    const deadline = formatDeadline(settlement.deadline, language)
    return {
      basis,
      label: labels.due,
      amount: formatRupiah(settlement.due),
      note: filled(note.due, { deadline }),
    }
  }
  if (basis === 'ended') return { basis, label: labels.ended, amount: total }
  if (settlement) {
    const paid = sum(settlement.paid.map(({ amount }) => amount))
    const returned = sum(settlement.returned.map(({ amount }) => amount))
    const isPrice = returned > 0 && paid - returned === totalOf(shipments)
    return {
      basis: 'paid',
      // The payments stand above it, less what came back.
      label: isPrice ? priceName(shipments, pricing.object) : labels.paid,
      amount: formatRupiah(paid - returned),
      note: shipments.every(({ priced }) => isMeasuredPrice(priced)) ? note.paid : note.paidByEstimate,
    }
  }
  if (basis === 'kept') {
    const until = keptUntil(shipments)
    return {
      basis,
      label: filled(keptLabel(facts, labels), { until: momentOf(until, language) }),
      amount: total,
      ...reachOf(facts, pricing, note.kept),
      ...change,
    }
  }
  const measured = shipments.filter(({ priced }) => isMeasuredPrice(priced)).length
  const held = heldUntil(facts, pricing, language)
  const withHeld = (text: string) => joinClauses([text, held], language)
  const isMixed = basis === 'estimate' && measured > 0
  return {
    basis,
    label: labels[basis],
    amount: total,
    ...(isMixed
      ? reachOf(facts, pricing, note.mixed, {
          measured: String(measured),
          estimated: String(shipments.length - measured),
        })
      : reachOf(facts, pricing, withHeld(basis === 'measured' ? note.measured : note.estimate))),
    ...change,
  }
}

/** Parts what is missing from what holds, which is not a part of it. */
const partedBy: Record<Language, string> = { id: '; ', en: '; ', zh: '；' }

function soFarStatement(
  facts: PriceFacts,
  pricing: BillTexts['pricing'],
  total: string,
  language: Language,
): SoFar {
  const { basis: labels, note, part } = pricing.object
  const basis = 'so_far'
  const label = labels.so_far
  const titles = new Intl.ListFormat(language)
  const names = joinParts(
    missingParts(facts).map((name) => {
      if (name === 'container' && facts.assumedContainer)
        return filled(note.assumed, {
          part: part[name],
          container: pricing.object.container[facts.assumedContainer],
        })
      const lacking = lackingAlone(name, facts).map(({ title }) => title)
      return lacking.length === 0
        ? part[name]
        : filled(note.partOf, { part: part[name], titles: titles.format(lacking) })
    }),
    language,
  )
  if (facts.shipments.length === 0) {
    const { startsAt } = facts
    return {
      basis,
      label,
      ...(startsAt && {
        amount: filled(startsAt.isToHaveReady ? note.startsAtReady : note.startsAt, {
          amount: formatRupiah(startsAt.amount),
        }),
      }),
      missing: filled(note.noAmount, { parts: names }),
    }
  }
  const missing = filled(note.missing, { parts: names })
  const holds = joinClauses([heldUntil(facts, pricing, language), ratesOf(facts, pricing)], language)
  return {
    basis,
    label,
    amount: total,
    missing: holds === '' ? missing : missing + partedBy[language] + holds,
    ...preparedFor(facts, pricing),
  }
}

/** Day and hour of an end, on one line: apart, the hour is nobody's. */
const momentOf = (moment: string, language: Language): string =>
  `${formatDayOfYear(moment, language)} ${formatTime(moment, language)}\u00a0WIB`

/** What is kept: of a price that customs may raise, what it rests on alone. */
export const keptLabel = (
  facts: Pick<PriceFacts, 'shipments'>,
  { kept, keptRates }: BillTexts['pricing']['object']['basis'],
): string => (shipmentsAtRisk(facts).length > 0 ? keptRates : kept)

/** The price in a sum: as long as one shipment is an estimate, so is the sum of all. */
export const priceName = (
  shipments: readonly PricedShipment[],
  { afterMeasuring, price }: BillTexts['pricing']['object'],
): string =>
  shipments.every(({ priced }) => isMeasuredPrice(priced)) &&
  shipments.some(({ priced, before }) => before && isMeasuredOtherwise(before, priced))
    ? afterMeasuring
    : price

/** When the first of the quotes ends. */
const keptUntil = (shipments: readonly PricedShipment[]): string =>
  shipments.map(({ priced }) => priced.quote?.expires_at ?? '').toSorted()[0] ?? ''

/** Until when all of it is kept, or cannot exceed what is; undefined where it may. */
const heldUntil = (
  { shipments }: PriceFacts,
  { object }: BillTexts['pricing'],
  language: Language,
): string | undefined =>
  shipments.every((shipment) => isKept(shipment) || isBelowQuote(shipment))
    ? filled(shipments.every(isKept) ? object.note.held : object.note.atMostQuoted, {
        until: formatDayOfYear(keptUntil(shipments), language),
      })
    : undefined

/** How far a complete price reaches: to the door, or, where the law levies more, as far as its tariff goes. */
function reachOf(
  facts: PriceFacts,
  pricing: BillTexts['pricing'],
  text: string,
  values: Record<string, string> = {},
): { toYourDoor: string } | { note: string; prepare?: string } {
  const rates = ratesOf(facts, pricing)
  if (rates === undefined)
    return { toYourDoor: filled(text, { ...values, reach: pricing.object.toYourDoor }) }
  return { note: filled(text, { ...values, reach: rates }), ...preparedFor(facts, pricing) }
}

/** The tariffs that are not what the law levies; undefined where there are none. */
function ratesOf({ shipments }: PriceFacts, pricing: BillTexts['pricing']): string | undefined {
  const rates = shipments.flatMap(({ unclassified, priced: { advice } }) =>
    advice && isBesideLaw(advice) && !unclassified ? pricing.object.rates[advice.key] : [],
  )
  const [first, ...others] = new Set(rates)
  return others.length > 0 ? pricing.object.severalRates : first
}

/** The amount to have ready, where that is more than the total. */
function preparedFor(facts: PriceFacts, { object }: BillTexts['pricing']): { prepare?: string } {
  const risks = shipmentsAtRisk(facts)
  if (risks.length === 0) return {}
  const more = sum(risks.map(({ advice }) => advice.difference))
  return { prepare: filled(object.note.prepare, { amount: formatRupiah(totalOf(facts.shipments) + more) }) }
}

/** That the quoted price, which stands before, ended by what was chosen since; undefined where it did not. */
function endOfQuote(
  { before, priced: { quote }, cause }: PricedShipment,
  { quotes }: BillTexts,
  language: Language,
): string | undefined {
  if (!before || cause !== 'shipment' || quote?.state !== 'changed') return undefined
  // When it ended by itself is said with the rates of the day since.
  const chosen = quote.changes.filter((change) => change !== 'expired')
  const reasons = joinClauses(
    chosen.map((change) => quotes.change[change]),
    language,
  )
  return filled(quotes.ended, { quoted: formatRupiah(before.answer.total), reasons })
}

/** Whether a shipment had no courier before, or is as it was. */
const hadNoCourier = (shipment: PricedShipment): boolean =>
  !shipment.before || !isChanged(shipment) || !hasCourier({ ...shipment, priced: shipment.before })

/** The total that was seen before, and what made it another. */
function changeOf(shipments: readonly PricedShipment[], texts: BillTexts, language: Language): Change {
  const before = sum(shipments.map((shipment) => formerTotal(shipment) ?? knownTotal(shipment)))
  const difference = totalOf(shipments) - before
  if (difference === 0) return {}
  const { note, change } = texts.pricing.object
  const parts = changeParts(shipments, texts, language)
  const [only, ...others] = parts
  const amount = formatRupiah(Math.abs(difference))
  const isUp = difference > 0
  const ended = shipments.flatMap((shipment) => endOfQuote(shipment, texts, language) ?? [])
  // What ended is said first: where there is one line, the rest of it is cut.
  const afterEnd = (text: string) => [...ended, text].join(partedBy[language])
  if (
    only &&
    others.length === 0 &&
    !shipments.some((shipment) => hasOtherContents(shipment, texts, language))
  ) {
    const [after, because] = isUp ? [note.up, note.upBecause] : [note.down, note.downBecause]
    return {
      previous: formatRupiah(before),
      reason: afterEnd(filled(only.isAfter ? after : because, { amount, cause: only.cause })),
    }
  }
  const isSaved = shipments.every((shipment) => shipment.isSaved || !isChanged(shipment))
  const upOrDown = filled(isUp ? change.up : change.down, { amount })
  // Beside a basis such as "measured" it would read as the cause, though a courier was chosen, too.
  const since = isSaved ? filled(change.sinceSaved, { change: upOrDown }) : upOrDown
  const causes = joinClauses(
    parts.map(({ cause }) => cause),
    language,
  )
  const because = filled(change.because, { change: since, causes })
  // Nothing rose: what was announced as missing came in.
  const summary =
    isUp && only?.id === 'domestic_shipping' && others.length === 0 && shipments.every(hadNoCourier)
      ? filled(change.withCourier, { amount })
      : because
  return {
    changes: {
      brief: afterEnd(summary),
      summary: sentenceStart(summary),
      rows: [
        { id: 'before', name: isSaved ? change.saved : change.before, amount: formatRupiah(before) },
        ...parts.map(({ id, name, amount: by }) => ({
          id,
          name,
          amount: by > 0 ? `+${formatRupiah(by)}` : formatRupiah(by),
        })),
      ],
    },
  }
}
