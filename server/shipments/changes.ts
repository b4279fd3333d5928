import type { AgreedPrice, Cart, MeasurementChange, PriceChange, Priced } from '@seberang/domain/api'
import { changeReason } from '@seberang/domain/explain'
import type { Language } from '@seberang/domain/language'
import type { PricingPackaging } from '@seberang/domain/pricing'
import { priceUnder } from '@seberang/domain/terms'
import { sumOfLines } from '../ledger/lines.ts'
import { comparedAt, type AgreedPart, type CreditUndone } from './agreement.ts'
import { checkoutOf, measuredDifference, withheldOf } from './difference.ts'
import type { LoadedCart } from './load.ts'
import { measurementChange } from './measurements.ts'

type Measured = Pick<LoadedCart, 'cart' | 'details' | 'measurements'>
type Agreed = Measured & Pick<LoadedCart, 'agreed' | 'invoice'>

/** What a measurement changed of the packages of the price that stood until then; null without such a measurement. */
export function changeBy(
  { cart, details, measurements }: Measured,
  measurementId: number | null,
  former: PricingPackaging | null | undefined,
): MeasurementChange | null {
  const measured = measurements.find(({ id }) => id === measurementId)
  return measured ? measurementChange(cart, details, measured, former) : null
}

/** What changed the price of a shipment after its checkout, in order. */
export function priceChanges(loaded: Measured & Pick<Agreed, 'agreed'>, language: Language): PriceChange[] {
  const { agreed } = loaded
  return agreed.flatMap((part) => {
    const before = agreed.findLast(({ step }) => step < part.step)
    if (part.kind === 'checkout' || !before) return []
    const { amount, creditUndone, invoice, measurementId, priced } = part
    // Where nothing is paid or credited, what is taken back is the difference to the price that credited it.
    const undone = amount === 0 ? creditUndone : null
    const stood = undone ? priceBy(part, undone, agreed) : before
    const former = undone ? stood : (comparedAt(agreed, part.step) ?? before)
    const measurement =
      part.kind === 'billed' ? null : changeBy(loaded, measurementId, former.request.packaging)
    const prices = { measurement, before: former.priced, now: priced }
    return {
      amount,
      reason: (part.kind === 'billed' && invoice.reason) || changeReason(prices, language),
      measurement,
      before: sumOf(stood.priced),
      now: sumOf(priced),
      ...(creditUndone && { credit_undone: creditUndone.amount }),
      invoice_code: part.kind === 'credit' ? null : invoice.code,
    }
  })
}

/** The price of a part by the measures of what was credited before, with the charges until the part. */
function priceBy(
  { request }: AgreedPart,
  { packaging }: CreditUndone,
  agreed: readonly AgreedPart[],
): Pick<AgreedPart, 'request' | 'priced'> {
  const earlier = { ...request, packaging }
  const { priced } = checkoutOf(agreed) ?? {}
  if (!priced) throw new Error('a change has no checkout')
  return { request: earlier, priced: priceUnder(earlier, priced) }
}

/** What a measurement will change of a shipment's price, once its open invoice is paid or a reversal is over. */
export function nextChange(loaded: Agreed, language: Language): Cart['next_change'] {
  const isUnpaid = loaded.invoice?.status === 'pending'
  const difference = isUnpaid || withheldOf(loaded) > 0 ? measuredDifference(loaded) : null
  if (!difference) return null
  const { priced, lines, before, former } = difference
  const measurement = changeBy(loaded, loaded.measurements.at(-1)?.id ?? null, former.request.packaging)
  return {
    amount: sumOfLines(lines),
    reason: changeReason({ measurement, before: former.priced, now: priced }, language),
    measurement,
    before: sumOf(before),
    now: sumOf(priced),
    invoice_code: null,
    waits_for: isUnpaid ? 'payment' : 'bank',
    priced,
  }
}

const sumOf = ({ answer: { total, weight } }: Pick<Priced, 'answer'>): AgreedPrice => ({ total, weight })
