import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { passkeys } from '../../database/schema/index.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export const findPasskeys = (executor: Executor, customerId: number): Promise<PasskeyRow[]> =>
  executor
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

/** @returns undefined if the credential is known already, to whomever */
export async function insertPasskey(
  transaction: Transaction,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [created] = await transaction.insert(passkeys).values(row).onConflictDoNothing().returning()
  return created
}

const isOwn = (customerId: number, id: string) =>
  // What is no UUID is nobody's.
  and(eq(sql`${passkeys.id}::text`, id), eq(passkeys.customerId, customerId))

export async function renamePasskey(
  transaction: Transaction,
  { customerId, id, name }: Pick<PasskeyRow, 'customerId' | 'id' | 'name'>,
): Promise<PasskeyRow | undefined> {
  const [renamed] = await transaction.update(passkeys).set({ name }).where(isOwn(customerId, id)).returning()
  return renamed
}

export async function deletePasskey(
  transaction: Transaction,
  { customerId, id }: Pick<PasskeyRow, 'customerId' | 'id'>,
): Promise<PasskeyRow | undefined> {
  const [removed] = await transaction.delete(passkeys).where(isOwn(customerId, id)).returning()
  return removed
}
