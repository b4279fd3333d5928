import { sql } from 'drizzle-orm'
import type { Executor } from './database.ts'
import { runNamed } from './named.ts'
import { clock } from './schema/index.ts'

/**
 * The product's time: the database's, so that every process agrees, plus the offset that development may move.
 * Inside a transaction it stands still, so one command sees one time.
 */
export async function readClock(executor: Executor): Promise<Date> {
  const text = 'select (extract(epoch from now()) * 1000 + offset_ms)::float8 as at from clock'
  const [row] = await runNamed<{ at: number | string }>(executor, 'read_clock', text)
  return new Date(Math.round(Number(row?.at)))
}

/** The product's time, and the version of the reference data that was committed last: told together, by one query. */
export async function readMoment(executor: Executor): Promise<{ now: Date; version: number }> {
  const text =
    'select (extract(epoch from now()) * 1000 + offset_ms)::float8 as at, version from clock, reference_version'
  const [row] = await runNamed<{ at: number | string; version: number }>(executor, 'read_moment', text)
  return { now: new Date(Math.round(Number(row?.at))), version: Number(row?.version) }
}

/** Moves the clock forward, outside production only. */
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
