import { sql } from 'drizzle-orm'
import { rowsOf, type OpenDatabase } from '../database/database.ts'

/**
 * Makes the space of deleted and replaced rows usable again, and updates the planner's statistics. PostgreSQL does so
 * by itself; the embedded database has no process of its own that could.
 */
export async function vacuum({ kind, database }: OpenDatabase): Promise<void> {
  if (kind !== 'pglite') return
  const tables = rowsOf<{ name: string }>(
    await database.execute(sql`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`),
  )
  // One table at a time: requests are served in between.
  for (const { name } of tables) await database.execute(sql.raw(`vacuum (analyze) ${name}`))
}
