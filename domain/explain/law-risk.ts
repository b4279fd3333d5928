import { leviesOf } from '../pricing/index.ts'
import type { Advice } from '../terms/index.ts'
import type { ShipmentAtRisk } from './advice.ts'
import { sum, type PricedShipment, type PriceFacts } from './price-facts.ts'

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
    return { code, title, advice: { ...advice, difference }, ruleSet, total: priced.answer.total }
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

export interface OrderAtRisk {
  risks: readonly ShipmentAtRisk[]
  /** The total is billed: what is to be paid of it, it says itself. */
  isBilled?: boolean
  /** How many parcels the total holds: in an order of several each is named. */
  parcels: number
}

/** The same of a whole order, as the caution and the words beside its total take it. */
export const orderAtRisk = (facts: PriceFacts): OrderAtRisk => ({
  risks: shipmentsAtRisk(facts),
  parcels: facts.shipments.length,
  isBilled: facts.settlement !== undefined,
})

/** The shipments whose tariff charges more than the law levies; nobody is surprised by it afterwards. */
export const shipmentsAboveLaw = ({ shipments }: { shipments: readonly Levied[] }): ShipmentAtRisk[] =>
  besideLaw(shipments, ({ difference }) => difference < 0)

/** Whether an operator has billed what customs levied besides the price: it cannot be levied a second time. */
const isBilled = ({ difference }: Advice, charges: Levied['charges'] = []): boolean =>
  sum(charges.map(({ cost_value, levy }) => (levy ? cost_value : 0))) >= difference

/** Whether the levies by law differ from those in the price: more, or by other rates altogether. */
export const isBesideLaw = ({ key, difference }: Advice): boolean =>
  difference > 0 || key === 'general_rates_above_limit'
