import { pricingLines, type PricingRequest } from '@seberang/domain/pricing'
import { can } from '@seberang/domain/status'
import { priceUnder } from '@seberang/domain/terms'
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../database/database.ts'
import type { Lines } from '../database/schema/index.ts'
import { conflict } from '../refusal/refusal.ts'
import { addLines, noLines, subtractLines, sumOfLines } from '../ledger/lines.ts'
import { comparedAt, loadAgreements, nextStep, type AgreedPart } from '../shipments/agreement.ts'
import { titleOf, type LoadedCart } from '../shipments/load.ts'
import { measurementChange } from '../shipments/measurements.ts'
import { packagingOfCart } from '../shipments/measures.ts'
import { priceOrRefuse } from '../shipments/price.ts'
import { cancelAdditional, issueAdditional, type Addition } from './additional.ts'
import { giveCredit } from './credit.ts'
import { lockAdditionalTo } from './lock.ts'
import type { InvoiceRow } from './view.ts'

/** The effect of a measurement on the price of a paid shipment. */
export interface Difference {
  additionalInvoice?: string
  /** Whole rupiah. */
  credited?: number
}

const checkoutOf = (agreed: readonly AgreedPart[]) => agreed.find((part) => part.kind === 'checkout')

/** The request of the checkout, with operators' charges since then and the current measurements. */
function requestNow(checkout: AgreedPart, agreed: readonly AgreedPart[], loaded: LoadedCart): PricingRequest {
  const billed = agreed.filter((part) => part.kind === 'billed').map(({ amount }) => ({ cost_value: amount }))
  return {
    ...checkout.request,
    packaging: packagingOfCart(loaded.cart),
    additional_costs: [...(checkout.request.additional_costs ?? []), ...billed],
  }
}

/** As read back from the database: without `undefined` fields. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Whether it was measured after its price was last agreed. */
function isMeasuredSince({ cart, agreed }: LoadedCart): boolean {
  const latest = agreed.at(-1)
  return (
    latest !== undefined && !isDeepStrictEqual(plain(latest.request.packaging), plain(packagingOfCart(cart)))
  )
}

/** Whether a part was undone under later ones: a credit, when the payment that it came from was taken back. */
function lacksPart({ agreed }: LoadedCart): boolean {
  const sum = agreed.reduce((total, { lines }) => total + sumOfLines(lines), 0)
  return agreed.at(-1)?.priced.answer.total !== sum
}

/** Throws 422 when the measured shipment has no price under its agreement. */
export function requirePrice(loaded: LoadedCart): void {
  const checkout = checkoutOf(loaded.agreed)
  if (checkout) priceOrRefuse(() => priceUnder(requestNow(checkout, loaded.agreed, loaded), checkout.priced))
}

/**
 * Compares the price of a paid, locked shipment as measured with everything agreed so far, under the rule set and the
 * rates of its checkout. A lower price is credited to the wallet; a higher one becomes an additional invoice, which
 * replaces an unpaid one from an earlier measurement.
 */
export async function settleDifference(
  transaction: Transaction,
  loaded: LoadedCart,
  now: Date,
): Promise<Difference> {
  const checkout = checkoutOf(loaded.agreed)
  if (!checkout || !(isMeasuredSince(loaded) || lacksPart(loaded))) return {}
  const additional = await lockAdditionalTo(transaction, checkout.invoice.id)
  // Read again under the lock: an invoice may have been paid in the meantime.
  const agreed = (await loadAgreements(transaction, [loaded.cart])).get(loaded.cart.id) ?? []
  const request = requestNow(checkout, agreed, loaded)
  const priced = priceUnder(request, checkout.priced)
  const isOpen = (part: AgreedPart) => part.kind === 'measured' && part.invoice.status === 'pending'
  const open = agreed.filter(isOpen)
  const closed = agreed.filter((part) => !isOpen(part))
  const lines = subtractLines(priced.answer.lines, addLines(closed.map((part) => part.lines)))
  if (isSame(lines, addLines(open.map((part) => part.lines)))) return {}
  const step = nextStep(agreed)
  const replaces = additional.filter(({ id }) => open.some(({ invoice }) => invoice.id === id))
  const before = closed.at(-1)?.priced ?? checkout.priced
  const addition = { loaded, checkout, request, priced, lines, step, reason: null, before, replaces }
  // First, so that what follows is compared with what is left of the agreement.
  for (const row of replaces) await cancelAdditional(transaction, row, now)
  return sumOfLines(lines) > 0
    ? add(transaction, addition, now)
    : giveBack(transaction, { ...addition, former: comparedAt(closed, step)?.request }, now)
}

async function add(transaction: Transaction, addition: Addition, now: Date): Promise<Difference> {
  return { additionalInvoice: (await issueAdditional(transaction, addition, now)).code }
}

/** The credit is zero when only an open invoice is cancelled; it still records the current price. */
async function giveBack(
  transaction: Transaction,
  {
    loaded,
    checkout,
    request,
    priced,
    lines,
    step,
    before,
    former,
  }: Addition & { former: PricingRequest | undefined },
  now: Date,
): Promise<Difference> {
  const given = { invoiceId: checkout.invoice.id, cartId: loaded.cart.id, lines, step, request, priced }
  const { cart, details, measurements } = loaded
  const measured = measurements.at(-1)
  const measurement = measured ? measurementChange(cart, details, measured, former?.packaging) : null
  const shipment = { cart, title: titleOf(loaded), courier: checkout.courier, before, measurement }
  const credited = await giveCredit(transaction, given, shipment, now)
  return credited > 0 ? { credited } : {}
}

const isSame = (lines: Lines, other: Lines) => pricingLines.every((line) => lines[line] === other[line])

/**
 * Charges a paid shipment for something other than its measurement. Throws 409 for one that is unpaid or already sent.
 */
export async function billShipment(
  transaction: Transaction,
  loaded: LoadedCart,
  { amount, reason }: { amount: number; reason: string },
  now: Date,
): Promise<InvoiceRow> {
  const permission = can.bill(loaded.cart)
  if (permission !== true) throw conflict(permission)
  const checkout = checkoutOf(loaded.agreed)
  if (!checkout) throw conflict('not_checked_out')
  const before = requestNow(checkout, loaded.agreed, loaded)
  const additional_costs = [...(before.additional_costs ?? []), { cost_value: amount }]
  const request = { ...before, additional_costs }
  const priced = priceUnder(request, checkout.priced)
  const lines = { ...noLines(), additional_costs: amount }
  const step = nextStep(loaded.agreed)
  const agreed = loaded.agreed.at(-1)?.priced ?? checkout.priced
  const addition = { loaded, checkout, request, priced, lines, step, reason, before: agreed }
  return issueAdditional(transaction, addition, now)
}
