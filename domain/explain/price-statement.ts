import {
  formatDayOfYear,
  formatDeadline,
  formatRupiah,
  formatTime,
  joinClauses,
  joinParts,
  midSentence,
  semicolon,
  withoutFullStop,
} from '../format/index.ts'
import { filled, type Language } from '../language/index.ts'
import { furtherLevies, includedText } from './advice.ts'
import { isMeasuredPrice } from './bill.ts'
import { orderReadyText } from './caution.ts'
import { changeOf, type Change } from './change-statement.ts'
import { isBesideLaw, orderAtRisk, shipmentsAtRisk } from './law-risk.ts'
import {
  basisOf,
  isBelowQuote,
  isChargedBesides,
  isKept,
  isMeasuredOtherwise,
  lackingAlone,
  missingParts,
  stillPaid,
  sum,
  totalOf,
  type PricedShipment,
  type PriceFacts,
} from './price-facts.ts'
import type { BillTexts, PriceBasis } from './text-types.ts'

type Pricing = BillTexts['pricing']

interface SoFar {
  label: string
  basis: 'so_far'
  amount?: string
  missing: string
  furtherLevies?: string
  note?: never
  toYourDoor?: never
}

/**
 * The total with its basis in words. Only a complete price, which customs cannot raise, may say "to your door". One
 * that customs may raise says how much they may levy besides.
 */
export type PriceObjectStatement = {
  label: string
  /** In a row: the basis in a word, and what is held until when as a note. */
  short?: { label: string; note: string }
} & (
  | SoFar
  | {
      basis: Exclude<PriceBasis, 'so_far'>
      amount: string
      missing?: never
      furtherLevies?: never
      note?: never
      toYourDoor: string
    }
  | {
      basis: Exclude<PriceBasis, 'so_far'>
      amount: string
      missing?: never
      furtherLevies?: string
      note?: string
      toYourDoor?: never
    }
) &
  Change

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
  const open = [facts.lacksFullAddress && note.fullAddress, facts.supposesNpwp && note.supposedNpwp]
  const change = changeOf(shipments, texts, language)
  if (basis === 'so_far') return { ...soFarStatement(facts, texts, total, language), ...change }
  if (settlement && basis === 'due') {
    const deadline = formatDeadline(settlement.deadline, language)
    const { isProofWaiting } = settlement
    return {
      basis,
      label: isProofWaiting ? labels.transferred : (settlement.dueName ?? labels.due),
      amount: formatRupiah(settlement.due),
      note: joinClauses(
        [
          isProofWaiting
            ? undefined
            : filled(settlement.isFirstDeadline ? note.dueFirst : note.due, { deadline }),
          settlement.reversed?.length ? note.reversed : undefined,
          missingText(facts, pricing, language),
        ],
        language,
      ),
      ...furtherLeviesOf(facts, texts),
    }
  }
  if (basis === 'ended') return { basis, label: labels.ended, amount: total }
  if (settlement?.reversed && basis === 'reversed') {
    const reversed = sum(settlement.reversed.map(({ amount }) => amount))
    return { basis, label: labels.reversed, amount: formatRupiah(reversed), note: note.reversed }
  }
  if (settlement) {
    const paid = settlement.paidNow ?? stillPaid(settlement)
    const isPrice = settlement.returned.length > 0 && paid === totalOf(shipments)
    const isMeasured = shipments.every(({ priced }) => isMeasuredPrice(priced))
    const { afterMeasuring, price } = pricing.object
    return {
      basis: 'paid',
      // The payments stand above it, less what came back: a parcel that was lighter than announced.
      label: isPrice ? (isMeasured ? afterMeasuring : price) : labels.paid,
      amount: formatRupiah(paid),
      note: joinClauses(
        [isMeasured ? note.paid : note.paidByEstimate, missingText(facts, pricing, language)],
        language,
      ),
      ...furtherLeviesOf(facts, texts),
    }
  }
  if (basis === 'kept') {
    const until = keptUntil(shipments)
    const day = formatDayOfYear(until, language)
    const hour = `${formatTime(until, language)}\u00a0WIB`
    return {
      basis,
      // The day alone, so that it stands beside the sum in a narrow aside.
      label: filled(labels.kept, { until: day }),
      short: {
        label: labels.keptShort,
        // On one line: apart, the hour is nobody's.
        note: midSentence(filled(keptLabel(facts, labels), { until: `${day} ${hour}` })),
      },
      amount: total,
      ...reachOf(facts, texts, language, {
        before: filled(shipmentsAtRisk(facts).length > 0 ? note.heldRates : note.held, { hour }),
        condition: note.kept,
        after: open,
      }),
      ...change,
    }
  }
  const measured = shipments.filter(({ priced }) => isMeasuredPrice(priced)).length
  const held = heldUntil(facts, pricing, language)
  const isMixed = basis === 'estimate' && measured > 0
  return {
    basis,
    label: labels[basis],
    // A row says the basis alone.
    ...(held !== undefined && { short: { label: labels[basis], note: held } }),
    amount: total,
    ...reachOf(
      facts,
      texts,
      language,
      isMixed
        ? {
            condition: filled(note.mixed, {
              measured: String(measured),
              estimated: String(shipments.length - measured),
            }),
          }
        : { condition: basis === 'estimate' && note.estimate, after: [held, ...open] },
    ),
    ...change,
  }
}

