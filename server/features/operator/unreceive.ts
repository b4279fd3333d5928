import type { OpsUnreceive, OpsUnreceived } from '@seberang/domain/api'
import { isMeasuredPrice } from '@seberang/domain/explain'
import { can, isComplete } from '@seberang/domain/status'
import type { Transaction } from '../../database/database.ts'
import { conflict } from '../../refusal/refusal.ts'
import { writeNotice } from '../../live/notices.ts'
import { mailAboutUnreceipt } from '../../shipments/shipment-letters.ts'
import { loadCart } from '../../shipments/load.ts'
import { deleteMeasurements, isMeasurementBilled } from '../../shipments/measurements.ts'
import { moveCart } from '../../shipments/move.ts'
import { markDeleted } from '../../shipments/save.ts'
import { notReceived } from './arrival.ts'
import { lockCart } from '../../shipments/lock.ts'
import { measureCart, removePhotos } from './store.ts'

/**
 * Undoes a receipt: the shipment waits for its parcel again, without the measurement and its photos. A quarantined
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
  const status = await undoReceipt(transaction, code, input, operator, now)
  await mailAboutUnreceipt(transaction, code, input.reason, now)
  return { cart_code: code, status }
}

/** @returns its status then */
async function undoReceipt(
  transaction: Transaction,
  code: string,
  { reason }: OpsUnreceive,
  operator: string,
  now: Date,
): Promise<OpsUnreceived['status']> {
  const cart = await lockCart(transaction, code)
  const permission = can.unreceive({ status: cart.status, isReceived: cart.receivedAt !== null })
  if (permission !== true) throw conflict(permission)
  const loaded = await loadCart(transaction, cart)
  const [checkout] = loaded.agreed
  if (cart.status === 'pending' && checkout?.request.packaging?.revision?.weight)
    throw conflict('invoice_open')
  if (await isMeasurementBilled(transaction, cart.id)) throw conflict('measurement_billed')
  await removePhotos(transaction, { cartId: cart.id }, now)
  await deleteMeasurements(transaction, cart.id)
  if (cart.status === 'quarantine' && !isComplete({ ...cart, products: loaded.details })) {
    await markDeleted(transaction, [cart.id], now)
    await writeNotice(transaction, cart.customerId, 'cart', code, now)
    return 'deleted'
  }
  const changes = { ...notReceived, toldPrices: cart.toldPrices.filter((price) => !isMeasuredPrice(price)) }
  if (cart.status === 'pending') {
    await measureCart(transaction, cart.id, { ...changes, updatedAt: now })
    await writeNotice(transaction, cart.customerId, 'cart', code, now)
    return 'pending'
  }
  const move = { by: 'operator', operator, changes, ...(reason && { note: reason }) } as const
  await moveCart(transaction, loaded, 'from_seller', move, now)
  return 'from_seller'
}
