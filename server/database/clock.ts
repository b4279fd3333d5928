import { gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { millisecondsPerMinute } from '@seberang/domain/time'
import type { Config } from '../base/config.ts'
import { StartError } from '../base/start-error.ts'
import type { Executor } from './database.ts'
import { runNamed } from './named.ts'
import { clock } from './schema/index.ts'

/**
 * The product's time: the database's, so that all processes agree, plus an offset that development can change. It is
 * constant within a transaction, so a command sees a single time.
 */
export async function readClock(executor: Executor): Promise<Date> {
  const text = 'select (extract(epoch from now()) * 1000 + offset_ms)::float8 as at from clock'
  const [row] = await runNamed<{ at: number | string }>(executor, 'read_clock', text)
  return new Date(Math.round(Number(row?.at)))
}

export interface Moment {
  now: Date
  /** The last committed version of the reference data. */
  version: number
}

/** Reads the time and the version in one query, so that they match. */
export async function readMoment(executor: Executor): Promise<Moment> {
  const text = `with moment as (${moment}) select ${momentColumns} from moment`
  const [row] = await runNamed<MomentRow>(executor, 'read_moment', text)
  return momentOf(row)
}

/**
 * The time and the version, for the statements that need more than them. Of tables that were never analysed, the
 * planner expects thousands of rows, and of a join millions; by `limit` it expects the one that there is.
 */
export const moment = `select now() + offset_ms * interval '1 millisecond' as at,
  (select version from reference_version) as version from clock limit 1`
export const momentColumns = '(extract(epoch from at) * 1000)::float8 as at, version'

export interface MomentRow {
  at: number | string
  version: number
}

export function momentOf(row: MomentRow | undefined): Moment {
  return { now: new Date(Math.round(Number(row?.at))), version: Number(row?.version) }
}

/** Moves the clock forward; never in production. */
export async function advanceClock(executor: Executor, byMs: number): Promise<void> {
  await executor.update(clock).set({ offsetMs: sql`${clock.offsetMs} + ${byMs}` })
}

/** Throws StartError in production where development has moved the clock: every deadline and mark would be of that time. */
export async function requireTrueClock(
  executor: Executor,
  { production }: Pick<Config, 'production'>,
): Promise<void> {
  if (!production) return
  const [row] = await executor.select().from(clock)
  if (row?.offsetMs)
    throw new StartError(
      `Development has moved the clock of this database by ${Math.round(row.offsetMs / 60_000)} minutes, and what it holds is of that time. Start production on a database of its own.`,
    )
}

export const second = 1000
export {
  millisecondsPerDay as day,
  millisecondsPerHour as hour,
  millisecondsPerMinute as minute,
} from '@seberang/domain/time'

export function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds)
}

/**
 * Whether a moment lies before another, or was none; one that lies far ahead was written while the clock was wrong. One
 * that lies a little ahead is of a transaction that began later and was committed first.
 */
export const isNotSince = (column: PgColumn, at: Date, now: Date): SQL | undefined =>
  or(isNull(column), lte(column, at), gt(column, after(now, millisecondsPerMinute)))
