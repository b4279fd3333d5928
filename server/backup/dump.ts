import { isNull, sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { text } from 'node:stream/consumers'
import { to as copyTo } from 'pg-copy-streams'
import type { Config } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import { StartError } from '../base/start-error.ts'
import { readClock } from '../database/clock.ts'
import { connect } from '../database/connect.ts'
import { rowsOf, type Database, type Executor, type Transaction } from '../database/database.ts'
import { databaseError } from '../database/open.ts'
import { files } from '../database/schema/index.ts'
import * as schema from '../database/schema/index.ts'
import { checkInvariants } from '../invariants/index.ts'
import { onPglite, requireRelease } from '../machine/database.ts'
import { connectionLost, sectionsOf, sendCommand } from '../machine/socket.ts'
import { chooseTables } from './choose-tables.ts'
import { readHead, type DumpHead } from './manifest.ts'

/** All tables at one moment, in the text format of COPY. */
export interface Dump {
  head: DumpHead
  /** The text of each table, in the order of the head; to be read in that order. */
  read(table: DumpHead['tables'][number]): AsyncIterable<Uint8Array>
  close(): Promise<void>
}

/** The same text from both databases, whatever their defaults are. */
export const textFormat = sql`
  select set_config(name, value, true) from (values ('datestyle', 'ISO, YMD'), ('timezone', 'UTC'),
    ('intervalstyle', 'postgres'), ('extra_float_digits', '1'), ('bytea_output', 'hex'),
    ('client_encoding', 'UTF8'), ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0'))
    settings (name, value)`

export const copyTarget = ({ name, columns }: { name: string; columns: readonly string[] }) =>
  `public."${name}" (${columns.map((column) => `"${column}"`).join(', ')})`

/** All tables of a database, with their columns but for computed ones. */
export async function readTables(executor: Executor): Promise<DumpHead['tables']> {
  const result = await executor.execute(sql`
    select relname as name, json_agg(attname order by attnum) as columns,
      coalesce(json_agg(json_build_object('column', attname, 'last',
        pg_sequence_last_value(pg_get_serial_sequence('public.' || quote_ident(relname), attname)::regclass)))
        filter (where attidentity <> ''), '[]') as sequences
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`)
  return rowsOf<DumpHead['tables'][number]>(result)
}

async function readHeadOf(executor: Executor): Promise<DumpHead> {
  await executor.execute(textFormat)
  const migration = await requireRelease(executor)
  // Before the checks, which name no column that is missing.
  const chosen = chooseTables(await readTables(executor))
  const checks = await checkInvariants(executor)
  return {
    migration,
    takenAt: (await readClock(executor)).toISOString(),
    ...chosen,
    files: await executor
      .select({
        id: files.id,
        size: files.size,
        sha256: files.sha256,
        writtenOff: sql<boolean>`${files.lostAt} is not null`,
      })
      .from(files)
      // Of what was removed a row is left, until its bytes are deleted.
      .where(isNull(files.removedAt))
      .orderBy(files.id),
    broken: checks.filter(({ broken }) => broken.length > 0).map(({ name }) => name),
  }
}

/** The embedded database's dump is in memory, since its transaction holds up every other one. */
async function dumpPglite(database: Database): Promise<{ head: DumpHead; texts: Blob[] }> {
  return database.transaction(async (transaction) => {
    const head = await readHeadOf(transaction)
    const texts: Blob[] = []
    for (const table of head.tables) texts.push(await textOf(transaction, table))
    return { head, texts }
  })
}

async function textOf(transaction: Transaction, table: DumpHead['tables'][number]): Promise<Blob> {
  const result: unknown = await transaction.execute(sql.raw(`copy ${copyTarget(table)} to '/dev/blob'`))
  if (typeof result === 'object' && result !== null && 'blob' in result && result.blob instanceof Blob)
    return result.blob
  // PGlite gives nothing for an empty table.
  const rows = await transaction.execute(sql`select 1 from public.${sql.identifier(table.name)} limit 1`)
  if (rowsOf(rows).length > 0) throw new Error(`COPY of ${table.name} gave no text`)
  return new Blob()
}

/** What the server answers at its socket: the head, and the text of each table. */
export async function* answerBackup(database: Database, log: Log): AsyncGenerator<Uint8Array> {
  const { head, texts } = await dumpPglite(database)
  const { leftOut = [] } = head
  if (leftOut.length > 0) log.warn({ leftOut }, 'the backup leaves out tables or columns of others')
  yield* sectionsOf([new Blob([JSON.stringify(head)]), ...texts])
}

/** Dumps the embedded database, by the server that holds the folder, or without one. Throws StartError. */
export async function openPgliteDump(dataFolder: string): Promise<Dump> {
  const answer = await sendCommand(dataFolder, { command: 'backup', input: null })
  if (!answer) return onPglite(dataFolder, dumpStopped)
  try {
    return {
      head: readHead(await text(answer.read())),
      read: answer.read,
      close: async () => answer.close(),
    }
  } catch (error) {
    answer.close()
    throw error instanceof StartError ? error : connectionLost(error)
  }
}

async function dumpStopped(database: Database): Promise<Dump> {
  const { head, texts } = await dumpPglite(database)
  const byName = new Map(head.tables.map(({ name }, index) => [name, texts[index] ?? new Blob()]))
  return {
    head,
    read: ({ name }) => (byName.get(name) ?? new Blob()).stream(),
    close: async () => undefined,
  }
}

/** Dumps from one snapshot, while servers go on writing. */
export async function openPostgresDump(config: Config & { databaseUrl: string }): Promise<Dump> {
  const client = await connect(config.databaseUrl)
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const head = await readHeadOf(drizzlePostgres(client, { schema }))
    // A migration meanwhile would change tables that are still to be read.
    const names = head.tables.map(({ name }) => `public."${name}"`)
    await client.query(`lock table ${names.join(', ')} in access share mode`)
    return {
      head,
      read: (table) => client.query(copyTo(`copy ${copyTarget(table)} to stdout`)),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error instanceof StartError ? error : databaseError(config, error)
  }
}
