import type {
  AuditEntry,
  OperatorNeed,
  OpsCart,
  OpsMove,
  OpsMoved,
  OpsPapers,
  OpsTracking,
  OpsTrackingInput,
  TakenBack,
  TrackedStage,
} from '@seberang/domain/api'
import type { Status } from '@seberang/domain/status'
import { formatSuite } from '@seberang/domain/format'
import type { Executor, Transaction } from '../../database/database.ts'
import { conflict, notFound } from '../../refusal/refusal.ts'
import { writeNotice } from '../../live/notices.ts'
import { findCart, loadCart } from '../../shipments/load.ts'
import { lockCarts } from '../../shipments/lock.ts'
import type { PageQuery } from '../../database/page.ts'
import type { CartRow } from '../../shipments/rows.ts'
import { moveCart } from '../../shipments/move.ts'
import { mailAboutShipment, type ShipmentEvent } from '../../shipments/letters.ts'
import { papersColumns } from '../../shipments/papers.ts'
import { changeCart } from '../../shipments/save.ts'
import { findAudit, findLastAction, type AuditRow } from '../../security/audit.ts'
import { findParcels, insertPhoto } from './store.ts'

type Moved = Omit<OpsMoved, 'action'>

export async function lockCart(transaction: Transaction, code: string): Promise<CartRow> {
  const [row] = await lockCarts(transaction, [code])
  if (!row || row.deletedAt) throw notFound()
  return row
}

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
  { resi }: OpsTrackingInput,
  now: Date,
): Promise<Omit<OpsTracking, 'action'>> {
  const cart = await lockCart(transaction, code)
  const stage = stageOf(cart.status)
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
  transaction: Transaction,
  code: string,
  input: OpsMove,
  operator: string,
  now: Date,
): Promise<Moved> {
  const cart = await lockCart(transaction, code)
  // Only a payment or the due date ends an open invoice, never an operator's move.
  if (cart.status === 'pending') throw conflict('invoice_open')
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
  if (event) await mailAboutShipment(transaction, code, event, now)
  return { cart_code: code, status: input.status }
}

/** Releases a parcel from quarantine; one that is already checked out is only confirmed. Its owner waits for either. */
export async function confirmParcel(
  transaction: Transaction,
  code: string,
  operator: string,
  now: Date,
): Promise<Moved> {
  const cart = await lockCart(transaction, code)
  const loaded = await loadCart(transaction, cart)
  if (cart.status === 'quarantine') {
    const changes = { confirmedAt: now }
    await moveCart(transaction, loaded, 'warehouse', { by: 'operator', operator, changes }, now)
    await mailAboutShipment(transaction, code, 'confirmed', now)
    return { cart_code: code, status: 'warehouse' }
  }
  if (!cart.quarantinedAt || cart.confirmedAt) throw conflict('conflict')
  await changeCart(transaction, cart.id, { confirmedAt: now, version: cart.version + 1, updatedAt: now })
  await mailAboutShipment(transaction, code, 'confirmed', now)
  await writeNotice(transaction, cart.customerId, 'cart', code, now)
  return { cart_code: code, status: cart.status }
}

/** Asks for papers of a parcel in quarantine; null withdraws the request. */
export async function askForPapers(
  transaction: Transaction,
  code: string,
  { papers }: OpsPapers,
  now: Date,
): Promise<Moved> {
  const cart = await lockCart(transaction, code)
  if (cart.status !== 'quarantine') throw conflict('not_quarantined')
  const columns = papersColumns(papers, now)
  await changeCart(transaction, cart.id, { ...columns, version: cart.version + 1, updatedAt: now })
  if (papers !== null) await mailAboutShipment(transaction, code, 'quarantined', now)
  await writeNotice(transaction, cart.customerId, 'cart', code, now)
  return { cart_code: code, status: cart.status }
}

/** @returns the cart's owner, who will own the photo's file */
export async function ownerOfParcel(executor: Executor, code: string): Promise<number> {
  const cart = await findCart(executor, code)
  if (!cart || cart.deletedAt) throw notFound()
  return cart.customerId
}

export async function addPhoto(
  transaction: Transaction,
  code: string,
  fileId: string,
  now: Date,
): Promise<void> {
  const cart = await lockCart(transaction, code)
  await insertPhoto(transaction, { cartId: cart.id, fileId, takenAt: now })
  await writeNotice(transaction, cart.customerId, 'cart', code, now)
}

export async function listParcels(
  executor: Executor,
  query: { page: number; page_size: number; status?: Status; needs?: OperatorNeed },
): Promise<{ count: number; results: OpsCart[] }> {
  const { count, rows } = await findParcels(executor, query)
  return { count, results: rows.map(parcelOf) }
}

export function parcelOf(cart: CartRow): OpsCart {
  return {
    cart_code: cart.code,
    suite: formatSuite(cart.customerId),
    status: cart.status,
    package: cart.packageId,
    seller_tracking_number: cart.sellerTrackingNumber,
    created_at: cart.createdAt.toISOString(),
    received_at: cart.receivedAt?.toISOString() ?? null,
  }
}

export const auditEntryOf = ({ at, actor, action, subject, detail }: AuditRow): AuditEntry => ({
  at: at.toISOString(),
  actor,
  action,
  subject,
  detail,
})

/** When, by whom and why a receipt was taken back with its parcel; null for one that is there. */
export async function takenBack(executor: Executor, { code, deletedAt }: CartRow): Promise<TakenBack | null> {
  if (deletedAt === null) return null
  const entry = await findLastAction(executor, code, 'unreceive')
  if (!entry) return null
  const { reason } = entry.detail as { reason?: string }
  return { at: entry.at.toISOString(), by: entry.actor, reason: reason ?? null }
}

export async function readAudit(
  executor: Executor,
  { since, all, ...page }: PageQuery & { since?: string; all?: 'yes' },
): Promise<{ count: number; results: AuditEntry[] }> {
  const from = since ? new Date(since) : undefined
  const { count, rows } = await findAudit(executor, { ...page, since: from, all: all === 'yes' })
  return { count, results: rows.map(auditEntryOf) }
}
