import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Whether a column holds one of the listed values, for queries and checks. For a new value of a check, `drizzle-kit` writes a migration. */
export const oneOf = (column: AnyPgColumn | SQL, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
