import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm'
import type { PgSession, PgTable } from 'drizzle-orm/pg-core'
import { rowsOf, type Executor } from './database.ts'

/**
 * The only access to drizzle's internals. `PgSession.prepareQuery` is exported and accepts a name with SQL text, in
 * transactions too, but only `_` leads to a session; docs/decisions/0002-schema.md explains why `.prepare(name)` cannot
 * replace it.
 */
const sessionOf = (executor: Executor): Pick<PgSession, 'prepareQuery'> => executor._.session

/**
 * Runs a named statement: PostgreSQL parses and plans it once per connection, and its text is not rebuilt per request.
 * For the few statements of every write.
 * @param name unique to the text
 * @param values of $1, $2 …, in the driver's types
 */
export async function runNamed<Row>(
  executor: Executor,
  name: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const query = { sql: text, params: [...values] }
  const answer: unknown = await sessionOf(executor).prepareQuery(query, undefined, name, false).execute()
  return rowsOf<Row>(answer)
}

/**
 * Inserts one row with a named statement. Omitted columns get their defaults.
 * @param tail the clauses after the values: `on conflict do nothing`, `returning id`
 */
export async function insertNamed<Table extends PgTable>(
  executor: Executor,
  table: Table,
  row: InferInsertModel<Table>,
  tail = '',
): Promise<Record<string, unknown>[]> {
  const values: unknown[] = []
  const text = `${insertionOf(table, row, values)} ${tail}`.trim()
  return runNamed(executor, nameOf(table, text), text, values)
}

/** A row that refers to the row inserted with it. */
export interface Child {
  table: PgTable
  /** The property of the column that gets the parent's id. */
  parent: string
  row: Record<string, unknown>
}

export function childOf<Table extends PgTable, Parent extends keyof InferInsertModel<Table> & string>(
  table: Table,
  parent: Parent,
  row: Omit<InferInsertModel<Table>, Parent>,
): Child {
  return { table, parent, row }
}

/**
 * Inserts a row and those that refer to it, in one named statement.
 * @param table has a column `id`
 * @returns the new id
 */
export async function insertWithChildren<Table extends PgTable>(
  executor: Executor,
  table: Table,
  row: InferInsertModel<Table>,
  children: readonly Child[],
): Promise<number> {
  const values: unknown[] = []
  const parts = [`parent as (${insertionOf(table, row, values)} returning id)`]
  for (const child of children)
    parts.push(`child${parts.length} as (${insertionOf(child.table, child.row, values, child.parent)})`)
  const text = `with ${parts.join(', ')} select id from parent`
  const [saved] = await runNamed<{ id: number | string }>(executor, nameOf(table, text), text, values)
  if (!saved) throw new Error(`nothing was inserted into ${getTableName(table)}`)
  return Number(saved.id)
}

/** @param values gets those of the row appended; omitted columns get their defaults */
function insertionOf(table: PgTable, row: object, values: unknown[], parent?: string): string {
  const names: string[] = []
  const places: string[] = []
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    const value: unknown = Reflect.get(row, key)
    if (key !== parent && value === undefined) continue
    names.push(`"${column.name}"`)
    if (key === parent) places.push('(select id from parent)')
    else places.push(`$${values.push(value === null ? null : column.mapToDriverValue(value))}`)
  }
  return `insert into "${getTableName(table)}" (${names.join(', ')}) values (${places.join(', ')})`
}

const insertionNames = new Map<string, string>()

function nameOf(table: PgTable, text: string): string {
  const known = insertionNames.get(text)
  if (known !== undefined) return known
  const name = `insert_${getTableName(table)}_${insertionNames.size}`
  insertionNames.set(text, name)
  return name
}
