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

/** Rows that refer to the row inserted with them. */
export interface Children {
  table: PgTable
  /** The property of the column that gets the parent's id. */
  parent: string
  rows: readonly object[]
}

/** @param rows with the same columns each, none of them JSON */
export function childrenOf<Table extends PgTable, Parent extends keyof InferInsertModel<Table> & string>(
  table: Table,
  parent: Parent,
  rows: readonly Omit<InferInsertModel<Table>, Parent>[],
): Children {
  return { table, parent, rows }
}

/**
 * Inserts a row and those that refer to it, in one named statement, which is the same for any number of them.
 * @param table has a column `id`
 * @returns the new id
 */
export async function insertWithChildren<Table extends PgTable>(
  executor: Executor,
  table: Table,
  row: InferInsertModel<Table>,
  children: readonly Children[],
): Promise<number> {
  const values: unknown[] = []
  const parts = [`parent as (${insertionOf(table, row, values)} returning id)`]
  for (const child of children) parts.push(`child${parts.length} as (${insertionOfAll(child, values)})`)
  const text = `with ${parts.join(', ')} select id from parent`
  const [saved] = await runNamed<{ id: number | string }>(executor, nameOf(table, text), text, values)
  if (!saved) throw new Error(`nothing was inserted into ${getTableName(table)}`)
  return Number(saved.id)
}

/** The given columns of a row, in the driver's types; omitted ones get their defaults. */
const givenIn = (table: PgTable, row: object): { name: string; value: unknown }[] =>
  Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const value: unknown = Reflect.get(row, key)
    if (value === undefined) return []
    return [{ name: column.name, value: value === null ? null : column.mapToDriverValue(value) }]
  })

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** @param values gets those of the row appended */
function insertionOf(table: PgTable, row: object, values: unknown[]): string {
  const given = givenIn(table, row)
  const places = given.map(({ value }) => `$${values.push(value)}`)
  const names = quoted(given.map(({ name }) => name))
  return `insert into "${getTableName(table)}" (${names}) values (${places.join(', ')})`
}

/** @param values gets all rows appended, as one JSON text */
function insertionOfAll({ table, parent, rows }: Children, values: unknown[]): string {
  const records = rows.map((row) => givenIn(table, row))
  const names = quoted((records[0] ?? []).map(({ name }) => name))
  const json = JSON.stringify(
    records.map((given) => Object.fromEntries(given.map(({ name, value }) => [name, value]))),
  )
  const reference = getTableColumns(table)[parent]?.name ?? parent
  const name = getTableName(table)
  return `insert into "${name}" ("${reference}", ${names})
    select parent.id, ${names} from parent, json_populate_recordset(null::"${name}", $${values.push(json)}) as given`
}

const insertionNames = new Map<string, string>()

function nameOf(table: PgTable, text: string): string {
  const known = insertionNames.get(text)
  if (known !== undefined) return known
  const name = `insert_${getTableName(table)}_${insertionNames.size}`
  insertionNames.set(text, name)
  return name
}
