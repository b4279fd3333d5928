import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm'
import type { PgSession, PgTable } from 'drizzle-orm/pg-core'
import { rowsOf, type Executor } from './database.ts'

/**
 * The one place that reaches behind drizzle's query builders. `PgSession.prepareQuery` is exported and takes a name
 * with ready text, in a transaction too, but only `_` leads to a session; docs/decisions/0002-schema.md says why
 * `.prepare(name)` is no substitute.
 */
const sessionOf = (executor: Executor): Pick<PgSession, 'prepareQuery'> => executor._.session

/**
 * Runs a statement under a name: PostgreSQL parses and plans it once per connection, and its text is not built again
 * for each request. For the few statements that every write makes.
 * @param name unique to the text
 * @param values of $1, $2 …, as the driver takes them
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

interface Insertion {
  name: string
  text: string
}

const insertions = new Map<string, Insertion>()

/**
 * Inserts one row by a named statement. Columns that are left out get their defaults.
 * @param tail the clauses after the values: `on conflict do nothing`, `returning id`
 */
export async function insertNamed<Table extends PgTable>(
  executor: Executor,
  table: Table,
  row: InferInsertModel<Table>,
  tail = '',
): Promise<Record<string, unknown>[]> {
  const given = Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const value: unknown = Reflect.get(row, key)
    if (value === undefined) return []
    return [{ column: column.name, value: value === null ? null : column.mapToDriverValue(value) }]
  })
  const { name, text } = insertionOf(
    getTableName(table),
    given.map(({ column }) => column),
    tail,
  )
  return runNamed(
    executor,
    name,
    text,
    given.map(({ value }) => value),
  )
}

function insertionOf(table: string, columns: readonly string[], tail: string): Insertion {
  const names = columns.map((column) => `"${column}"`).join(', ')
  const places = columns.map((_, index) => `$${index + 1}`).join(', ')
  const text = `insert into "${table}" (${names}) values (${places}) ${tail}`.trim()
  const known = insertions.get(text)
  if (known) return known
  const insertion = { name: `insert_${table}_${insertions.size}`, text }
  insertions.set(text, insertion)
  return insertion
}
