import { lt, sql } from 'drizzle-orm'
import { minute } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { insertNamed } from '../database/named.ts'
import { nonces } from '../database/schema/index.ts'

/** How far the timestamp of a signed request may be from our clock. */
export const clockToleranceMs = 5 * minute

/** Records a nonce. @returns false when it was seen before */
export async function useNonce(
  database: Database,
  seen: { tokenHash: string; nonce: string; seenAt: Date },
): Promise<boolean> {
  const fresh = await insertNamed(database, nonces, seen, 'on conflict do nothing returning nonce')
  return fresh.length > 0
}

/** Nonces are needed only as long as their timestamp would be accepted. */
export async function forgetOldNonces(database: Database, wallClock: number): Promise<void> {
  await database.delete(nonces).where(lt(nonces.seenAt, sql`${new Date(wallClock - 3 * clockToleranceMs)}`))
}
