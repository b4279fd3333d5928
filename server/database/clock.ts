import { sql } from 'drizzle-orm'
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

/** Reads the time and the last committed version of the reference data in one query, so that they match. */
export async function readMoment(executor: Executor): Promise<{ now: Date; version: number }> {
  const text =
    'select (extract(epoch from now()) * 1000 + offset_ms)::float8 as at, version from clock, reference_version'
  const [row] = await runNamed<{ at: number | string; version: number }>(executor, 'read_moment', text)
  return { now: new Date(Math.round(Number(row?.at))), version: Number(row?.version) }
}

/** Moves the clock forward; never in production. */
export async function advanceClock(executor: Executor, byMs: number): Promise<void> {
  await executor.update(clock).set({ offsetMs: sql`${clock.offsetMs} + ${byMs}` })
}

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

export function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds)
}
