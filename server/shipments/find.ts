import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { carts } from '../database/schema/index.ts'
import { loadCart } from './load.ts'

/** The customer's own carts, without deleted ones. */
export const ownCarts = (customerId: number) => and(eq(carts.customerId, customerId), isNull(carts.deletedAt))

/** A customer's shipment by its code; undefined if it does not exist or belongs to another customer. */
export async function findOwnCart(executor: Executor, customerId: number, code: string) {
  const [row] = await executor
    .select()
    .from(carts)
    .where(and(ownCarts(customerId), eq(carts.code, code)))
  return row && loadCart(executor, row)
}
