import { can } from '@seberang/domain/status'
import { priceUnder } from '@seberang/domain/terms'
import type { Transaction } from '../database/database.ts'
import { lockLedger } from '../ledger/ledger.ts'
import { noLines, subtractLines, sumOfLines } from '../ledger/lines.ts'
import { conflict } from '../refusal/refusal.ts'
import { comparedAt, loadAgreements, nextStep } from '../shipments/agreement.ts'
import { changeBy } from '../shipments/changes.ts'
import { checkoutOf, isOutdated, measuredDifference, requestNow } from '../shipments/difference.ts'
import type { LoadedCart } from '../shipments/load.ts'
import { priceOrRefuse } from '../shipments/price.ts'
import { cancelAdditional, issueAdditional } from './additional.ts'
import { isPaymentReversed } from './attempts.ts'
import { giveCredit, undoCreditsOfShipment } from './credit.ts'
import { lockAdditionalTo } from './lock.ts'
import { notifyCustomer } from './notify.ts'
import { loadRefundable } from './refundable.ts'
import { restateAgreement } from './restate.ts'
import type { InvoiceRow } from './rows.ts'

/** The effect of a measurement on the price of a paid shipment. */
export interface Difference {
  additional?: Pick<InvoiceRow, 'code' | 'total'>
  /** Whole rupiah. */
  credited?: number
  /** Of what earlier measurements credited, in whole rupiah. */
  creditUndone?: number
  /** Not credited while a payment that the bank has reversed stands here, or since refunds have left less, in whole rupiah. */
  withheld?: number
}

/** Throws 422 when the measured shipment has no price under its agreement. */
export function requirePrice(loaded: LoadedCart): void {
  const checkout = checkoutOf(loaded.agreed)
  if (checkout)
    priceOrRefuse(() => priceUnder(requestNow(checkout, loaded.agreed, loaded.cart), checkout.priced))
}

/**
 * Settles the difference between the price of a locked shipment as measured and everything agreed so far, once its
 * checkout is paid. A lower price is credited to the wallet; while the bank has reversed a payment of the shipment, that
 * is withheld, and settled once the reversal is over; so is more than refunds have left of what was paid. A higher one
 * first undoes what earlier measurements credited, and only the rest becomes an additional invoice. All of them replace
 * an unpaid one from an earlier measurement; while the checkout itself is unpaid again, that is all that happens.
 * @param isCreditMailed false where whoever calls writes the mail of a credit, or of an invoice that is replaced by none
 */
export async function settleDifference(
  transaction: Transaction,
  loaded: LoadedCart,
  now: Date,
  { isCreditMailed = true }: { isCreditMailed?: boolean } = {},
): Promise<Difference> {
  const { cart } = loaded
  const order = checkoutOf(loaded.agreed)?.invoice
  if (!order || !isOutdated(loaded)) return {}
  const additional = await lockAdditionalTo(transaction, order.id)
  // Read again under the lock: an invoice may have been paid in the meantime.
  const agreed = (await loadAgreements(transaction, [cart])).get(cart.id) ?? []
  const measured = measuredDifference({ cart, agreed })
  if (!measured) return {}
  const { former, lines: difference, ...compared } = measured
  const replaces = additional.filter(({ id }) => compared.replaces.some(({ invoice }) => invoice.id === id))
  const measurementId = loaded.measurements.at(-1)?.id ?? null
  const rise = sumOfLines(difference)
  const invoiceIds = agreed.map(({ invoice }) => invoice.id)
  const isPaid = order.status === 'paid'
  const isWithheld =
    isPaid &&
    rise < 0 &&
    ((await isPaymentReversed(transaction, invoiceIds)) ||
      // Never more goes back than was paid.
      (await loadRefundable(transaction, { cart, agreed })).left < 0 - rise)
  // If the new price equals what was paid, report the cancelled invoice as the change.
  const corrected = rise === 0 ? compared.replaces.at(-1) : undefined
  const measurement = changeBy(loaded, measurementId, (corrected ?? former).request.packaging)
  const before = corrected?.priced ?? compared.before
  const lines =
    isPaid && rise > 0
      ? subtractLines(difference, await undoCreditsOfShipment(transaction, cart, order.id, now))
      : difference
  const amount = sumOfLines(lines)
  const change = { ...compared, before, lines, replaces, measurementId, measurement }
  // The notice of each end locks the customer's row, which comes after the ledger.
  if (isPaid && !isWithheld && amount <= 0 && replaces.length > 0)
    await lockLedger(transaction, cart.customerId)
  // First, so that what follows is compared with what is left of the agreement.
  for (const row of replaces) await cancelAdditional(transaction, row, 'replaced', now)
  await restateAgreement(transaction, cart)
  if (!isPaid || isWithheld) {
    if (isCreditMailed) await mailReplaced(transaction, replaces, now)
    return isWithheld ? { withheld: 0 - rise } : {}
  }
  if (amount > 0) {
    const creditUndone = rise - amount
    const addition = { ...change, loaded, reason: null, isLevy: false, creditUndone }
    const invoice = await issueAdditional(transaction, addition, now)
    return { additional: invoice, ...(creditUndone > 0 && { creditUndone }) }
  }
  // Zero when only an open invoice is cancelled or a credit undone; it still records the current price.
  const reduction = { ...change, change: difference, isMailed: isCreditMailed }
  await giveCredit(transaction, loaded, reduction, now)
  if (rise === 0) return {}
  return rise < 0 ? { credited: 0 - rise } : { creditUndone: rise }
}

/** Tells of invoices that need not be paid any more, where nothing else says so. */
async function mailReplaced(
  transaction: Transaction,
  replaced: readonly InvoiceRow[],
  now: Date,
): Promise<void> {
  for (const row of replaced) await notifyCustomer(transaction, row, 'replaced', { amount: row.total }, now)
}

/**
 * Charges a paid shipment for something other than its measurement. Throws 409 for one that is unpaid or
 * out for delivery.
 */
export async function billShipment(
  transaction: Transaction,
  loaded: LoadedCart,
  { amount, reason, levy: isLevy = false }: { amount: number; reason: string; levy?: boolean },
  now: Date,
): Promise<InvoiceRow> {
  const permission = can.bill(loaded.cart)
  if (permission !== true) throw conflict(permission)
  const checkout = checkoutOf(loaded.agreed)
  if (!checkout) throw conflict('not_checked_out')
  const step = nextStep(loaded.agreed)
  // A measurement whose difference is withheld is not agreed to yet.
  const { packaging } = (comparedAt(loaded.agreed, step) ?? checkout).request
  const before = { ...requestNow(checkout, loaded.agreed, loaded.cart), packaging }
  const additional_costs = [...(before.additional_costs ?? []), { cost_value: amount }]
  const request = { ...before, additional_costs }
  const priced = priceUnder(request, checkout.priced)
  const lines = { ...noLines(), additional_costs: amount }
  const addition = { loaded, checkout, request, priced, lines, step, reason, isLevy, measurementId: null }
  return issueAdditional(transaction, addition, now)
}
