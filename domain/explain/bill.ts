import {
  colon,
  formatDay,
  formatMoment,
  formatRupiah,
  joinParts,
  joinSentences,
  sentenceGap,
} from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import {
  findRuleSet,
  isLevy,
  levyLines,
  type Explanation,
  type Law,
  type PricingAnswer,
  type PricingLine,
} from '../pricing/index.ts'
import type { Priced, PricedQuote, RateDays } from '../terms/index.ts'
import { baseReason, isAboveAllowance, type Based } from './base.ts'
import { isSeaWeight, sizeReason } from './chargeable.ts'
import { rateNotes } from './rates.ts'
import { lawText, reasonOf } from './reason.ts'
import type { BillTexts } from './text-types.ts'

/** A stored price: its explanation and its pricing basis. */
export interface Bill {
  explanation: readonly Explanation[]
  rule_set: string
  rates: Record<string, number>
  rates_as_of: string
  rate_days?: RateDays
  /** Of goods that carry it. */
  excise?: Law
  /** Of a price that was made under a quote. */
  quote?: PricedQuote
}

/** Names that appear in the lines of a bill. */
export interface Billed {
  bySea: boolean
  /** The courier's name. */
  courier?: string | undefined
  /** The voucher code. */
  voucher?: string | null | undefined
  /** What operators charged for after checkout. */
  charges?: readonly Charge[] | undefined
}

/** A charge with an operator's reason. */
export interface Charge {
  cost_value: number
  reason: string
  /** It is what customs levied. */
  levy?: true
}

/** A courier with its service, as a bill names it. */
export const courierName = ({ courier, service }: Readonly<{ courier: string; service: string }>): string =>
  `${courier} ${service}`

/** Lines shown even at Rp0; the others are omitted if nothing is charged. */
const alwaysShown: ReadonlySet<PricingLine> = new Set(['freight', ...levyLines])

export const shownLines = ({ explanation }: Pick<Bill, 'explanation'>): readonly Explanation[] =>
  explanation.filter(({ amount, line }) => amount !== 0 || alwaysShown.has(line))

/** Whether a price rests on what the warehouse measured. */
export const isMeasuredPrice = ({ explanation }: Pick<Bill, 'explanation'>): boolean =>
  explanation.some(({ basis }) => basis === 'measured')

/** Whether a levy is that on goods without a value: customs values them itself, so none of nothing is settled. */
export const isUnknown = ({ rule }: Explanation): boolean => rule === 'no_goods_value'

/** Whether a price has such levies. */
export const hasUnknownLevies = ({ explanation }: Pick<Bill, 'explanation'>): boolean =>
  explanation.some(isUnknown)

/** Whether a price reaches the door: with a courier, even one that costs nothing. */
export const includesCourier = ({ explanation }: Pick<Bill, 'explanation'>): boolean =>
  explanation.some(({ line, rule }) => line === 'domestic_shipping' && rule !== 'domestic_shipping_none')

/** Label of a line of a bill. */
export function lineName(
  line: PricingLine,
  { bySea, courier, voucher }: Billed,
  texts: Pick<BillTexts, 'pricing' | 'reason'>,
): string {
  const { why } = texts.reason
  const names = texts.pricing.line
  if (line === 'freight') return bySea ? names.freightSea : names.freightAir
  if (line === 'domestic_shipping' && courier) return filled(why.courier, { courier })
  if (line === 'discount' && voucher) return filled(why.voucher, { code: voucher })
  return names[line]
}

/** Why a line of a bill is charged: by its calculation, or for the reasons that operators gave. */
export function reasonIn(
  why: Explanation,
  { priced, charges = [], showsBase = false }: BilledPrice,
  texts: BillTexts['reason'],
  language: Language,
): string {
  const [charge, ...others] = charges
  if (why.line !== 'additional_costs' || !charge)
    return (
      reasonOf(why, texts, language, priced.rule_set) +
      sizeReason(why, priced.answer.weight, language) +
      (showsBase ? '' : baseOf(why, priced, texts, language))
    )
  // The amount of a single charge stands beside its reason.
  if (others.length === 0 && charge.cost_value === why.amount) return charge.reason
  return joinParts(
    charges.map(({ cost_value, reason }) => `${reason} ${formatRupiah(cost_value)}`),
    language,
  )
}

/** Levies on less than the goods cannot be followed without their base. */
const baseOf = (
  { line }: Explanation,
  priced: Based,
  texts: BillTexts['reason'],
  language: Language,
): string =>
  line === 'duty' && isAboveAllowance(priced)
    ? sentenceGap(language) + baseSentence(priced, texts, language)
    : ''

/** The goods are not the base of levies: how it was worked out from them. */
const baseSentence = (priced: Based, texts: BillTexts['reason'], language: Language): string =>
  filled(texts.base.line, { base: baseReason(priced, texts, language) })

/** At length, of the first levy that takes something: on what, where nothing else says so. */
export function baseAtLength(
  { line }: Explanation,
  { priced, showsBase = false }: Readonly<{ priced: Priced; showsBase?: boolean | undefined }>,
  texts: BillTexts['reason'],
  language: Language,
): string | undefined {
  const first = priced.explanation.find((why) => isLevy(why.line) && why.amount > 0)
  const isSaid = showsBase || isAboveAllowance(priced)
  return line === first?.line && !isSaid ? baseSentence(priced, texts, language) : undefined
}