function soFarStatement(facts: PriceFacts, texts: BillTexts, total: string, language: Language): SoFar {
  const { pricing } = texts
  const { basis: labels, note } = pricing.object
  const basis = 'so_far'
  const label = labels.so_far
  if (facts.shipments.length === 0) {
    const { startsAt } = facts
    return {
      basis,
      label,
      ...(startsAt && {
        amount: filled(note.startsAt, { amount: formatRupiah(startsAt.amount) }),
        ...(startsAt.risk && {
          furtherLevies: withoutFullStop(midSentence(includedText(startsAt.risk, texts.reason))),
        }),
      }),
      missing: filled(note.noAmount, { parts: missingNames(facts, pricing, language) }),
    }
  }
  const missing = missingText(facts, pricing, language) ?? ''
  const levies = furtherLeviesOf(facts, texts)
  const holds = joinClauses(
    // How much customs may levy besides says more than by which tariff they do not.
    [
      heldUntil(facts, pricing, language),
      !levies.furtherLevies && ratesOf(facts, pricing),
      facts.supposesNpwp && note.supposedNpwp,
    ],
    language,
  )
  return {
    basis,
    label,
    amount: total,
    missing: holds === '' ? missing : missing + semicolon(language) + holds,
    ...levies,
  }
}

/** What a sum does not contain, also once it is billed; undefined where it contains everything. */
function missingText(facts: PriceFacts, pricing: Pricing, language: Language): string | undefined {
  const parts = missingNames(facts, pricing, language)
  return parts === '' ? undefined : filled(pricing.object.note.missing, { parts })
}

function missingNames(facts: PriceFacts, { object }: Pricing, language: Language): string {
  const { note, part, container } = object
  const titles = new Intl.ListFormat(language)
  const names = missingParts(facts).map((name) => {
    if (name === 'container' && facts.assumedContainer)
      return filled(note.assumed, { part: part[name], container: container[facts.assumedContainer] })
    const lacking = lackingAlone(name, facts).map(({ title }) => title)
    return lacking.length === 0
      ? part[name]
      : filled(note.partOf, { part: part[name], titles: titles.format(lacking) })
  })
  return joinParts(names, language)
}

/** What is kept: of a price that customs may raise, what it rests on alone. */
export const keptLabel = (
  facts: Pick<PriceFacts, 'shipments'>,
  { kept, keptRates }: BillTexts['pricing']['object']['basis'],
): string => (shipmentsAtRisk(facts).length > 0 ? keptRates : kept)

/** The price in a sum: as long as one shipment is an estimate, or was charged for besides, so is the sum of all. */
export const priceName = (
  shipments: readonly PricedShipment[],
  { afterMeasuring, price }: BillTexts['pricing']['object'],
): string =>
  shipments.every(
    ({ priced, before }) => isMeasuredPrice(priced) && !(before && isChargedBesides(before, priced)),
  ) && shipments.some(({ priced, before }) => before && isMeasuredOtherwise(before, priced))
    ? afterMeasuring
    : price

/** When the first of the quotes ends. */
const keptUntil = (shipments: readonly PricedShipment[]): string =>
  shipments.map(({ priced }) => priced.quote?.expires_at ?? '').toSorted()[0] ?? ''

/** Until when all of it is kept, or cannot exceed what is; undefined where it may. */
function heldUntil(
  { shipments }: PriceFacts,
  { object }: BillTexts['pricing'],
  language: Language,
): string | undefined {
  if (!shipments.every((shipment) => isKept(shipment) || isBelowQuote(shipment))) return undefined
  const isHeld = shipments.every(isKept)
  return filled(isHeld ? midSentence(keptLabel({ shipments }, object.basis)) : object.note.atMostQuoted, {
    until: formatDayOfYear(keptUntil(shipments), language),
  })
}

type Words = string | false | undefined

/**
 * How far a complete price reaches, on which condition: to the door, or, where the law has other rates, as far as its
 * tariff does; where customs may levy more, that says it.
 */
function reachOf(
  facts: PriceFacts,
  texts: BillTexts,
  language: Language,
  { before, condition, after = [] }: { before?: Words; condition: Words; after?: readonly Words[] },
): { toYourDoor: string } | { note?: string; furtherLevies?: string } {
  const words = (reach?: string): string =>
    [before, joinClauses([reach, condition, ...after], language)].filter(Boolean).join(semicolon(language))
  const rates = ratesOf(facts, texts.pricing)
  if (rates === undefined) return { toYourDoor: words(texts.pricing.object.toYourDoor) }
  const levies = furtherLeviesOf(facts, texts)
  const note = words(levies.furtherLevies === undefined ? rates : undefined)
  return { ...(note !== '' && { note }), ...levies }
}

/** The tariffs that are not what the law levies; undefined where there are none. */
function ratesOf({ shipments }: PriceFacts, pricing: BillTexts['pricing']): string | undefined {
  const rates = shipments.flatMap(({ unclassified, priced: { advice } }) =>
    advice && isBesideLaw(advice) && !unclassified ? pricing.object.rates[advice.key] : [],
  )
  const [first, ...others] = new Set(rates)
  return others.length > 0 ? pricing.object.severalRates : first
}

/** What customs may levy besides, where they may: as the caution beside it begins. */
function furtherLeviesOf(facts: PriceFacts, { reason, pricing }: BillTexts): { furtherLevies?: string } {
  const order = orderAtRisk(facts)
  if (order.risks.length === 0) return {}
  const ready = orderReadyText(order, pricing)
  const advices = order.risks.map(({ advice }) => advice)
  return { furtherLevies: ready ? withoutFullStop(midSentence(ready)) : furtherLevies(advices, reason) }
}
