import { filled } from '../language/index.ts'
import { leviesOf, type ContainerType } from '../pricing/index.ts'
import type { Priced } from '../terms/index.ts'
import type { Risk } from './advice.ts'
import { hasUnknownLevies, includesCourier, isMeasuredPrice, type BilledPrice } from './bill.ts'
import { priceParts, type BillTexts, type PriceBasis, type PriceCause, type PricePart } from './text-types.ts'

/** A shipment with its price. */
export interface PricedShipment extends BilledPrice {
  code: string
  title: string
  priced: Priced
  /** The price that was agreed to or seen before, where something may have changed it: measuring, unless said. */
  before?: Priced | undefined
  cause?: PriceCause | undefined
  /** The price that the quote was given at from which it was started. */
  quoted?: Pick<Priced, 'answer'> | undefined
  /** The price before is the one that it was saved at. */
  isSaved?: boolean | undefined
  /** An operator is to classify goods of it: the levies of their category are not known to be theirs. */
  unclassified?: boolean | undefined
  /** The address at which an NPWP would lower its income tax, and by how many rupiah; absent where it would not. */
  npwp?: { addressId: string; saving: number } | undefined
  /** It was measured again since: its price is of the measurement before. */
  isOvertaken?: boolean | undefined
  /** Rupiah that this measurement asks for once the price is paid; negative where it brings them back. */
  afterPaid?: number | undefined
  /** Customs has released it. */
  isReleased?: boolean | undefined
}

/** Money that came in or went back. */
export interface Movement {
  id: string
  /** Rupiah, positive. */
  amount: number
  /** Day and method, as a text; empty where unknown. */
  how: string
  /** What it is called, where that is not what it usually is. */
  name?: string
  /** It has left us and is not there yet. */
  isOnItsWay?: boolean
}

/** What is known of an invoice. */
export interface Settlement {
  /** Rupiah that are still to be paid. */
  due: number
  /** What that is called, where that is not what it usually is. */
  dueName?: string
  /** What of it no invoice asks for, by its own name: a manual transfer has a unique code, which goes to the wallet. */
  besides?: readonly (Movement & { name: string })[]
  /** ISO 8601. */
  deadline: string
  /** It is the first of several. */
  isFirstDeadline?: boolean
  /** An operator looks at the proof of its transfer: it has no deadline meanwhile. */
  isProofWaiting?: boolean
  paid: readonly Movement[]
  /** What an additional invoice was paid with, where `paid` is what came before it. */
  paidNow?: number | undefined
  /** Still to be paid by other invoices. */
  elsewhere?: readonly Movement[]
  /** Paid back: because the shipment measured less than estimated, or by a refund. */
  returned: readonly Movement[]
  /** Payments that the bank reversed since the goods left: nobody holds that money, and no invoice asks for it. */
  reversed?: readonly Movement[]
  /** The invoice has ended unpaid: nobody owes its price any more. */
  isEnded?: boolean
}

/** What the least of several options takes, as their list is compared. */
export interface StartingPrice {
  /** Rupiah to have ready: with what customs may levy beyond its tariff. */
  amount: number
  /** What of it customs may levy. */
  risk?: Risk | undefined
}

export interface PriceFacts {
  shipments: readonly PricedShipment[]
  /** What is not chosen yet, besides a courier: a price says itself that it has none. */
  missing?: readonly PricePart[]
  /** Its place is known, and with it the courier's price, but not yet who lives there. */
  lacksFullAddress?: boolean
  /** Its income tax is that of a complete NPWP, which is supposed: no address tells yet. */
  supposesNpwp?: boolean
  /** By sea: the container that the amount is for while none is chosen. */
  assumedContainer?: ContainerType | undefined
  /** While nothing is chosen: what the least on offer takes. */
  startsAt?: StartingPrice | undefined
  settlement?: Settlement | undefined
}

export const hasCourier = ({ priced }: PricedShipment): boolean => includesCourier(priced)

const carriesExcise = ({ priced }: PricedShipment): boolean => priced.excise !== undefined

/**
 * That the warehouse weighs what was declared, and what the difference becomes; by name where that is a part of the
 * order. Undefined where all is measured.
 * @param among how many shipments the order has
 */
export function weighedLater(
  shipments: readonly { title: string; priced: Priced }[],
  among: number,
  { weighedLater: all, weighedLaterOf: some, weighedLaterMany: many }: BillTexts['pricing']['object'],
): string | undefined {
  const titles = shipments.flatMap(({ title, priced }) => (isMeasuredPrice(priced) ? [] : title))
  const [only, ...others] = titles
  if (only === undefined) return undefined
  if (titles.length === among) return all
  // Names of several would read as so many goods, and fill the foot of a price.
  return others.length > 0 ? filled(many, { count: titles.length }) : filled(some, { titles: only })
}

