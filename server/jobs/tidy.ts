import { lt } from 'drizzle-orm'
import { readClock } from '../database/clock.ts'
import { rateCounters } from '../database/schema/index.ts'
import { forgetOldKeys } from '../http/idempotency.ts'
import type { Services } from '../http/services.ts'
import { forgetOldNotices } from '../live/replay.ts'
import { forgetOldNonces } from '../security/nonces.ts'

/** Forgets what is too old to matter. */
export async function tidy(services: Services): Promise<void> {
  const { database } = services.database
  const now = await readClock(database)
  await forgetOldNonces(database, Date.now())
  await forgetOldNotices(database, now)
  await forgetOldKeys(database, now)
  await database.delete(rateCounters).where(lt(rateCounters.endsAt, now))
}
