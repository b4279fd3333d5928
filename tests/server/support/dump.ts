import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../server/database/database.ts'
import { openDatabase } from '../../../server/database/open.ts'

/**
 * Every row of a database as JSON. The embedded one only while no server runs on it.
 * @param only of these tables
 */
export async function dumpOf(
  { databaseUrl, dataFolder }: { databaseUrl?: string | undefined; dataFolder: string },
  only?: readonly string[],
): Promise<string> {
  const opened = await openDatabase({ databaseUrl, dataFolder })
  const { database } = opened
  const tables = await database.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const rows: string[] = []
  for (const { name } of rowsOf<{ name: string }>(tables)) {
    if (only && !only.includes(name)) continue
    const found = await database.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`)
    rows.push(...rowsOf<{ row: string }>(found).map(({ row }) => row))
  }
  await opened.close()
  return rows.join('\n')
}
