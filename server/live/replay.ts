import { noticeDays } from '@seberang/domain/limits'
import { type Notice } from '@seberang/domain/api'
import { and, asc, eq, gt, lt, min } from 'drizzle-orm'
import { after, day } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { deleteWhere } from '../database/delete-where.ts'
import { customers, notices } from '../database/schema/index.ts'
import { noticesPerPull, type Position } from './connection.ts'

/** A client that has missed more than this reloads everything, which is cheaper than a replay. */
const maxReplayed = 500
const noticeRetentionMs = noticeDays * day

/** A notice as sent to clients. */
export const viewNotice = (row: typeof notices.$inferSelect): Notice => ({
  id: row.id,
  topic: row.topic,
  code: row.code,
  at: row.at.toISOString(),
})

/** A customer's notices after an id, in order. */
export async function noticesAfter(database: Database, customerId: number, id: number): Promise<Notice[]> {
  const rows = await database
    .select()
    .from(notices)
    .where(and(eq(notices.customerId, customerId), gt(notices.id, id)))
    .orderBy(asc(notices.id))
    .limit(noticesPerPull)
  return rows.map(viewNotice)
}

/** Where a connection starts: after the client's last notice or, if that is absent or too old, after the newest one. */
export async function positionOf(
  database: Database,
  customerId: number,
  since: number | undefined,
  now: Date,
): Promise<Position> {
  const [customer] = await database
    .select({ last: customers.lastNotice })
    .from(customers)
    .where(eq(customers.id, customerId))
  const last = customer?.last ?? 0
  if (since === undefined) return { last, resync: null }
  if (await canReplay(database, customerId, since, last)) return { last: since, resync: null }
  return { last, resync: { id: last, topic: 'resync', code: '', at: now.toISOString() } }
}

async function canReplay(
  database: Database,
  customerId: number,
  since: number,
  last: number,
): Promise<boolean> {
  if (since === last) return true
  // A number from the future comes from a database that has since been restored from a backup.
  if (since > last || last - since > maxReplayed) return false
  const [range] = await database
    .select({ oldest: min(notices.id) })
    .from(notices)
    .where(eq(notices.customerId, customerId))
  return range?.oldest != null && range.oldest <= since + 1
}

/** Deletes notices past their retention period. */
export async function forgetOldNotices(database: Database, now: Date): Promise<void> {
  await deleteWhere(database, notices, lt(notices.at, after(now, -noticeRetentionMs)))
}
