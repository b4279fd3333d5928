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

interface Insertion {
  name: string
  text: string
}

const insertions = new Map<string, Insertion>()

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
