import type { OpsMove, OpsMoved, OpsTracking, OpsTrackingInput, TrackedStage } from '@seberang/domain/api'
import type { Status } from '@seberang/domain/status'
import type { Transaction } from '../../database/database.ts'
import { isPaymentReversed } from '../../invoicing/attempts.ts'
import { writeNotice } from '../../live/notices.ts'
import type { Catalogue } from '../../reference/index.ts'
import { conflict } from '../../refusal/refusal.ts'
import { mailAboutShipment, type ShipmentEvent } from '../../shipments/shipment-letters.ts'
import { loadCart } from '../../shipments/load.ts'
import { lockCart } from '../../shipments/lock.ts'
import { moveCart } from '../../shipments/move.ts'
import { changeCart } from '../../shipments/save.ts'
import { refuseDoubts } from './doubts.ts'
import { doubtsOfOthers } from './find-expected.ts'

const trackingColumns = {
  seller: 'sellerTrackingNumber',
  flight: 'resiTitipexport',
  courier: 'domesticTrackNumber',
} as const

/** The stage whose tracking number a shipment has in a status; until it leaves the warehouse that is the seller's. */
function stageOf(status: Status): TrackedStage {
  if (status === 'outbound' || status === 'finished') return 'courier'
  return status === 'sent' || status === 'inbound' ? 'flight' : 'seller'
}

/** Columns for the number of the stage that a move leads to. */
function trackingOf(status: Status, resi: string | undefined) {
  const stage = stageOf(status)
  return resi === undefined ? {} : { [trackingColumns[stage === 'seller' ? 'flight' : stage]]: resi }
}

/** Corrects the tracking number of the stage that a shipment is in. */
export async function correctTracking(
  transaction: Transaction,
  code: string,
  { resi, sure }: OpsTrackingInput,
  now: Date,
): Promise<Omit<OpsTracking, 'action'>> {
  const cart = await lockCart(transaction, code)
  const stage = stageOf(cart.status)
  if (stage === 'seller' && !sure) refuseDoubts(await doubtsOfOthers(transaction, resi, cart.customerId))
  const column = trackingColumns[stage]
  const changes = { [column]: resi, version: cart.version + 1, updatedAt: now }
  await changeCart(transaction, cart.id, changes)
  await writeNotice(transaction, cart.customerId, 'cart', code, now)
  return { cart_code: code, stage, resi, before: cart[column] }
}

/** Only moves that the customer neither makes nor expects are mailed. */
const eventOf = (status: Status): ShipmentEvent | undefined => {
  if (status === 'quarantine') return 'quarantined'
  return isMailed(status) ? status : undefined
}
const mailed = ['sent', 'inbound', 'outbound', 'finished'] as const
const isMailed = (status: Status): status is (typeof mailed)[number] => mailed.some((one) => one === status)

export async function moveParcel(
  { transaction, catalogue, now }: { transaction: Transaction; catalogue: Catalogue; now: Date },
  code: string,
  input: OpsMove,
  operator: string,
): Promise<Omit<OpsMoved, 'action'>> {
  const cart = await lockCart(transaction, code)
  // Only a payment or the due date ends an open invoice, never an operator's move.
  if (cart.status === 'pending') throw conflict('invoice_open')
  // Of what has left nothing can be held back, of what is still here all.
  if (cart.status === 'paid' && input.status === 'sent' && cart.invoiceId !== null)
    if (await isPaymentReversed(transaction, [cart.invoiceId])) throw conflict('payment_reversed')
  const changes = {
    ...trackingOf(input.status, input.resi),
    ...(input.status === 'quarantine' && { quarantinedAt: now }),
  }
  const loaded = await loadCart(transaction, cart)
  await moveCart(
    transaction,
    loaded,
    input.status,
    { by: 'operator', operator, note: input.note, changes },
    now,
  )
  const event = eventOf(input.status)
  if (event) await mailAboutShipment(transaction, code, event, now, catalogue)
  return { cart_code: code, status: input.status }
}
