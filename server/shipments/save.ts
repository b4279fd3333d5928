import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { insertNamed } from '../database/named.ts'
import { carts } from '../database/schema/index.ts'

/** @returns the new cart's id */
export async function insertCart(transaction: Transaction, row: typeof carts.$inferInsert): Promise<number> {
  const [saved] = await insertNamed(transaction, carts, row, 'returning id')
  if (!saved) throw new Error('a cart was not saved')
  return Number(saved['id'])
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
