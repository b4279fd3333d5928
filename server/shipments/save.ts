import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { childrenOf, insertWithChildren } from '../database/named.ts'
import { cartDetails, cartLogs, carts } from '../database/schema/index.ts'
import { logOf, type Move } from './move.ts'

type NewCart = typeof carts.$inferInsert
export type NewDetail = Omit<typeof cartDetails.$inferInsert, 'cartId'>

/** Inserts a cart with its products and the first row of its log. @returns the new cart's id */
export function insertCart(
  transaction: Transaction,
  row: NewCart,
  { details = [], ...mover }: Pick<Move, 'by' | 'operator'> & { details?: readonly NewDetail[] },
): Promise<number> {
  return insertWithChildren(transaction, carts, row, [
    ...(details.length > 0 ? [childrenOf(cartDetails, 'cartId', details)] : []),
    childrenOf(cartLogs, 'cartId', [logOf(row.status, mover, row.createdAt)]),
  ])
}

export async function markDeleted(
  transaction: Transaction,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await transaction
    .update(carts)
    .set({ deletedAt: now, updatedAt: now })
    .where(inArray(carts.id, [...ids]))
}

export async function changeCart(
  transaction: Transaction,
  id: number,
  changes: Partial<typeof carts.$inferInsert>,
): Promise<void> {
  await transaction.update(carts).set(changes).where(eq(carts.id, id))
}
