import { lt } from 'drizzle-orm'
import { minute } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { deleteWhere } from '../database/delete-where.ts'
import { insertNamed } from '../database/named.ts'
import { nonces } from '../database/schema/index.ts'

/** Maximum clock difference of a signed request's timestamp. */
export const clockToleranceMs = 5 * minute

/** Records a nonce. @returns false if it was used before */
export async function useNonce(
  database: Database,
  seen: { tokenHash: string; nonce: string; seenAt: Date },
): Promise<boolean> {
  const fresh = await insertNamed(database, nonces, seen, 'on conflict do nothing returning nonce')
  return fresh.length > 0
}

/** A nonce is only needed while its timestamp would be accepted. */
export async function forgetOldNonces(database: Database, wallClock: number): Promise<void> {
  await deleteWhere(database, nonces, lt(nonces.seenAt, new Date(wallClock - 3 * clockToleranceMs)))
}
