import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { rowsOf, type Executor } from './database.ts'

/**
 * Runs a statement under a name, so that PostgreSQL parses and plans it once per connection, and nothing builds its
 * text anew for each request. For the few that every write makes.
 * @param name that no other text has
 * @param values of $1, $2 …, as the driver takes them
 */
export async function runNamed<Row>(
  executor: Executor,
  name: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const query = { sql: text, params: [...values] }
  const answer: unknown = await executor._.session.prepareQuery(query, undefined, name, false).execute()
  return rowsOf<Row>(answer)
}

interface Insertion {
  name: string
  text: string
}

const insertions = new Map<string, Insertion>()

/**
 * Inserts one row under a name. What it leaves out gets the column's own default.
 * @param tail what follows the values: `on conflict do nothing`, `returning id`
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
  const made = { name: `insert_${table}_${insertions.size}`, text }
  insertions.set(text, made)
  return made
}
