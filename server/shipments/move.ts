import {
  canMove,
  isComplete,
  nextStatuses,
  type Actor,
  type MoveContext,
  type Status,
  type StatusReason,
} from '@seberang/domain/status'
import { message } from '@seberang/domain/validation'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { insertNamed } from '../database/named.ts'
import { cartLogs, carts, invoiceItems } from '../database/schema/index.ts'
import { conflict, type RefusalDetails } from '../refusal/refusal.ts'
import { writeNotice } from '../live/notices.ts'
import { dueAdditions, lastAdditionPaidAt } from './agreement.ts'
import type { LoadedCart } from './load.ts'
import { hasOpenCase } from './open-cases.ts'
import { lacksPapers } from './papers.ts'

type Changes = Partial<typeof carts.$inferInsert>

/** Who moves the cart, with column changes and a note for the log. */
export interface Move {
  by: Actor
  /** The name of the operator who moves it. */
  operator?: string
  note?: string
  changes?: Changes
}

type Mover = Pick<Move, 'by' | 'operator' | 'note'>

/**
 * Moves a locked cart to its next status, with a log row and a notice.
 * Throws 409 with the reason when the move is not permitted; nothing is changed then.
 */
export async function moveCart(
  transaction: Transaction,
  loaded: LoadedCart,
  to: Status,
  move: Move,
  now: Date,
): Promise<void> {
  const { cart } = loaded
  const changes = move.changes ?? {}
  const context = await contextOf(transaction, loaded, { ...cart, ...changes }, move.by, now)
  const permission = canMove(cart.status, to, context)
  if (permission !== true) throw conflict(permission, choicesAfter(permission, cart.status, move.by))
  await transaction
    .update(carts)
    .set({ ...changes, status: to, version: sql`${carts.version} + 1`, updatedAt: now })
    .where(eq(carts.id, cart.id))
  await writeLog(transaction, cart.id, to, move, now)
  await writeNotice(transaction, cart.customerId, 'cart', cart.code, now)
}

/** What an operator may choose in its place: nothing else shows it to them. */
function choicesAfter(reason: StatusReason, from: Status, by: Actor): RefusalDetails {
  const isWrongStatus = reason === 'not_a_transition' || reason === 'not_for_this_actor'
  const values = nextStatuses(from, by).join(', ')
  if (by !== 'operator' || !isWrongStatus || !values) return {}
  return { fields: [{ field: 'status', reason: message('not_offered', { values }) }] }
}

/** One row per status of a cart: when, who, and their note. */
async function writeLog(
  transaction: Transaction,
  cartId: number,
  status: Status,
  move: Mover,
  now: Date,
): Promise<void> {
  await insertNamed(transaction, cartLogs, { cartId, ...logOf(status, move, now) })
}

/** The columns of a row of the log. */
export const logOf = (status: Status, { by, operator, note }: Mover, now: Date) => ({
  status,
  logDate: now,
  actor: by,
  operator,
  note,
})

/** @param after the cart's columns after the move, such as `receivedAt` while it is being received */
async function contextOf(
  transaction: Transaction,
  { cart, details, logs, invoice, agreed }: LoadedCart,
  after: Pick<
    typeof carts.$inferInsert,
    | 'receivedAt'
    | 'weightRevision'
    | 'addressId'
    | 'packageId'
    | 'confirmedAt'
    | 'papersAskedAt'
    | 'papersGivenAt'
  >,
  by: Actor,
  now: Date,
): Promise<MoveContext> {
  return {
    by,
    now: now.getTime(),
    isReceived: Boolean(after.receivedAt),
    isMeasured: Boolean(after.weightRevision),
    hasUnclassified: details.some(({ unclassified }) => unclassified),
    isComplete: isComplete({ products: details, addressId: after.addressId, packageId: after.packageId }),
    lacksPapers: lacksPapers(after),
    cameFrom: await cameFrom(transaction, cart.id, cart.invoiceId),
    isConfirmed: Boolean(after.confirmedAt),
    paidAt: invoice?.paidAt?.getTime(),
    hasUnpaidAdditionalInvoice: dueAdditions(agreed).length > 0,
    additionalPaidAt: lastAdditionPaidAt(agreed),
    outboundAt: logs.findLast((log) => log.status === 'outbound')?.logDate.getTime(),
    hasOpenCase: by === 'system' && (await hasOpenCase(transaction, cart.id)),
  }
}

async function cameFrom(
  transaction: Transaction,
  cartId: number,
  invoiceId: number | null,
): Promise<Status | undefined> {
  if (invoiceId === null) return undefined
  const [item] = await transaction
    .select({ previousStatus: invoiceItems.previousStatus })
    .from(invoiceItems)
    .where(and(eq(invoiceItems.cartId, cartId), eq(invoiceItems.invoiceId, invoiceId)))
  return item?.previousStatus
}
