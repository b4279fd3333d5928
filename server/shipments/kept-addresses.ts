import { afterCheckout } from '@seberang/domain/status'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { randomId } from '../base/ids.ts'
import { lockFor } from '../database/advisory-lock.ts'
import type { Transaction } from '../database/database.ts'
import { addresses, carts } from '../database/schema/index.ts'
import { lockCartsWhere } from './lock.ts'
import type { AddressRow } from './rows.ts'

/**
 * A checkout agrees on where its shipments go, so none runs while an address is edited. Before any row is locked: both
 * lock shipments and the customer afterwards.
 */
export const lockAddresses = (transaction: Transaction, customerId: number): Promise<void> =>
  lockFor(transaction, 'addresses', String(customerId))

/** Locks the shipments that were checked out to an address. @returns their ids */
export async function lockCheckedOutTo(
  transaction: Transaction,
  customerId: number,
  addressId: string,
): Promise<number[]> {
  const rows = await lockCartsWhere(
    transaction,
    and(
      eq(carts.customerId, customerId),
      eq(carts.addressId, addressId),
      inArray(carts.status, afterCheckout),
    ),
  )
  return rows.map(({ id }) => id)
}

/** Keeps the contents of an address that is about to change, for shipments that were checked out with them. */
export async function keepAgreed(
  transaction: Transaction,
  row: AddressRow,
  cartIds: readonly number[],
  now: Date,
): Promise<void> {
  if (cartIds.length === 0) return
  const copy = { ...row, id: randomId(), copyOf: row.id, isMain: false, localId: null, deletedAt: now }
  await transaction.insert(addresses).values(copy)
  await transaction
    .update(carts)
    .set({ addressId: copy.id })
    .where(inArray(carts.id, [...cartIds]))
}

/**
 * Where a shipment goes that is no longer checked out: it follows the address book again. A deleted address leaves it
 * what was agreed.
 */
export async function addressAfterCheckout(
  transaction: Transaction,
  address: AddressRow | null,
): Promise<string | null> {
  if (!address?.copyOf) return address?.id ?? null
  const [edited] = await transaction
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.id, address.copyOf), isNull(addresses.deletedAt)))
  return edited?.id ?? address.id
}
