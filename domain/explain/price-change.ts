import {
  formatDayOfYear,
  formatRate,
  joinClauses,
  midSentence,
  sentenceStart,
  withCurrency,
} from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import { isLevy, pricingLines, type ExplanationRule, type PricingLine } from '../pricing/index.ts'
import { isEndedByChoice, type Priced } from '../terms/index.ts'
import { isMeasuredPrice } from './bill.ts'
import { hasCourier, type PricedShipment } from './price-facts.ts'
import { shortTitle } from './shipment-title.ts'
import type { BillTexts } from './text-types.ts'

type Texts = Pick<BillTexts, 'pricing' | 'reason'>

/** A part of the difference between a price and the one before, with one cause. */
export interface ChangePart {
  id: string
  /** As the name of a line: "Setelah diukur", "Kurir JNE REG". */
  name: string
  /** In the middle of a sentence. */
  cause: string
  /** Whether the sentence names it as what was done before: "setelah diukur". */
  isAfter: boolean
  /** Whether the two prices hold different things, so that one is not a former figure of the other. */
  isOtherContents: boolean
  amount: number
}

/** Why the prices of shipments are other than before, each cause once; the parts add up to the difference. */
export function changeParts(
  shipments: readonly PricedShipment[],
  texts: Texts,
  language: Language,
): readonly ChangePart[] {
  const parts = shipments.flatMap((shipment) => partsOf(shipment, texts, language))
  const list = new Intl.ListFormat(language)
  const parcels = namesOf(shipments)
  return [...Map.groupBy(parts, ({ id }) => id).values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const all = [first, ...others]
    const amount = all.reduce((sum, part) => sum + part.amount, 0)
    // Of several couriers one line says all names.
    const names = [...new Set(all.flatMap(({ courier }) => courier ?? []))]
    const { courier: _, code: __, endOf, ...part } = first
    if (amount === 0) return []
    // Beside parcels whose quotes hold, the end of a quote says whose it was.
    const ended = new Set(all.map(({ code }) => code))
    if (endOf && ended.size < shipments.length) {
      const cause = endOf(list.format([...ended].flatMap((code) => parcels.get(code) ?? [])))
      return { ...part, name: sentenceStart(cause), cause, amount }
    }
    if (names.length === 0) return { ...part, amount }
    const name = filled(texts.reason.why.courier, { courier: list.format(names) })
    return { ...part, name, cause: midSentence(name), amount }
  })
}

/** Whether the price before holds something else: it can only be shown beside this one, not struck through. */
export const hasOtherContents = (shipment: PricedShipment, texts: Texts, language: Language): boolean =>
  partsOf(shipment, texts, language).some(({ isOtherContents }) => isOtherContents)

/** Whether the end of its quote by time is named among the causes of its other price. */
export const namesEndOfQuote = (shipment: PricedShipment, texts: Texts, language: Language): boolean =>
  partsOf(shipment, texts, language).some(({ endOf }) => endOf) &&
  !(shipment.priced.quote && isEndedByChoice(shipment.priced.quote))

/** Titles by code, each with its code where others have the same. */
function namesOf(shipments: readonly PricedShipment[]): ReadonlyMap<string, string> {
  const titles = Map.groupBy(shipments, ({ title }) => title)
  return new Map(
    shipments.map(({ code, title }) => [
      code,
      titles.get(title)?.length === 1 ? shortTitle(title) : `${shortTitle(title)} (${code})`,
    ]),
  )
}

type Part = ChangePart & {
  code: string
  courier?: string | undefined
  /** The cause of the end of a quote, of parcels by name. */
  endOf?: ((parcels: string) => string) | undefined
}

function partsOf(shipment: PricedShipment, texts: Texts, language: Language): Part[] {
  const { before, priced, unclassified } = shipment
  if (!before) return []
  const causes = causesOf(before, shipment, texts, language)
  const parts = pricingLines.flatMap((line): Part[] => {
    // Levies that are not known are not compared.
    if (unclassified && isLevy(line)) return []
    const amount = priced.answer.lines[line] - before.answer.lines[line]
    return amount === 0
      ? []
      : [{ code: shipment.code, ...(choiceOf(line, before, shipment, texts) ?? causes(line)), amount }]
  })
  // What is ours and what is the state's before what was chosen.
  return parts.toSorted((one, other) => Number(one.isOtherContents) - Number(other.isOtherContents))
}

type Cause = Omit<Part, 'amount' | 'code'>

