import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { setImmediate } from 'node:timers/promises'
import { rowsOf, type Database } from './database.ts'

const defaultBatch = 200

/** Deletes rows in small batches, between which other work goes on: the embedded database blocks the event loop. */
export async function deleteWhere(
  database: Database,
  table: PgTable,
  where: SQL | undefined,
  batch = defaultBatch,
): Promise<void> {
  const statement = sql`delete from ${table} where ctid in (select ctid from ${table} where ${where} limit ${batch}) returning 1`
  while (rowsOf(await database.execute(statement)).length === batch) await setImmediate()
}
