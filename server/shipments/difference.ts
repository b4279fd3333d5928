import { pricingLines, type PricingRequest } from '@seberang/domain/pricing'
import { priceUnder, type Priced } from '@seberang/domain/terms'
import { isDeepStrictEqual } from 'node:util'
import type { Lines } from '../database/schema/index.ts'
import { addLines, subtractLines, sumOfLines } from '../ledger/lines.ts'
import { chargesOf, comparedAt, nextStep, type AgreedPart } from './agreement.ts'
import type { LoadedCart } from './load.ts'
import { packagingOfCart } from './measures.ts'

/** The difference between the price of a shipment as measured and everything agreed so far. */
export interface MeasuredDifference {
  checkout: AgreedPart
  request: PricingRequest
  priced: Priced
  /** By line, in addition to what stays agreed. */
  lines: Lines
  /** Its position in the agreement. */
  step: number
  /** The last price that stays agreed. */
  before: Priced
  /** What the measurement is compared with. */
  former: AgreedPart
  /** Unpaid parts of earlier measurements, whose place it takes. */
  replaces: readonly AgreedPart[]
}

export const checkoutOf = (agreed: readonly AgreedPart[]) => agreed.find((part) => part.kind === 'checkout')

/** The request of the checkout, with operators' charges since then and the current measurements. */
export function requestNow(
  checkout: AgreedPart,
  agreed: readonly AgreedPart[],
  cart: LoadedCart['cart'],
): PricingRequest {
  const billed = chargesOf(agreed).map(({ cost_value }) => ({ cost_value }))
  return {
    ...checkout.request,
    packaging: packagingOfCart(cart),
    additional_costs: [...(checkout.request.additional_costs ?? []), ...billed],
  }
}

/** As read back from the database: without `undefined` fields. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/**
 * The parts of an agreement after one between them is gone: the price of each is of the measures that it rests on and
 * of the charges until then. A charge rests on the measures before it.
 */
export function restated(agreed: readonly AgreedPart[]): AgreedPart[] {
  const [checkout, ...others] = agreed
  if (!checkout) return []
  let { packaging } = checkout.request
  const costs = [...(checkout.request.additional_costs ?? [])]
  const later = others.map((part): AgreedPart => {
    if (part.kind === 'billed') costs.push({ cost_value: part.amount })
    else packaging = part.request.packaging
    const request = { ...part.request, packaging, additional_costs: [...costs] }
    if (isDeepStrictEqual(plain(request), plain(part.request))) return part
    return { ...part, request, priced: priceUnder(request, checkout.priced) }
  })
  return [checkout, ...later]
}

/**
 * Whether it was measured after its price was last agreed, or a part was undone under later ones: a credit, when the
 * payment that it came from was taken back.
 */
export function isOutdated({ cart, agreed }: Pick<LoadedCart, 'cart' | 'agreed'>): boolean {
  const latest = agreed.at(-1)
  if (!latest) return false
  const isMeasured = !isDeepStrictEqual(plain(latest.request.packaging), plain(packagingOfCart(cart)))
  return isMeasured || latest.priced.answer.total !== sumOfLines(addLines(agreed.map(({ lines }) => lines)))
}

/**
 * Compares the price of a shipment as measured with its agreement, under the rule set and the rates of its checkout;
 * null where nothing changed.
 */
export function measuredDifference({
  cart,
  agreed,
}: Pick<LoadedCart, 'cart' | 'agreed'>): MeasuredDifference | null {
  const checkout = checkoutOf(agreed)
  if (!checkout || !isOutdated({ cart, agreed })) return null
  const request = requestNow(checkout, agreed, cart)
  const priced = priceUnder(request, checkout.priced)
  const isOpen = (part: AgreedPart) => part.kind === 'measured' && part.invoice.status === 'pending'
  const replaces = agreed.filter(isOpen)
  const closed = restated(agreed.filter((part) => !isOpen(part)))
  const lines = subtractLines(priced.answer.lines, addLines(closed.map((part) => part.lines)))
  if (isSame(lines, addLines(replaces.map((part) => part.lines)))) return null
  const step = nextStep(agreed)
  const before = closed.at(-1)?.priced ?? checkout.priced
  const former = comparedAt(closed, step) ?? checkout
  return { checkout, request, priced, lines, step, before, former, replaces }
}

/**
 * What a measurement would credit of a shipment whose checkout is paid, and is not credited yet, in whole rupiah: the bank
 * has reversed a payment of it, or refunds have left less.
 */
export function withheldOf(loaded: Pick<LoadedCart, 'cart' | 'agreed' | 'invoice'>): number {
  const difference = loaded.invoice?.status === 'paid' ? measuredDifference(loaded) : null
  return difference ? Math.max(0, 0 - sumOfLines(difference.lines)) : 0
}

const isSame = (lines: Lines, other: Lines) => pricingLines.every((line) => lines[line] === other[line])
