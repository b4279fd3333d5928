import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool, type PoolClient } from 'pg'
import { fullError, isFull } from '../base/folder-error.ts'
import type { Log } from '../base/log.ts'
import { databaseSettings } from '../base/settings.ts'
import { StartError } from '../base/start-error.ts'
import { channels, sqlState, type OpenDatabase } from './database.ts'
import { listenToPostgres } from './listen.ts'
import { lockFolder } from './lock.ts'
import { openFolder } from './pglite.ts'
import { pooled } from './pooled.ts'
import { requireWritable } from './require-writable.ts'
import * as schema from './schema/index.ts'

export const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') }
const connectTimeOutMs = 5_000
const minServerVersion = 150_000
/** Serializes the migrations of processes that start at the same time. */
export const migrationLock = 7_346_112
/** As long as this a migration of another process goes on unmentioned. */
const quietWaitMs = 3_000

interface DatabaseSettings {
  databaseUrl: string | undefined
  dataFolder: string
}

/**
 * Opens and migrates the database. Throws StartError when it does not answer or is held by another process.
 * @param log says what a start waits for that takes long
 */
export async function openDatabase(
  settings: DatabaseSettings,
  log?: Pick<Log, 'warn'>,
): Promise<OpenDatabase> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl, log) : openPglite(settings.dataFolder)
}

async function openPglite(dataFolder: string): Promise<OpenDatabase> {
  // PGlite creates files with mode 0666, so the folder's mode has to keep others out.
  process.umask(0o077)
  const unlock = lockFolder(join(dataFolder, 'database.lock'))
  try {
    const folder = await databaseFolder(dataFolder)
    const client = requireWritable(await openFolder(folder), folder)
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
    throw error instanceof StartError ? error : pgliteError(dataFolder, error)
  }
}

/**
 * The folder of the database, with one in it. PGlite makes a new database in every folder that it does not know for one,
 * over whatever is left there, so it gets an empty folder only where nothing shows that there was more; the new one takes
 * its place once it is whole.
 */
async function databaseFolder(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'database')
  if (hasDatabase(folder)) return folder
  if (contentOf(join(dataFolder, 'files')).length > 0)
    throw new StartError(
      `The data folder ${dataFolder} has files of customers, but no database. Restore a backup, or set DATA_DIR to a folder that is empty.`,
    )
  const creating = `${folder}.creating`
  // Left by a start that was killed.
  await rm(creating, { recursive: true, force: true })
  await (await openFolder(creating)).close()
  await rm(folder, { recursive: true, force: true })
  await rename(creating, folder)
  return folder
}

/** Whether a folder has a database. Throws where something else is in it: PGlite would make a new one over that. */
export function hasDatabase(folder: string): boolean {
  if (contentOf(folder).length === 0) return false
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing')
  return true
}

const contentOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

async function openPostgres(url: string, log?: Pick<Log, 'warn'>): Promise<OpenDatabase> {
  const pool = new Pool({
    ...connectionOf(url),
    max: 10,
    connectionTimeoutMillis: connectTimeOutMs,
  })
  // A broken connection is replaced, and fails the next query on it; without listeners the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    const client = await pool.connect()
    try {
      await requireVersion(client)
      // What another process migrates, or this one, takes as long as it takes; only locks on tables are not waited for.
      await client.query('set statement_timeout = 0; set lock_timeout = 0')
      await lockMigrations(client, log)
      await client.query('reset lock_timeout')
      await migratePostgres(drizzlePostgres(client, { schema }), migrations)
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
      await client.query('reset statement_timeout')
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    throw postgresError(error)
  }
  return {
    kind: 'postgres',
    database: pooled(pool),
    listen: (listening) => listenToPostgres(url, channels, listening),
    async ping() {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

async function lockMigrations(client: PoolClient, log?: Pick<Log, 'warn'>): Promise<void> {
  const waiting = setTimeout(
    () =>
      log?.warn(
        { advisoryLock: migrationLock },
        'the start waits for another process that migrates or restores the database; pg_locks names its connection',
      ),
    quietWaitMs,
  )
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
  } finally {
    clearTimeout(waiting)
  }
}

const ownOptions = Object.entries(databaseSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/** The address's own options stand before the server's; left in the address, they would replace them. */
function connectionOf(url: string): { connectionString: string; options: string } {
  const address = new URL(url)
  const given = address.searchParams.get('options') ?? ''
  address.searchParams.delete('options')
  return { connectionString: given ? address.href : url, options: `${given} ${ownOptions}`.trim() }
}

async function requireVersion(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  const version = Number(rows[0]?.server_version_num)
  if (version < minServerVersion)
    throw new StartError('DATABASE_URL names a PostgreSQL that is older than 15.')
}

/** The failure of a database that was found, such as one whose pages are damaged or whose disk is full. */
export function databaseError(settings: DatabaseSettings, error: unknown): StartError {
  return settings.databaseUrl ? postgresError(error) : pgliteError(settings.dataFolder, error)
}

function postgresError(error: unknown): StartError {
  const problem = sqlState(error) ? 'refuses' : 'does not answer'
  return new StartError(`The database of DATABASE_URL ${problem}: ${reasonOf(error)}`, { cause: error })
}

/** PGlite does not tell what is wrong with a folder. */
function pgliteError(dataFolder: string, error: unknown): StartError {
  if (isFull(dataFolder)) return fullError(dataFolder, error)
  const folder = join(dataFolder, 'database')
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return new StartError(
      `The database ${folder} is no folder. Move it away, or set DATA_DIR to another folder.`,
      {
        cause: error,
      },
    )
  return new StartError(
    `The database in ${folder} is damaged${sqlState(error) ? `: ${reasonOf(error)}` : ', or of another version'}. Restore a backup, or set DATA_DIR to a folder that is empty.`,
    { cause: error },
  )
}

/** The first line of the innermost reason: a query's text and parameters stand around it. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return 'it cannot be read'
  if (error.cause instanceof Error) return reasonOf(error.cause)
  const [line = ''] = error.message.split('\n', 1)
  return line.replace(/\.$/, '')
}
