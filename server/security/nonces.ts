import { lt } from 'drizzle-orm'
import { minute } from '../database/clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { deleteWhere } from '../database/delete-where.ts'
import { nonces } from '../database/schema/index.ts'

/** Maximum clock difference of a signed request's timestamp. */
export const clockToleranceMs = 5 * minute

/** A nonce is only needed while its timestamp would be accepted. */
export async function forgetOldNonces(database: Database, wallClock: number): Promise<void> {
  await deleteWhere(database, nonces, lt(nonces.seenAt, new Date(wallClock - 3 * clockToleranceMs)))
}

/** Records what may be used once while its time is short. @returns false if it was used before */
export async function useOnce(
  transaction: Transaction,
  { tokenHash, nonce }: { tokenHash: string; nonce: string },
  now: Date,
): Promise<boolean> {
  const row = { tokenHash, nonce, seenAt: now }
  const used = await transaction
    .insert(nonces)
    .values(row)
    .onConflictDoNothing()
    .returning({ nonce: nonces.nonce })
  return used.length > 0
}