interface BilledWeight {
  answer: Pick<PricingAnswer, 'weight'>
}

/** A shipment whose lines are named and explained. */
export interface BilledPrice extends Omit<Billed, 'bySea'> {
  priced: Based & BilledWeight & Pick<Priced, 'advice'>
  /** The taxable base stands beside the lines, so that the duty need not explain it. */
  showsBase?: boolean | undefined
}

/** The names in the lines of a shipment, and how it goes. */
export const billedNames = (shipment: BilledPrice): Billed => ({
  ...shipment,
  bySea: isSeaWeight(shipment.priced.answer.weight),
})

/** A line of a bill as screens, mails and prints say it. */
export interface ChargedLine {
  id: PricingLine
  name: string
  reason: string
  amount: string
  law?: { name: string; href?: string }
  tone?: 'discount'
}

/** The explanation of an amount as a line of a bill. */
export function chargedLine(
  why: Explanation,
  shipment: BilledPrice,
  texts: Pick<BillTexts, 'pricing' | 'reason'>,
  language: Language,
): ChargedLine {
  return {
    id: why.line,
    name: lineName(why.line, billedNames(shipment), texts),
    reason: reasonIn(why, shipment, texts.reason, language),
    amount: isUnknown(why) ? texts.pricing.object.notCalculated : formatRupiah(why.amount),
    ...(why.law && isGrounded(why, shipment) && { law: lawLink(why.law, texts.reason) }),
    ...(why.amount < 0 && { tone: 'discount' }),
  }
}

/** Whether the law of a line is the reason for its amount: not where it levies the income tax that a tariff does not. */
const isGrounded = ({ rule }: Explanation, { priced: { advice } }: BilledPrice): boolean =>
  rule !== 'income_tax_not_collected' || !advice?.levies.income_tax

/** The citation of a law, with the address of its text. */
export const lawLink = (law: Law, texts: BillTexts['reason']): { name: string; href?: string } => ({
  name: lawText(law, texts),
  ...(law.url && { href: law.url }),
})

/**
 * By which quotes prices are, by their ends: whoever has its code reads a quote, and no sentence holds 26 letters. Those
 * that end on one day are told apart by the hour; one that not all prices are by says of how many it is.
 */
export function quoteNotes(
  prices: readonly Pick<Priced, 'quote'>[],
  { object }: BillTexts['pricing'],
  language: Language,
): readonly { code: string; text: string }[] {
  const held = prices.flatMap(({ quote }) => (quote?.state === 'kept' ? quote : []))
  const ends = new Map(held.map((quote) => [quote.code, quote.expires_at]))
  const days = [...ends.values()].map((end) => formatDay(end, language))
  return [...ends].map(([code, end], index) => {
    const isAlone = days.indexOf(days[index] ?? '') === days.lastIndexOf(days[index] ?? '')
    const date = isAlone ? formatDay(end, language) : formatMoment(end, language)
    const count = held.filter(({ expires_at }) => expires_at === end).length
    const all = prices.length
    const text = count === all ? object.quoteNote : object.quoteNoteOf
    return { code, text: filled(text, { date, count, all }) }
  })
}

/** The days of the rates and of the rules of prices, and the quotes that kept them, a sentence each, what they share once. */
export function daysOfBills(
  bills: readonly Omit<Bill, 'explanation'>[],
  texts: BillTexts['pricing'],
  language: Language,
): readonly string[] {
  const rules = bills.flatMap(({ rule_set }) => findRuleSet(rule_set)?.checked_on ?? [])
  return [
    ...rateNotes(bills, texts, language),
    ...[...new Set(rules)].map((day) => filled(texts.object.rulesNote, { date: formatDay(day, language) })),
    ...new Set(quoteNotes(bills, texts, language).map(({ text }) => text)),
  ]
}

/** A text about one parcel, which is named where there are several. */
export const aboutParcel = (title: string, text: string, parcels: number, language: Language): string =>
  parcels > 1 && title !== '' ? title + colon(language) + text : text

/** Notes under a bill: missing courier, rates, date of the rules, estimate or measured. */
export function billNote(
  bills: readonly Bill[],
  texts: Pick<BillTexts, 'pricing' | 'reason'>,
  language: Language,
  { isMeasuredSince = false }: { isMeasuredSince?: boolean } = {},
): string {
  if (bills.length === 0) return ''
  const { pricing, reason } = texts
  const estimated = bills.filter((bill) => !isMeasuredPrice(bill)).length
  const excise = bills.find((bill) => bill.excise)?.excise
  const all = estimated === 0 ? reason.why.measured : !isMeasuredSince && reason.why.estimate
  return joinSentences(
    [
      !bills.every(includesCourier) && reason.why.withoutCourier,
      excise && filled(reason.why.withoutExcise, { law: lawText(excise, reason) }),
      ...daysOfBills(bills, pricing, language),
      estimated > 0 && estimated < bills.length ? reason.why.mixed : all,
    ],
    language,
  )
}
