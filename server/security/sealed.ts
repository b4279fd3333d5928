import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Database, type Executor } from '../database/database.ts'
import type { Secrets } from './secrets.ts'

interface SealedTable {
  table: string
  /** Its primary key. */
  key: readonly string[]
  /** The columns that `seal` encrypted, all of them null or text. */
  columns: readonly string[]
  /** When a row was last written. */
  age: string
}

/** Everything that APP_KEY encrypted. */
const sealedTables: readonly SealedTable[] = [
  { table: 'customers', key: ['id'], columns: ['pin_hash'], age: 'pin_set_at' },
  { table: 'drafts', key: ['customer_id', 'kind'], columns: ['body'], age: 'updated_at' },
  { table: 'companies', key: ['id'], columns: ['details'], age: 'sent_at' },
  { table: 'identity_papers', key: ['id'], columns: ['details'], age: 'sent_at' },
  { table: 'bank_accounts', key: ['id'], columns: ['details'], age: 'created_at' },
  { table: 'saved_cards', key: ['id'], columns: ['token'], age: 'created_at' },
  { table: 'withdrawals', key: ['id'], columns: ['recipient'], age: 'created_at' },
  { table: 'refunds', key: ['id'], columns: ['recipient'], age: 'created_at' },
  { table: 'push_subscriptions', key: ['id'], columns: ['details'], age: 'created_at' },
  {
    table: 'idempotency_keys',
    key: ['owner', 'call', 'key'],
    columns: ['answer', 'device'],
    age: 'created_at',
  },
]

type Row = Readonly<Record<string, string | number | null>>

const listed = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
const values = (names: readonly string[], row: Row): SQL[] => names.map((name) => sql`${row[name]}`)

export function opens(secrets: Secrets, sealed: string): boolean {
  try {
    secrets.open(sealed)
    return true
  } catch {
    return false
  }
}

/** The tables whose newest encrypted text these secrets do not open. */
export async function tablesSealedElsewhere(executor: Executor, secrets: Secrets): Promise<string[]> {
  const newest = await newestSealed(executor)
  return newest.filter(({ text }) => !opens(secrets, text)).map(({ name }) => name)
}

/** The newest encrypted text of each column that has any. */
export async function newestSealed(executor: Executor): Promise<{ name: string; text: string }[]> {
  const found: { name: string; text: string }[] = []
  for (const { table, columns, age } of sealedTables)
    for (const column of columns) {
      const name = sql.identifier(column)
      const newest = sql`select ${name} from ${sql.identifier(table)} where ${name} is not null
        order by ${sql.identifier(age)} desc limit 1`
      const [row] = rowsOf<Row>(await executor.execute(newest))
      if (row) found.push({ name: `${table}.${column}`, text: String(row[column]) })
    }
  return found
}

export interface Rewrapped {
  /** Rows that are encrypted with the current key now. */
  changed: number
  /** Rows that were already. */
  current: number
  /** Rows that neither key opens, as table and key. */
  unreadable: string[]
}

const pageSize = 500

/**
 * Encrypts with the current key what the old one encrypted, row by row, while servers go on: a row that changes
 * meanwhile is left as it is written, with the server's key. May be repeated.
 */
export async function rewrap(
  database: Database,
  secrets: { old: Secrets; current: Secrets },
): Promise<Rewrapped> {
  const result: Rewrapped = { changed: 0, current: 0, unreadable: [] }
  for (const sealed of sealedTables)
    for await (const row of rowsIn(database, sealed)) {
      const change = changeOf(row, sealed, secrets)
      if (change === 'current') result.current += 1
      else if (change === 'unreadable')
        result.unreadable.push(`${sealed.table} ${sealed.key.map((name) => row[name]).join(' ')}`)
      else result.changed += await update(database, sealed, row, change)
    }
  return result
}

/** All rows, by the primary key. */
async function* rowsIn(database: Database, { table, key, columns }: SealedTable): AsyncGenerator<Row> {
  let last: Row | undefined
  do {
    const after = last ? sql`where (${listed(key)}) > (${sql.join(values(key, last), sql`, `)})` : sql``
    const page: Row[] = rowsOf<Row>(
      await database.execute(
        sql`select ${listed([...key, ...columns])} from ${sql.identifier(table)} ${after}
          order by ${listed(key)} limit ${pageSize}`,
      ),
    )
    yield* page
    last = page.length === pageSize ? page.at(-1) : undefined
  } while (last)
}

function changeOf(
  row: Row,
  { columns }: SealedTable,
  { old, current }: { old: Secrets; current: Secrets },
): Row | 'current' | 'unreadable' {
  const texts = columns.flatMap((column) => {
    const text = row[column]
    return typeof text === 'string' && !opens(current, text) ? [{ column, text }] : []
  })
  if (texts.length === 0) return 'current'
  if (texts.some(({ text }) => !opens(old, text))) return 'unreadable'
  return Object.fromEntries(texts.map(({ column, text }) => [column, current.seal(old.open(text))]))
}

/** @returns the number of rows changed: none when it was written to meanwhile */
async function update(
  database: Database,
  { table, key }: SealedTable,
  row: Row,
  change: Row,
): Promise<number> {
  const columns = Object.keys(change)
  const set = columns.map((name) => sql`${sql.identifier(name)} = ${change[name]}`)
  const isUnchanged = [...key, ...columns].map((name) => sql`${sql.identifier(name)} = ${row[name]}`)
  const done = await database.execute(
    sql`update ${sql.identifier(table)} set ${sql.join(set, sql`, `)}
      where ${sql.join(isUnchanged, sql` and `)} returning 1`,
  )
  return rowsOf(done).length
}
