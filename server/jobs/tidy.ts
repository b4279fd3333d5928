import {
  deletedCartDays,
  draftDays,
  endedQuoteDays,
  failureDays,
  unusedAccessTokenDays,
} from '@seberang/domain/limits'
import { and, exists, isNotNull, isNull, lt, lte, not, notExists, or, eq, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { after, day, readClock } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { deleteWhere } from '../database/delete-where.ts'
import {
  accessTokens,
  cartDetails,
  carts,
  customerTokens,
  drafts,
  failedGuesses,
  identityFlows,
  invoiceItems,
  knownDevices,
  oneTimeCodes,
  proofs,
  pushNotices,
  quotes,
  rateCounters,
} from '../database/schema/index.ts'
import { forgetOldKeys } from '../http/idempotency.ts'
import { forgetOldNotices } from '../live/replay.ts'
import { forgetOldMails } from '../mail/mailer.ts'
import { deviceLifeMs } from '../security/known-devices.ts'
import { forgetOldNonces } from '../security/nonces.ts'
import { isValidToken } from '../security/tokens.ts'

/** What is no longer needed by a given time, per table; docs/settings.md lists the figures. */
const outdated = (database: Database, now: Date): [PgTable, SQL | undefined][] => [
  [rateCounters, lt(rateCounters.endsAt, now)],
  [failedGuesses, lt(failedGuesses.lastAt, after(now, -failureDays * day))],
  [knownDevices, lt(knownDevices.lastUsedAt, after(now, -deviceLifeMs))],
  [oneTimeCodes, or(isNotNull(oneTimeCodes.endedAt), lte(oneTimeCodes.expiresAt, now))],
  [identityFlows, lte(identityFlows.expiresAt, now)],
  [proofs, or(isNotNull(proofs.usedAt), lte(proofs.expiresAt, now))],
  [
    accessTokens,
    or(
      lte(accessTokens.expiresAt, now),
      and(isNull(accessTokens.usedAt), lt(accessTokens.createdAt, after(now, -unusedAccessTokenDays * day))),
    ),
  ],
  // With what was to be shown on their devices.
  [customerTokens, not(isValidToken(now))],
  [pushNotices, lte(pushNotices.endsAt, now)],
  [
    quotes,
    and(
      lt(quotes.expiresAt, after(now, -endedQuoteDays * day)),
      // The agreement that a shipment and its invoice name.
      notExists(
        database
          .select({ one: sql`1` })
          .from(carts)
          .where(eq(carts.quoteCode, quotes.code)),
      ),
    ),
  ],
  [
    cartDetails,
    // The shipment itself stays, with its log: operators may be asked about it. What an invoice names stays whole.
    exists(
      database
        .select({ one: sql`1` })
        .from(carts)
        .where(
          and(
            eq(carts.id, cartDetails.cartId),
            lt(carts.deletedAt, after(now, -deletedCartDays * day)),
            isNull(carts.invoiceId),
            notExists(
              database
                .select({ one: sql`1` })
                .from(invoiceItems)
                .where(eq(invoiceItems.cartId, carts.id)),
            ),
          ),
        ),
    ),
  ],
  [drafts, lt(drafts.updatedAt, after(now, -draftDays * day))],
]

/** Forgets what is too old to matter. @param wallClock milliseconds, for what does not run by the product's clock */
export async function tidy(database: Database, wallClock: number): Promise<void> {
  const now = await readClock(database)
  await forgetOldNonces(database, wallClock)
  await forgetOldNotices(database, now)
  await forgetOldKeys(database, now)
  await forgetOldMails(database, now)
  for (const [table, where] of outdated(database, now)) await deleteWhere(database, table, where)
}
