import type { OpsCart, OpsMove, OpsMoved } from '@seberang/domain/api'
import type { Status } from '@seberang/domain/status'
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import { suiteOf } from '../../customers/view.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import { auditLog, carts, photos } from '../../database/schema/index.ts'
import { conflict, notFound } from '../../refusal/refusal.ts'
import { writeNotice } from '../../live/notices.ts'
import { findCart, loadCart, lockCarts } from '../../shipments/load.ts'
import type { CartRow } from '../../shipments/rows.ts'
import { moveCart } from '../../shipments/move.ts'

type Moved = Omit<OpsMoved, 'action'>

export async function lockCart(transaction: Transaction, code: string): Promise<CartRow> {
  const [row] = await lockCarts(transaction, [code])
  if (!row || row.deletedAt) throw notFound()
  return row
}

/** Which number a move's `resi` is: the flight's or ship's on the way here, the courier's from the door to the door. */
function trackingOf(status: Status, resi: string | undefined) {
  if (resi === undefined) return {}
  return status === 'outbound' || status === 'finished'
    ? { domesticTrackNumber: resi }
    : { resiTitipexport: resi }
}

export async function moveParcel(
  transaction: Transaction,
  code: string,
  input: OpsMove,
  now: Date,
): Promise<Moved> {
  const cart = await lockCart(transaction, code)
  // Money or time ends an invoice, and with it what it holds: no word of an operator's does.
  if (cart.status === 'pending') throw conflict('invoice_open')
  const changes = {
    ...trackingOf(input.status, input.resi),
    ...(input.status === 'quarantine' && { quarantinedAt: now }),
  }
  const loaded = await loadCart(transaction, cart)
  await moveCart(transaction, loaded, input.status, { by: 'operator', note: input.note, changes }, now)
  return { cart_code: code, status: input.status }
}

/** Lets a parcel out of quarantine; one that is checked out already is only confirmed. */
export async function confirmParcel(transaction: Transaction, code: string, now: Date): Promise<Moved> {
  const cart = await lockCart(transaction, code)
  const loaded = await loadCart(transaction, cart)
  const changes = { confirmedAt: now }
  if (cart.status === 'quarantine') {
    await moveCart(transaction, loaded, 'warehouse', { by: 'operator', changes }, now)
    return { cart_code: code, status: 'warehouse' }
  }
  if (!cart.quarantinedAt || cart.confirmedAt) throw conflict('conflict')
  await transaction
    .update(carts)
    .set({ ...changes, updatedAt: now })
    .where(eq(carts.id, cart.id))
  return { cart_code: code, status: cart.status as Status }
}

/** @returns the cart's owner, whose file the photo will be. */
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
  await transaction.insert(photos).values({ cartId: cart.id, fileId, takenAt: now })
  await writeNotice(transaction, cart.customerId, 'cart', code, now)
}

export async function listParcels(
  executor: Executor,
  asked: { page: number; page_size: number; status?: Status },
): Promise<{ count: number; results: OpsCart[] }> {
  const where = and(isNull(carts.deletedAt), asked.status && eq(carts.status, asked.status))
  const [counted] = await executor.select({ count: count() }).from(carts).where(where)
  const rows = await executor
    .select()
    .from(carts)
    .where(where)
    .orderBy(desc(carts.id))
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size)
  return { count: counted?.count ?? 0, results: rows.map(parcelOf) }
}

function parcelOf(cart: CartRow): OpsCart {
  return {
    cart_code: cart.code,
    suite: suiteOf(cart.customerId),
    status: cart.status as Status,
    package: cart.packageId,
    seller_tracking_number: cart.sellerTrackingNumber,
    created_at: cart.createdAt.toISOString(),
    received_at: cart.receivedAt?.toISOString() ?? null,
  }
}

export async function findParcel(executor: Executor, code: string) {
  const cart = await findCart(executor, code)
  if (!cart || cart.deletedAt) throw notFound()
  return loadCart(executor, cart)
}

export async function readAudit(executor: Executor, since: string | undefined) {
  const rows = await executor
    .select()
    .from(auditLog)
    .where(since ? gt(auditLog.at, new Date(since)) : undefined)
    .orderBy(desc(auditLog.id))
    .limit(500)
  return rows.map(({ at, actor, action, subject, detail }) => ({
    at: at.toISOString(),
    actor,
    action,
    subject,
    detail,
  }))
}