/** Without levies on some of the goods, it is not the price of the quote. */
export const isKept = ({ priced, unclassified }: PricedShipment): boolean =>
  priced.quote?.state === 'kept' && !unclassified

/** Today is cheaper than its quote, which holds all the same. */
export const isBelowQuote = ({ priced, unclassified }: PricedShipment): boolean =>
  priced.quote?.state === 'cheaper_today' && !unclassified

export const causeOf = ({ cause = 'measured' }: PricedShipment): PriceCause => cause

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0)

interface KnownPrice {
  priced: Pick<Priced, 'answer'>
  unclassified?: boolean | undefined
}

/** Without levies that are not known. */
export const knownTotal = ({ priced, unclassified }: KnownPrice): number =>
  priced.answer.total - (unclassified ? leviesOf(priced.answer.lines) : 0)

/** The price before, without the same levies. */
export const formerTotal = ({ before, unclassified }: PricedShipment): number | undefined =>
  before && knownTotal({ priced: before, unclassified })

/** Whether its total differs from the one before. */
export const isChanged = (shipment: PricedShipment): boolean =>
  (formerTotal(shipment) ?? knownTotal(shipment)) !== knownTotal(shipment)

/** Whether what is billed, or its rate, is another; a charge of another kind changes neither. */
export const isMeasuredOtherwise = (before: Priced, now: Priced): boolean =>
  before.answer.lines.freight !== now.answer.lines.freight

/** Whether it changed by measuring, and nothing was charged for besides. */
export const isMeasuredAlone = (before: Priced, now: Priced): boolean =>
  isMeasuredOtherwise(before, now) && !isChargedBesides(before, now)

/** Whether something was charged for, or no longer is, that measuring does not change: what customs levied, too. */
export const isChargedBesides = (before: Priced, now: Priced): boolean =>
  before.answer.lines.additional_costs !== now.answer.lines.additional_costs

type Sum = Pick<Movement, 'amount'>

/** What of all payments has not come back. */
export const stillPaid = ({ paid, returned }: Record<'paid' | 'returned', readonly Sum[]>): number =>
  sum(paid.map(({ amount }) => amount)) - sum(returned.map(({ amount }) => amount))

export const totalOf = (shipments: readonly PricedShipment[]): number => sum(shipments.map(knownTotal))

/** Whether customs may still levy on it what nobody has billed. */
const isToBeLevied = ({ isReleased = false, charges = [] }: PricedShipment): boolean =>
  !isReleased && !charges.some(({ levy }) => levy)

/** The parts that single shipments may lack. */
const lacksOf: Partial<Record<PricePart, (shipment: PricedShipment) => boolean>> = {
  levies: (shipment) =>
    isToBeLevied(shipment) && (shipment.unclassified === true || hasUnknownLevies(shipment.priced)),
  excise: (shipment) => isToBeLevied(shipment) && carriesExcise(shipment),
  courier: (shipment) => !hasCourier(shipment),
}

/** What is not in the amount, in the order in which it is chosen. */
export function missingParts({ shipments, missing = [] }: PriceFacts): readonly PricePart[] {
  const lacks = new Set<PricePart>(missing)
  for (const part of priceParts) if (shipments.some((one) => lacksOf[part]?.(one))) lacks.add(part)
  if (shipments.length === 0 && lacks.size === 0) lacks.add('products')
  return priceParts.filter((part) => lacks.has(part))
}

/** The shipments that lack a part while others have it; empty where it is not a matter of the single shipment. */
export function lackingAlone(
  part: PricePart,
  { shipments, missing = [] }: PriceFacts,
): readonly PricedShipment[] {
  const lacks = lacksOf[part]
  if (!lacks || missing.includes(part)) return []
  const lacking = shipments.filter(lacks)
  return lacking.length < shipments.length ? lacking : []
}

/** What a price rests on. An invoice settles it; before that, what is missing comes first. */
export function basisOf(facts: PriceFacts): PriceBasis {
  const { shipments, settlement } = facts
  if (settlement?.isEnded) return 'ended'
  if (settlement && settlement.due > 0) return 'due'
  if (settlement) return settlement.reversed && settlement.reversed.length > 0 ? 'reversed' : 'paid'
  if (missingParts(facts).length > 0) return 'so_far'
  if (shipments.every(({ priced }) => isMeasuredPrice(priced))) return 'measured'
  if (shipments.every(isKept)) return 'kept'
  return 'estimate'
}
