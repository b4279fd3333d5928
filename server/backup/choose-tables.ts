import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { StartError } from '../base/start-error.ts'
import * as schema from '../database/schema/index.ts'
import type { DumpHead } from './manifest.ts'

/** Tables with the names of their columns. */
type Shape = ReadonlyMap<string, readonly string[]>

const release: Shape = new Map(
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map(getTableConfig)
    .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
)

/** The tables, and the columns of tables of both, that only the first one has. */
const onlyIn = (one: Shape, other: Shape): string[] =>
  [...one].flatMap(([table, columns]) => {
    const known = other.get(table)
    if (!known) return [table]
    return columns.filter((column) => !known.includes(column)).map((column) => `${table}.${column}`)
  })

/**
 * Parts the tables of a database into those of the release, which a backup takes, and what others added, which a restored
 * database has no place for. Throws StartError where something of the release is missing.
 * @returns `leftOut` names tables and columns
 */
export function chooseTables(found: DumpHead['tables']): { tables: DumpHead['tables']; leftOut: string[] } {
  const present: Shape = new Map(found.map(({ name, columns }) => [name, columns]))
  const missing = onlyIn(release, present)
  if (missing.length > 0)
    throw new StartError(
      `The database lacks what its release has: ${missing.join(', ')}. Put it back, or restore an older backup.`,
    )
  const tables = found.flatMap((table) => {
    const columns = release.get(table.name)
    if (!columns) return []
    return {
      ...table,
      columns: table.columns.filter((column) => columns.includes(column)),
      sequences: table.sequences.filter(({ column }) => columns.includes(column)),
    }
  })
  return { tables, leftOut: onlyIn(present, release) }
}
