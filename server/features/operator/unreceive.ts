import type { OpsUnreceive, OpsUnreceived } from '@seberang/domain/api'
import type { Transaction } from '../../database/database.ts'
import { conflict } from '../../refusal/refusal.ts'
import { writeNotice } from '../../live/notices.ts'
import { mailAboutUnreceipt } from '../../shipments/letters.ts'
import { loadCart } from '../../shipments/load.ts'
import { deleteMeasurements, isMeasurementBilled } from '../../shipments/measurements.ts'
import { moveCart } from '../../shipments/move.ts'
import { markDeleted } from '../../shipments/save.ts'
import { lockCart } from './service.ts'
import { deletePhotos, measureCart } from './store.ts'

/** The columns that a receipt wrote. */
const notReceived = {
  receivedAt: null,
  quarantinedAt: null,
  confirmedAt: null,
  papersRequest: null,
  papersAskedAt: null,
  papersGivenAt: null,
  quantityRevision: null,
  weightRevision: null,
  lengthRevision: null,
  widthRevision: null,
  heightRevision: null,
  volumeRevision: null,
}

/**
 * Takes back a receipt: the shipment waits for its parcel again, without the measurement and its photos. A quarantined
 * parcel that its owner has not completed is deleted. One that arrived while its invoice was open keeps its status.
 * The owner is told, since they were told of the arrival. Throws 409 for a parcel that has not arrived, whose measured
 * price was agreed or billed, or that is paid.
 */
export async function unreceiveParcel(
  transaction: Transaction,
  code: string,
  input: OpsUnreceive,
  operator: string,
  now: Date,
): Promise<Omit<OpsUnreceived, 'action'>> {
  const status = await takeReceiptBack(transaction, code, input, operator, now)
  await mailAboutUnreceipt(transaction, code, input.reason, now)
  return { cart_code: code, status }
}

/** @returns its status then */
async function takeReceiptBack(
  transaction: Transaction,
  code: string,
  { reason }: OpsUnreceive,
  operator: string,
  now: Date,
): Promise<OpsUnreceived['status']> {
  const cart = await lockCart(transaction, code)
  if (!cart.receivedAt) throw conflict('not_arrived')
  const loaded = await loadCart(transaction, cart)
  if (!['warehouse', 'quarantine', 'pending'].includes(cart.status)) throw conflict('already_paid')
  const [checkout] = loaded.agreed
  if (cart.status === 'pending' && checkout?.request.packaging?.revision?.weight)
    throw conflict('invoice_open')
  if (await isMeasurementBilled(transaction, cart.id)) throw conflict('measurement_billed')
  await deletePhotos(transaction, cart.id)
  await deleteMeasurements(transaction, cart.id)
  const isIncomplete = loaded.details.length === 0 || !cart.addressId || !cart.packageId
  if (cart.status === 'quarantine' && isIncomplete) {
    await markDeleted(transaction, [cart.id], now)
    await writeNotice(transaction, cart.customerId, 'cart', code, now)
    return 'deleted'
  }
  if (cart.status === 'pending') {
    await measureCart(transaction, cart.id, { ...notReceived, updatedAt: now })
    await writeNotice(transaction, cart.customerId, 'cart', code, now)
    return 'pending'
  }
  const move = { by: 'operator', operator, changes: notReceived, ...(reason && { note: reason }) } as const
  await moveCart(transaction, loaded, 'from_seller', move, now)
  return 'from_seller'
}
