import { and, eq, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { addresses } from '../../database/schema/index.ts'
import { addressOrder, ownAddresses } from '../../shipments/find.ts'

/** @returns the id of the address that was saved under this local id, deleted or not */
export async function findByLocalId(
  executor: Executor,
  customerId: number,
  localId: string,
): Promise<string | undefined> {
  const [row] = await executor
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), eq(addresses.localId, localId)))
  return row?.id
}

export const countAddresses = (executor: Executor, customerId: number): Promise<number> =>
  executor.$count(addresses, ownAddresses(customerId))

/** @returns the main address, or the first of the others */
export async function findFirst(executor: Executor, customerId: number) {
  const [row] = await executor
    .select({ id: addresses.id, isMain: addresses.isMain })
    .from(addresses)
    .where(ownAddresses(customerId))
    .orderBy(...addressOrder)
    .limit(1)
  return row
}

export async function insertAddress(
  transaction: Transaction,
  row: typeof addresses.$inferInsert,
): Promise<void> {
  await transaction.insert(addresses).values(row)
}

export async function changeAddress(
  transaction: Transaction,
  id: string,
  changes: Partial<typeof addresses.$inferInsert>,
): Promise<void> {
  await transaction.update(addresses).set(changes).where(eq(addresses.id, id))
}

/** @returns whether the address existed */
export async function markDeleted(
  transaction: Transaction,
  customerId: number,
  id: string,
  now: Date,
): Promise<boolean> {
  const deleted = await transaction
    .update(addresses)
    .set({ deletedAt: now, isMain: false })
    .where(and(ownAddresses(customerId), eq(addresses.id, id)))
    .returning({ id: addresses.id })
  return deleted.length > 0
}

export async function clearMain(transaction: Transaction, customerId: number, except = ''): Promise<void> {
  await transaction
    .update(addresses)
    .set({ isMain: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isMain, true), ne(addresses.id, except)))
}
