import { formatRate, formatRupiah, withCurrency } from '../format/index.ts'
import type { Priced } from '../terms/index.ts'
import { isMeasuredPrice } from './bill.ts'
import { hasCourier, isChanged, type PricedShipment } from './price-facts.ts'
import { filled } from './reason.ts'
import type { BillTexts } from './texts.ts'

type Texts = BillTexts['pricing']['object']

/** Why a price is another than before. */
export interface Causes {
  /** After what was done: "setelah diukur". */
  after: readonly string[]
  /** What became another, with its figures: "kurs USD 16.485 → 18.000". */
  because: readonly string[]
}

/** Why the price of a shipment is another than before, each cause once. */
export function causesOf(shipment: PricedShipment, { cause }: Texts): Causes {
  const { before, priced } = shipment
  if (!before || !isChanged(shipment)) return { after: [], because: [] }
  const because = [
    ...rateCauses(before, priced, cause.rate),
    ...(before.rule_set === priced.rule_set ? [] : [cause.rules]),
    ...choiceCauses(shipment, before, cause),
  ]
  const isMeasured = isMeasuredPrice(priced) && isFreightOther(before, priced)
  if (shipment.cause === 'address') return { after: [cause.address], because }
  if (isMeasured) return { after: [cause.measured], because }
  // Nothing of the above: what is ours was changed, or what was agreed to before was charged otherwise.
  if (because.length > 0 && !isTariffOther(before, priced)) return { after: [], because }
  return isMeasuredPrice(priced)
    ? { after: [cause.measured], because }
    : { after: [], because: [...because, cause.tariff] }
}

const freightOf = ({ explanation }: Priced) => explanation.find(({ line }) => line === 'freight')

const isFreightOther = (before: Priced, now: Priced): boolean =>
  before.answer.lines.freight !== now.answer.lines.freight

/** Freight is in rupiah: another rate per kilogram, at the same weight, is our own. */
const isTariffOther = (before: Priced, now: Priced): boolean =>
  freightOf(before)?.rate !== freightOf(now)?.rate && freightOf(before)?.quantity === freightOf(now)?.quantity

/** Of the currencies that the price uses. */
function rateCauses(before: Priced, { rates, rate_days }: Priced, text: string): string[] {
  return Object.keys(rate_days ?? rates).flatMap((currency) => {
    const [was, is] = [before.rates[currency], rates[currency]]
    return was === undefined || is === undefined || was === is
      ? []
      : [filled(text, { before: withCurrency(currency, formatRate(was)), now: formatRate(is) })]
  })
}

/** What was chosen since. */
function choiceCauses(shipment: PricedShipment, before: Priced, cause: Texts['cause']): string[] {
  const { priced, courier } = shipment
  const differs = (line: 'insurance' | 'discount'): boolean =>
    before.answer.lines[line] === 0 && priced.answer.lines[line] !== 0
  const { domestic_shipping, insurance, discount } = priced.answer.lines
  return [
    ...(courier !== undefined && hasCourier(shipment) && !hasCourier({ ...shipment, priced: before })
      ? [filled(cause.courier, { courier, amount: formatRupiah(domestic_shipping) })]
      : []),
    ...(differs('insurance') ? [filled(cause.insurance, { amount: formatRupiah(insurance) })] : []),
    ...(differs('discount') ? [filled(cause.voucher, { amount: formatRupiah(discount) })] : []),
  ]
}