/** What changes a line that is charged for the same as before. */
function causesOf(
  before: Priced,
  shipment: PricedShipment,
  { pricing }: Texts,
  language: Language,
): (line: PricingLine) => Cause {
  const { priced } = shipment
  const { cause } = pricing.object
  const as = (id: string, text: string, isAfter = false): Cause => ({
    id,
    name: sentenceStart(text),
    cause: text,
    isAfter,
    isOtherContents: false,
  })
  const happened =
    shipment.cause === 'address' || shipment.cause === 'shipment'
      ? as(shipment.cause, cause[shipment.cause], true)
      : isMeasuredSince(before, priced)
        ? as('measured', cause.measured, true)
        : undefined
  const isQuoteOver = before.quote?.state !== 'changed' && priced.quote?.changes.includes('expired')
  const others = [
    ...changedRates(before, priced).map((rate) =>
      filled(cause.rate, {
        before: withCurrency(rate.currency, formatRate(rate.before)),
        now: formatRate(rate.now),
      }),
    ),
    ...(before.rule_set === priced.rule_set ? [] : [cause.rules]),
  ]
  const until = isQuoteOver ? formatDayOfYear(priced.quote?.expires_at ?? '', language) : ''
  const because = joinClauses([isQuoteOver && filled(cause.quoteEnded, { until }), ...others], language)
  const asBecause = (): Cause => ({
    ...as(because, because),
    endOf: isQuoteOver
      ? (parcels) => joinClauses([filled(cause.quoteEndedOf, { parcels, until }), ...others], language)
      : undefined,
  })
  return (line) => {
    const isNpwp = line === 'income_tax' && isOtherByNpwp(before, priced)
    if (isNpwp && shipment.cause !== 'address')
      return lacksNpwp(priced) ? as('npwp', cause.noNpwp) : as('npwp', cause.npwp)
    // Levies and insurance rest on the value of the goods; of other goods, no rate tells the difference.
    if (because !== '' && shipment.cause !== 'shipment' && (isLevy(line) || line === 'insurance'))
      return asBecause()
    if (happened) return happened
    if (isQuoteOver) return asBecause()
    return lineOf(before, line)?.rate === lineOf(priced, line)?.rate
      ? as('recalculated', cause.recalculated)
      : as('tariff', cause.tariff)
  }
}

const lineOf = ({ explanation }: Priced, name: PricingLine) => explanation.find(({ line }) => line === name)

/** Freight is in rupiah: of what was measured before, another rate at the same weight is our own. */
const isMeasuredSince = (before: Priced, now: Priced): boolean =>
  isMeasuredPrice(now) &&
  !(isMeasuredPrice(before) && lineOf(before, 'freight')?.quantity === lineOf(now, 'freight')?.quantity)

export interface RateChange {
  currency: string
  /** Rupiah for one unit. */
  before: number
  now: number
}

/**
 * The currencies of the goods whose rate is another one than before. The dollar, which is also that of the limits in
 * law, is named only where it is the only one.
 */
export function changedRates(
  { rates: earlier }: Pick<Priced, 'rates'>,
  { rates, rate_days }: Pick<Priced, 'rates' | 'rate_days'>,
): readonly RateChange[] {
  const changed = Object.keys(rate_days ?? rates).flatMap((currency) => {
    const [before, now] = [earlier[currency], rates[currency]]
    return before === undefined || now === undefined || before === now ? [] : [{ currency, before, now }]
  })
  return changed.filter(({ currency }) => currency !== 'USD' || changed.length === 1)
}

/** Income tax is levied at the higher rate of those without a complete NPWP. */
const withoutNpwp: readonly (string | undefined)[] = [
  'income_tax_without_npwp',
  'income_tax_without_npwp_mixed',
] satisfies ExplanationRule[]
const lacksNpwp = (priced: Priced): boolean => withoutNpwp.includes(lineOf(priced, 'income_tax')?.rule)

/**
 * Whether an NPWP tells the income tax of one delivery from before: where another was chosen, or one of the prices has
 * none, nobody gained or lost an NPWP.
 */
const isOtherByNpwp = (before: Priced, now: Priced): boolean =>
  !now.quote?.changes.includes('delivery') &&
  before.answer.lines.income_tax > 0 &&
  now.answer.lines.income_tax > 0 &&
  lacksNpwp(before) !== lacksNpwp(now)

/** That the NPWP alone made a price another than before, in the middle of a sentence; undefined where more did. */
export function npwpCause(
  before: Priced,
  now: Priced,
  { pricing }: Pick<Texts, 'pricing'>,
): string | undefined {
  const changed = pricingLines.filter((line) => before.answer.lines[line] !== now.answer.lines[line])
  if (!changed.every((line) => line === 'income_tax') || !isOtherByNpwp(before, now)) return undefined
  const { noNpwp, npwp } = pricing.object.cause
  return lacksNpwp(now) ? noNpwp : npwp
}

/** What was chosen or taken back since, or charged besides; undefined where the line is charged for the same as before. */
function choiceOf(
  line: PricingLine,
  before: Priced,
  shipment: PricedShipment,
  { pricing }: Texts,
): Cause | undefined {
  const { priced } = shipment
  const chosen: Cause = {
    id: line,
    name: pricing.line[line],
    cause: midSentence(pricing.line[line]),
    isAfter: false,
    isOtherContents: true,
  }
  if (line === 'domestic_shipping') {
    const had = hasCourier({ ...shipment, priced: before })
    const isSame = had === hasCourier(shipment) && !isOtherCourier(before, shipment)
    return isSame ? undefined : { ...chosen, courier: hasCourier(shipment) ? shipment.courier : undefined }
  }
  if (line === 'additional_costs') return chosen
  if (line !== 'insurance' && line !== 'discount') return undefined
  return (before.answer.lines[line] === 0) === (priced.answer.lines[line] === 0) ? undefined : chosen
}

/** Another rate per kilogram to the same address is another courier. */
const isOtherCourier = (before: Priced, { priced, cause }: PricedShipment): boolean =>
  cause !== 'address' &&
  lineOf(before, 'domestic_shipping')?.rate !== lineOf(priced, 'domestic_shipping')?.rate
