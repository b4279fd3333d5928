import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { join } from 'node:path'
import { Pool, type PoolClient } from 'pg'
import { StartError } from '../base/start-error.ts'
import { channels, type OpenDatabase } from './database.ts'
import { listenToPostgres } from './listen.ts'
import { lockFolder } from './lock.ts'
import * as schema from './schema/index.ts'

const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') }
const connectTimeOutMs = 5_000
const minServerVersion = 150_000
/** Serializes the migrations of processes that start at the same time. */
export const migrationLock = 7_346_112

/** Opens and migrates the database. Throws StartError when it does not answer or is held by another process. */
export async function openDatabase(settings: {
  databaseUrl: string | undefined
  dataFolder: string
}): Promise<OpenDatabase> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openPglite(settings.dataFolder)
}

async function openPglite(dataFolder: string): Promise<OpenDatabase> {
  // PGlite creates files with mode 0666, so the folder's mode has to keep others out.
  process.umask(0o077)
  const unlock = lockFolder(join(dataFolder, 'database.lock'))
  try {
    const client = await PGlite.create(join(dataFolder, 'database'))
    const database = drizzlePglite(client, { schema })
    await migratePglite(database, migrations)
    return {
      kind: 'pglite',
      database,
      async listen({ onMessage }) {
        const stops = await Promise.all(
          channels.map((channel) => client.listen(channel, (payload) => onMessage(channel, payload))),
        )
        return async () => {
          for (const stop of stops) await stop()
        }
      },
      async ping() {
        await client.query('select 1')
      },
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw new StartError(`The database in ${dataFolder} cannot be opened: ${reasonOf(error)}`, {
      cause: error,
    })
  }
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeOutMs,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    options: '-c timezone=UTC -c synchronous_commit=on',
  })
  // A broken idle connection is replaced at the next query; without a listener the error would end the process.
  pool.on('error', () => undefined)
  try {
    const client = await pool.connect()
    try {
      await requireVersion(client)
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      await migratePostgres(drizzlePostgres(client, { schema }), migrations)
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    throw new StartError(`The database of DATABASE_URL does not answer: ${reasonOf(error)}`, { cause: error })
  }
  return {
    kind: 'postgres',
    database: drizzlePostgres(pool, { schema }),
    listen: (listening) => listenToPostgres(url, channels, listening),
    async ping() {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

async function requireVersion(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  const version = Number(rows[0]?.server_version_num)
  if (version < minServerVersion)
    throw new StartError('DATABASE_URL names a PostgreSQL that is older than 15.')
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message
  return error instanceof Error ? error.message : String(error)
}
