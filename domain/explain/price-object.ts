import {
  formatDay,
  formatDayOfYear,
  formatDeadline,
  formatRate,
  formatRupiah,
  formatTime,
  joinSentences,
  withCurrency,
} from '../format/index.ts'
import type { Language } from '../language/index.ts'
import { findRuleSet, isLevy, levyLines, type Explanation, type PricingLine } from '../pricing/index.ts'
import type { Advice, Priced } from '../terms/index.ts'
import { includesCourier, isMeasuredPrice, lineName, shownLines, type Billed } from './bill.ts'
import { filled, lawText, reasonOf } from './reason.ts'
import { priceParts, type BillTexts, type PriceBasis, type PricePart } from './texts.ts'

/** A shipment with its price. */
export interface PricedParcel extends Billed {
  code: string
  title: string
  priced: Priced
  /** The price that was agreed to or seen before, where measuring may have changed it. */
  before?: Priced | undefined
  /** An operator is to classify goods of it: the levies of their category are not known to be theirs. */
  unclassified?: boolean | undefined
}

/** Money that came in or went back. */
export interface Movement {
  id: string
  /** Rupiah, positive. */
  amount: number
  /** Day and method, as a text; empty where unknown. */
  how: string
}

/** What is known of an invoice. */
export interface Settlement {
  /** Rupiah that are still to be paid. */
  due: number
  /** ISO 8601. */
  deadline: string
  paid: readonly Movement[]
  /** Paid back because the shipment measured less than estimated. */
  returned: readonly Movement[]
}

export interface PriceFacts {
  parcels: readonly PricedParcel[]
  /** What is not chosen yet, besides a courier: a price says itself that it has none. */
  missing?: readonly PricePart[]
  /** While nothing is chosen: what has to be at hand for the cheapest on offer, rupiah. */
  startsAt?: number | undefined
  settlement?: Settlement | undefined
}

/** A line of a price object. Without an amount it is not chosen yet, and `missing` says so. */
export type PriceObjectLine = {
  id: string
  name: string
  reason?: string
  law?: { name: string; href?: string }
  tone?: 'discount'
} & (
  | { amount: string; missing?: never; previous?: undefined }
  | { amount: string; missing?: never; previous: string; reason: string }
  | { amount?: never; missing: string; previous?: never }
)

type Change = { previous?: never; reason?: never } | { previous: string; reason: string }

/**
 * The total with its basis in words. Only a complete price can say that it reaches the door, and none that customs may
 * add to: that one names the tariff that it rests on and what has to be at hand.
 */
