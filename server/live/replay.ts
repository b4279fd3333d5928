import { noticeDays } from '@seberang/domain/limits'
import { type Notice } from '@seberang/domain/api'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { after, day } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { deleteWhere } from '../database/delete-where.ts'
import { runNamed } from '../database/named.ts'
import { notices } from '../database/schema/index.ts'
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

const positionStatement = `
  select last_notice::float8 as last,
    (select min(id) from notices where customer_id = $1::bigint)::float8 as oldest
  from customers where id = $1::bigint`

/**
 * Where a connection starts: after the client's last notice or, if that is absent or too old, after the newest one.
 * One named statement, since after a restart of a server all its clients connect at once.
 */
export async function positionOf(
  database: Database,
  customerId: number,
  since: number | undefined,
  readNow: () => Promise<Date>,
): Promise<Position> {
  const [range] = await runNamed<Range>(database, 'notice_position', positionStatement, [customerId])
  const newest = range?.last ?? 0
  if (since === undefined) return { last: newest, newest, resync: null }
  if (canReplay(since, { last: newest, oldest: range?.oldest ?? null }))
    return { last: since, newest, resync: null }
  const at = (await readNow()).toISOString()
  return { last: newest, newest, resync: { id: newest, topic: 'resync', code: '', at } }
}

/** The numbers of a customer's notices. */
interface Range {
  last: number
  /** Of those that have not been deleted. */
  oldest: number | null
}

function canReplay(since: number, { last, oldest }: Range): boolean {
  if (since === last) return true
  // A number from the future comes from a database that has since been restored from a backup.
  if (since > last || last - since > maxReplayed) return false
  return oldest !== null && oldest <= since + 1
}

/** Deletes notices past their retention period. */
export async function forgetOldNotices(database: Database, now: Date): Promise<void> {
  await deleteWhere(database, notices, lt(notices.at, after(now, -noticeRetentionMs)))
}
