import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { addresses, carts, customers } from '../database/schema/index.ts'
import { notFound } from '../refusal/refusal.ts'
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

/** The main one first, then the newest. */
export const addressOrder = [desc(addresses.isMain), desc(addresses.createdAt), addresses.id]

export const findOwnAddresses = (executor: Executor, customerId: number): Promise<AddressRow[]> =>
  executor
    .select()
    .from(addresses)
    .where(ownAddresses(customerId))
    .orderBy(...addressOrder)

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

/** For whom a customer's shipment is priced and to where it is sent. */
export interface Recipient {
  /** Undefined if it does not exist, was deleted or belongs to another customer. */
  address: AddressRow | undefined
  isDisableMinimumWeight: boolean
}

/** A customer and one of their addresses, in one query. */
export async function findRecipient(
  executor: Executor,
  customerId: number,
  addressId: string | undefined,
): Promise<Recipient> {
  const [row] = await executor
    .select({ address: addresses, isDisableMinimumWeight: customers.isDisableMinimumWeight })
    .from(customers)
    .leftJoin(addresses, and(ownAddresses(customerId), eq(addresses.id, addressId ?? '')))
    .where(eq(customers.id, customerId))
  if (!row) throw notFound()
  return { ...row, address: row.address ?? undefined }
}