export type PriceObjectStatement = { label: string } & (
  | {
      basis: 'so_far'
      amount?: string
      missing: string
      prepare?: string
      note?: never
      toYourDoor?: never
    }
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

export interface PriceObjectGroup {
  id: string
  title: string
  bySea: boolean
  sum: string
  /** The sum before it was measured, if it was another. */
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
  /** The price, what was paid and what was given back; empty before an invoice. */
  settled: readonly { id: string; name: string; amount: string; tone?: 'positive' }[]
  /** The day of rates and rules. */
  day: string
}

const lineOf = ({ explanation }: Pick<Priced, 'explanation'>, line: PricingLine): Explanation | undefined =>
  explanation.find((why) => why.line === line)

const hasCourier = ({ priced }: PricedParcel): boolean => includesCourier(priced)

const isMeasured = ({ priced }: PricedParcel): boolean => isMeasuredPrice(priced)

const isKept = ({ priced }: PricedParcel): boolean => priced.quote?.state === 'kept'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const leviesOf = ({ answer }: Pick<Priced, 'answer'>): number =>
  sum(levyLines.map((line) => answer.lines[line]))

interface KnownPrice {
  priced: Pick<Priced, 'answer'>
  unclassified?: boolean | undefined
}

/** Without levies that are not known. */
export const knownTotal = ({ priced, unclassified }: KnownPrice): number =>
  priced.answer.total - (unclassified ? leviesOf(priced) : 0)

const totalOf = (parcels: readonly PricedParcel[]): number => sum(parcels.map(knownTotal))

/** What is not in the amount, in the order in which it is chosen. */
export function missingParts({ parcels, missing = [] }: PriceFacts): readonly PricePart[] {
  const lacks = new Set<PricePart>(missing)
  if (parcels.some(({ unclassified }) => unclassified)) lacks.add('levies')
  if (parcels.some((parcel) => !hasCourier(parcel))) lacks.add('courier')
  if (parcels.length === 0 && lacks.size === 0) lacks.add('products')
  return priceParts.filter((part) => lacks.has(part))
}

/** What a price rests on. An invoice settles it; before that, what is missing comes first. */
export function basisOf(facts: PriceFacts): PriceBasis {
  const { parcels, settlement } = facts
  if (settlement) return settlement.due > 0 ? 'due' : 'paid'
  if (missingParts(facts).length > 0) return 'so_far'
  if (parcels.every(isMeasured)) return 'measured'
  if (parcels.every(isKept)) return 'kept'
  return 'estimate'
}

/** A price as it is shown everywhere: basis, total, lines, what is settled, and the day of its rates and rules. */
export function priceObject(facts: PriceFacts, texts: BillTexts, language: Language): PriceObject {
  const { parcels } = facts
  return {
    statement: priceStatement(facts, texts, language),
    groups: parcels.map((parcel) => groupOf(parcel, texts, language)),
    summed: summedLines(facts, texts),
    settled: settledLines(facts, texts),
    day: dayText(parcels, texts, language),
  }
}

/** The parcels on which customs may levy more than their price includes. Levies that are not known are not compared. */
export const parcelsAtRisk = ({ parcels }: Pick<PriceFacts, 'parcels'>): RiskedParcel[] =>
  parcels.flatMap(({ code, title, unclassified, priced: { advice, rule_set } }) =>
    advice && advice.difference > 0 && !unclassified ? { code, title, advice, ruleSet: rule_set } : [],
  )

/** Whether customs does not levy what a price includes: more, or by other rates altogether. */
const isBesideLaw = ({ key, difference }: Advice): boolean =>
  difference > 0 || key === 'general_rates_above_limit'

export interface RiskedParcel {
  code: string
  title: string
  advice: Advice
  ruleSet: string
}

/** The total of prices with its basis in words. */
export function priceStatement(
  facts: PriceFacts,
  { pricing }: Pick<BillTexts, 'pricing'>,
  language: Language,
): PriceObjectStatement {
  const { parcels, settlement } = facts
  const { basis: labels, note } = pricing.object
  const basis = basisOf(facts)
  const total = formatRupiah(totalOf(parcels))
  if (basis === 'so_far') return soFarStatement(facts, pricing, total)
  if (settlement && basis === 'due') {
    const deadline = formatDeadline(settlement.deadline, language)
    return {
      basis,
      label: labels.due,
      amount: formatRupiah(settlement.due),
      note: filled(note.due, { deadline }),
    }
  }
  if (settlement) {
    const paid = sum(settlement.paid.map(({ amount }) => amount))
    const returned = sum(settlement.returned.map(({ amount }) => amount))
    return { basis: 'paid', label: labels.paid, amount: formatRupiah(paid - returned), note: note.paid }
  }
  const change = changeOf(parcels, pricing.object)
  if (basis === 'kept') {
    const until = parcels.map(({ priced }) => priced.quote?.expires_at ?? '').toSorted()[0] ?? ''
    return {
      basis,
      label: filled(labels.kept, { until: formatDayOfYear(until, language) }),
      amount: total,
      ...reachOf(facts, pricing, note.kept, { time: formatTime(until, language) }),
      ...change,
    }
  }
  const measured = parcels.filter(isMeasured).length
  const isMixed = basis === 'estimate' && measured > 0
  return {
    basis,
    label: labels[basis],
    amount: total,
    ...(isMixed
      ? reachOf(facts, pricing, note.mixed, {
          measured: String(measured),
          estimated: String(parcels.length - measured),
        })
      : reachOf(facts, pricing, note[basis === 'measured' ? 'measured' : 'estimate'])),
    ...change,
  }
}

function soFarStatement(
  facts: PriceFacts,
  pricing: BillTexts['pricing'],
  total: string,
): PriceObjectStatement {
  const { basis: labels, note, part } = pricing.object
  const basis = 'so_far'
  const label = labels.so_far
  const parts = missingParts(facts)
    .map((name) => part[name])
    .join(pricing.quote.join)
  if (facts.parcels.length === 0) {
    const { startsAt } = facts
    return {
      basis,
      label,
      ...(startsAt !== undefined && { amount: filled(note.startsAt, { amount: formatRupiah(startsAt) }) }),
      missing: filled(note.noAmount, { parts }),
    }
  }
  const missing = filled(note.missing, { parts })
  const rates = ratesOf(facts, pricing)
  if (rates === undefined) return { basis, label, amount: total, missing }
  return {
    basis,
    label,
    amount: total,
    missing: [missing, rates].join(pricing.quote.join),
    ...preparedFor(facts, pricing),
  }
}

/** How far a complete price reaches: to the door, or, beside the law, as far as its tariff goes. */
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
function ratesOf({ parcels }: PriceFacts, pricing: BillTexts['pricing']): string | undefined {
  const rates = parcels.flatMap(({ unclassified, priced: { advice } }) =>
    advice && isBesideLaw(advice) && !unclassified ? pricing.object.rates[advice.key] : [],
  )
  return rates.length > 0 ? [...new Set(rates)].join(pricing.quote.join) : undefined
}

/** What has to be at hand, where that is more than the total. */
function preparedFor(facts: PriceFacts, { object }: BillTexts['pricing']): { prepare?: string } {
  const risks = parcelsAtRisk(facts)
  if (risks.length === 0) return {}
  const more = sum(risks.map(({ advice }) => advice.difference))
  return { prepare: filled(object.note.prepare, { amount: formatRupiah(totalOf(facts.parcels) + more) }) }
}

/** The total that was seen before, and by how much it changed. */
function changeOf(parcels: readonly PricedParcel[], { note }: BillTexts['pricing']['object']): Change {
  const before = sum(parcels.map(({ priced, before: former = priced }) => former.answer.total))
  const difference = totalOf(parcels) - before
  if (difference === 0) return {}
  return {
    previous: formatRupiah(before),
    reason: filled(difference > 0 ? note.up : note.down, { amount: formatRupiah(Math.abs(difference)) }),
  }
}

function groupOf(parcel: PricedParcel, texts: BillTexts, language: Language): PriceObjectGroup {
  const { code, title, bySea, priced, before } = parcel
  const { object } = texts.pricing
  const basis = basisOf({ parcels: [parcel] })
  const changed = before !== undefined && before.answer.total !== priced.answer.total
  const note =
    basis === 'so_far'
      ? filled(object.note.missing, {
          parts: missingParts({ parcels: [parcel] })
            .map((part) => object.part[part])
            .join(texts.pricing.quote.join),
        })
      : basis === 'kept'
        ? filled(object.basis.kept, { until: formatDayOfYear(priced.quote?.expires_at ?? '', language) })
        : object.basis[basis]
  return {
    id: code,
    title,
    bySea,
    sum: formatRupiah(knownTotal(parcel)),
    ...(changed && { previous: formatRupiah(before.answer.total) }),
    note: before !== undefined && !changed ? object.note.same : note,
    lines: linesOf(parcel, texts, language),
  }
}

/** The lines of a parcel in their order. After measuring, unchanged levies are one line. */
function linesOf(parcel: PricedParcel, texts: BillTexts, language: Language): readonly PriceObjectLine[] {
  const { priced, before } = parcel
  const levies = priced.explanation.filter(({ line }) => isLevy(line))
  const levied = (price: Priced) => levyLines.map((line) => price.answer.lines[line]).join()
  const fold = before !== undefined && isChanged(priced, before) && levied(before) === levied(priced)
  const [firstLevy] = levies
  return shownWithMissing(parcel).flatMap((why) => {
    if (!fold || !isLevy(why.line)) return [explainedLine(why, parcel, texts, language)]
    if (why !== firstLevy) return []
    return [
      {
        id: 'levies',
        name: texts.pricing.object.levies,
        amount: formatRupiah(sum(levies.map(({ amount }) => amount))),
        reason: texts.pricing.object.unchanged,
      },
    ]
  })
}

const isChanged = (now: Priced, before: Priced): boolean => now.answer.total !== before.answer.total

/** Lines that are charged, or are free for a reason, and the courier that is not chosen yet in its place. */
function shownWithMissing(parcel: PricedParcel): readonly Explanation[] {
  const { priced, before } = parcel
  const shown = new Set(shownLines(priced))
  const wasCharged = new Set(before && shownLines(before).map(({ line }) => line))
  return priced.explanation.filter(
    (why) =>
      shown.has(why) || wasCharged.has(why.line) || (why.line === 'domestic_shipping' && !hasCourier(parcel)),
  )
}

function explainedLine(
  why: Explanation,
  parcel: PricedParcel,
  texts: BillTexts,
  language: Language,
): PriceObjectLine {
  const { object } = texts.pricing
  const name = lineName(why.line, parcel, texts)
  if (why.line === 'domestic_shipping' && !hasCourier(parcel)) {
    return { id: why.line, name, missing: object.notChosen }
  }
  if (parcel.unclassified && isLevy(why.line)) {
    return { id: why.line, name, missing: object.notCalculated }
  }
  const { priced } = parcel
  const reason = reasonOf(why, texts.reason, language, priced.rule_set, priced.answer.weight)
  const former = parcel.before && lineOf(parcel.before, why.line)
  const line = {
    id: why.line,
    name,
    amount: formatRupiah(why.amount),
    ...(why.law && {
      law: { name: lawText(why.law, texts.reason), ...(why.law.url && { href: why.law.url }) },
    }),
    ...(why.amount < 0 && { tone: 'discount' as const }),
  }
  if (!former || former.amount === why.amount) return { ...line, reason }
  // What it was rounded by is said of the amount that is charged.
  const { rounding: _, ...unrounded } = former
  const formerReason = reasonOf(unrounded, texts.reason, language, parcel.before?.rule_set)
  return {
    ...line,
    previous: formatRupiah(former.amount),
    reason: joinSentences([reason, filled(object.previously, { reason: formerReason })], language),
  }
}

function summedLines(facts: PriceFacts, texts: BillTexts): readonly PriceObjectLine[] {
  const { parcels } = facts
  const { services, levies, notChosen, notCalculated } = texts.pricing.object
  const missing = missingParts(facts)
  const levied = sum(parcels.map(({ priced, unclassified }) => (unclassified ? 0 : leviesOf(priced))))
  return [
    ...(parcels.length > 0
      ? [
          { id: 'services', name: services, amount: formatRupiah(totalOf(parcels) - levied) },
          missing.includes('levies')
            ? { id: 'levies', name: levies, missing: notCalculated }
            : { id: 'levies', name: levies, amount: formatRupiah(levied) },
        ]
      : []),
    ...missing
      .filter((part) => part !== 'levies' || parcels.length === 0)
      .map((part) => ({
        id: part,
        name: sentenceStart(texts.pricing.object.part[part]),
        missing: notChosen,
      })),
  ]
}

const sentenceStart = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

function settledLines({ parcels, settlement }: PriceFacts, { pricing }: BillTexts): PriceObject['settled'] {
  if (!settlement) return []
  const { paid, returned, due } = settlement
  const { object } = pricing
  const measuredAgain = parcels.some(({ before }) => before !== undefined)
  const before = due > 0 && paid.length > 0
  return [
    ...(before
      ? [
          {
            id: 'price',
            name: measuredAgain ? object.afterMeasuring : object.price,
            amount: formatRupiah(totalOf(parcels)),
          },
        ]
      : []),
    ...paid.map(({ id, amount, how }) => ({
      id,
      name: due > 0 ? filled(object.alreadyPaid, { how }).trim() : how || object.basis.paid,
      amount: formatRupiah(due > 0 ? -amount : amount),
    })),
    ...returned.map(({ id, amount, how }) => ({
      id,
      name: [object.returned, how].filter(Boolean).join(' '),
      amount: formatRupiah(-amount),
      tone: 'positive' as const,
    })),
  ]
}

/** Rates and rules of the first price: prices on one screen share them, unless a quote keeps others. */
function dayText(parcels: readonly PricedParcel[], { pricing }: BillTexts, language: Language): string {
  const days = parcels.map(({ priced: { rates, rates_as_of, rule_set } }) => {
    const dollar = rates['USD']
    const rules = findRuleSet(rule_set)
    return joinSentences(
      [
        dollar !== undefined &&
          filled(pricing.ratesNote, {
            rates: withCurrency('USD', formatRate(dollar)),
            date: formatDay(rates_as_of, language),
          }),
        rules && filled(pricing.rulesNote, { date: formatDay(rules.checked_on, language) }),
      ],
      language,
    )
  })
  return joinSentences([...new Set(days)], language)
}
