import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { carts } from '../database/schema/index.ts'
import { notFound } from '../refusal/refusal.ts'
import { ownCarts } from './find.ts'
import type { CartRow } from './rows.ts'

/** Locks carts in id order, as every command does, to avoid deadlocks. */
export const lockCartsWhere = (executor: Executor, condition: SQL | undefined): Promise<CartRow[]> =>
  executor.select().from(carts).where(condition).orderBy(asc(carts.id)).for('no key update')

export const lockCarts = (executor: Executor, codes: readonly string[]): Promise<CartRow[]> =>
  lockCartsWhere(executor, inArray(carts.code, [...codes]))

/** Locks one that was not deleted, whoever owns it; undefined if there is none. */
export async function tryLockCart(executor: Executor, code: string): Promise<CartRow | undefined> {
  const [row] = await lockCartsWhere(executor, and(isNull(carts.deletedAt), eq(carts.code, code)))
  return row
}

/** The same. Throws 404 if there is none. */
export async function lockCart(executor: Executor, code: string): Promise<CartRow> {
  const row = await tryLockCart(executor, code)
  if (!row) throw notFound()
  return row
}

/** Locks a customer's carts in id order. Throws 404 unless all of them exist and are the customer's own. */
export async function lockOwnCarts(
  executor: Executor,
  customerId: number,
  codes: ReadonlySet<string>,
): Promise<CartRow[]> {
  const rows = await lockCartsWhere(executor, and(ownCarts(customerId), inArray(carts.code, [...codes])))
  if (rows.length !== codes.size) throw notFound()
  return rows
}

/** Locks one. Throws 404 unless it exists and is the customer's own. */
export async function lockOwnCart(executor: Executor, customerId: number, code: string): Promise<CartRow> {
  const [row] = await lockOwnCarts(executor, customerId, new Set([code]))
  if (!row) throw notFound()
  return row
}
