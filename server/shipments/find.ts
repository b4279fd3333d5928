import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { carts } from '../database/schema/index.ts'
import { loadCart } from './load.ts'

/** Only what is this customer's and was not deleted. */
export const ownCarts = (customerId: number) => and(eq(carts.customerId, customerId), isNull(carts.deletedAt))

/** A customer's shipment by its code, or undefined when it is nobody's or somebody else's. */
export async function findOwnCart(executor: Executor, customerId: number, code: string) {
  const [row] = await executor
    .select()
    .from(carts)
    .where(and(ownCarts(customerId), eq(carts.code, code)))
  return row && loadCart(executor, row)
}
