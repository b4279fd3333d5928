import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { addresses, carts } from '../database/schema/index.ts'
import { loadCart } from './load.ts'
import type { AddressRow } from './rows.ts'

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

/** The customer's own addresses, without deleted ones. */
export const ownAddresses = (customerId: number) =>
  and(eq(addresses.customerId, customerId), isNull(addresses.deletedAt))

/** A customer's address; undefined if it does not exist, was deleted or belongs to another customer. */
export async function findOwnAddress(
  executor: Executor,
  customerId: number,
  id: string,
): Promise<AddressRow | undefined> {
  const [row] = await executor
    .select()
    .from(addresses)
    .where(and(ownAddresses(customerId), eq(addresses.id, id)))
  return row
}
