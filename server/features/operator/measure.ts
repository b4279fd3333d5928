import type { OpsMeasure, OpsMeasured } from '@seberang/domain/api'
import { can } from '@seberang/domain/status'
import type { Transaction } from '../../database/database.ts'
import { conflict } from '../../refusal/refusal.ts'
import { settleDifference, requirePrice } from '../../invoicing/price-difference.ts'
import { writeNotice } from '../../live/notices.ts'
import { withheldOf } from '../../shipments/difference.ts'
import { mailAboutMeasurement } from '../../shipments/shipment-letters.ts'
import { loadCart } from '../../shipments/load.ts'
import { keepMeasurement, loadMeasurements } from '../../shipments/measurements.ts'
import { inUnitsOf, readMeasure, type TypedMeasure } from '../../shipments/measures.ts'
import type { CartRow } from '../../shipments/rows.ts'
import type { RequestContext } from '../../http/route.ts'
import { measuredPrice, withBooked, type MeasureResult } from './booked.ts'
import { refuseDoubtful } from './doubts.ts'
import type { ArrivalColumns } from './arrival.ts'
import { lockCart } from '../../shipments/lock.ts'
import { measureCart } from './store.ts'

/** The columns of a measurement, in the units of the cart's packaging. */
export function revisionColumns(
  units: Pick<CartRow, 'packageWeightUnit' | 'packageDimensionUnit'>,
  measure: TypedMeasure,
) {
  const { weight, length, width, height } = inUnitsOf(units, measure)
  return {
    quantityRevision: measure.quantity,
    weightRevision: weight,
    lengthRevision: length ?? null,
    widthRevision: width ?? null,
    heightRevision: height ?? null,
  }
}

/** Corrects a measurement of a parcel that has arrived and is not out for delivery. */
export async function measureParcel(
  context: RequestContext,
  code: string,
  input: OpsMeasure,
): Promise<Omit<OpsMeasured, 'action'>> {
  const { transaction, catalogue, now } = context
  const cart = await lockCart(transaction, code)
  const permission = can.measure({ status: cart.status, isReceived: cart.receivedAt !== null })
  if (permission !== true) throw conflict(permission)
  const loaded = await loadCart(transaction, cart)
  const measure = readMeasure(input)
  refuseDoubtful(catalogue, input, measure, { agentId: cart.agentId, announced: loaded })
  const result = await recordMeasure(transaction, cart, revisionColumns(cart, measure), now)
  // What was told before is not the price any more; what is settled of a difference, its own mail tells.
  const isUnsettled =
    loaded.invoice?.status !== 'paid' || withheldOf(loaded) > 0 || result.withheld !== undefined
  if (isUnsettled && !hasPriceMail(result) && cart.status !== 'quarantine') {
    const taken = await loadMeasurements(transaction, [cart.id])
    if (taken.length > loaded.measurements.length) await mailAboutMeasurement(context, cart.code)
  }
  return withBooked(context, result, measuredPrice(context, loaded))
}

/** Whether the mail about a difference in price tells the measurement, too. */
export const hasPriceMail = ({ additional_invoice, credited, credit_undone }: MeasureResult): boolean =>
  [additional_invoice, credited, credit_undone].some((one) => one !== undefined)

/**
 * Writes a locked cart's measurement. Once its invoice is paid the difference in price is settled; before checkout and
 * while the invoice is open nothing is. Throws 422 for a measurement that cannot be priced.
 */
export async function recordMeasure(
  transaction: Transaction,
  cart: CartRow,
  changes: ReturnType<typeof revisionColumns> & Partial<ArrivalColumns & Pick<CartRow, 'agentId'>>,
  now: Date,
): Promise<MeasureResult> {
  const measured = await measureCart(transaction, cart.id, { ...changes, updatedAt: now })
  await keepMeasurement(transaction, cart, measured, now)
  const loaded = await loadCart(transaction, measured)
  requirePrice(loaded)
  const { additional, credited, creditUndone, withheld } = await settleDifference(transaction, loaded, now)
  await writeNotice(transaction, cart.customerId, 'cart', cart.code, now)
  return {
    cart_code: cart.code,
    status: cart.status,
    ...(additional && { additional_invoice: additional.code, additional_total: additional.total }),
    ...(credited !== undefined && { credited }),
    ...(creditUndone !== undefined && { credit_undone: creditUndone }),
    ...(withheld !== undefined && { withheld }),
  }
}
