import { waitSeconds } from '@seberang/domain/format'
import { sql } from 'drizzle-orm'
import { rowsOf, type Executor } from '../database/database.ts'
import { nextMinute, Refusal } from '../refusal/refusal.ts'
import type { AnswerKey } from '../refusal/texts.ts'

/**
 * Counts one use within a window, in a row shared by all processes. Called outside the command's transaction, so that a
 * use also counts if the command is rolled back.
 * Throws Refusal 429 with Retry-After above the limit.
 * @param limit uses per window
 * @param windowMs window length, which starts with the first use
 * @param onLimit called before it throws
 * @param refusal its text, which may say when the window ends
 */
export async function countUse(
  database: Executor,
  key: string,
  limit: number,
  windowMs: number,
  onLimit?: () => void,
  refusal: AnswerKey = 'too_many',
): Promise<void> {
  const { count, waitMs, endsAt } = await bump(database, key, windowMs)
  if (count <= limit) return
  onLimit?.()
  throw new Refusal(429, refusal, {
    retryAfter: Math.max(1, waitSeconds(waitMs)),
    until: nextMinute(endsAt),
  })
}

/**
 * A window that ends later than one that begins now was opened while the clock was ahead. Not so by less than a minute:
 * of uses at once, one that began earlier may be counted after one that began later, and must not begin anew.
 */
const isOver = sql`(counter.ends_at <= (select at from clock_now)
  or counter.ends_at > excluded.ends_at + interval '1 minute')`

/** Counts without a limit. @returns the count, and when the window ends and the milliseconds until then */
export async function bump(
  database: Executor,
  key: string,
  windowMs: number,
): Promise<{ count: number; waitMs: number; endsAt: Date }> {
  const result = await database.execute(sql`
    with clock_now as (select now() + offset_ms * interval '1 millisecond' as at from clock limit 1)
    insert into rate_counters as counter (key, count, ends_at)
    select ${key}, 1, at + ${windowMs}::float8 * interval '1 millisecond' from clock_now
    on conflict (key) do update set
      count = case when ${isOver} then 1 else counter.count + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else counter.ends_at end
    returning count, extract(epoch from ends_at)::float8 * 1000 as ends_ms,
      (extract(epoch from ends_at - (select at from clock_now)) * 1000)::float8 as wait_ms`)
  const row = rowsOf<{ count: number; wait_ms: number | string; ends_ms: number | string }>(result)[0]
  return {
    count: row?.count ?? 0,
    waitMs: Number(row?.wait_ms ?? 0),
    endsAt: new Date(Number(row?.ends_ms ?? 0)),
  }
}

/** Takes one use back. */
export async function giveBack(database: Executor, key: string): Promise<void> {
  await database.execute(sql`update rate_counters set count = count - 1 where key = ${key} and count > 0`)
}
