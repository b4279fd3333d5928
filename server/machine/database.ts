import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../base/start-error.ts'
import { connect } from '../database/connect.ts'
import { rowsOf, type Database, type Executor } from '../database/database.ts'
import { lockFolder } from '../database/lock.ts'
import { databaseError, hasDatabase, migrations } from '../database/open.ts'
import { openFolder } from '../database/pglite.ts'
import * as schema from '../database/schema/index.ts'
import { whyNoCommands } from './socket.ts'

/** The last migration of the database. Throws StartError unless it is this release's: nothing is migrated here. */
export async function requireRelease(executor: Executor): Promise<{ hash: string; when: number }> {
  const [table] = rowsOf<{ exists: boolean }>(
    await executor.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`),
  )
  if (!table?.exists) throw new StartError('The database is empty. Start the server once first.')
  const [last] = rowsOf<{ hash: string; created_at: string | number }>(
    await executor.execute(
      sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
    ),
  )
  if (!last || last.hash !== readMigrationFiles(migrations).at(-1)?.hash)
    throw new StartError(
      'The database is of another release. Run this command of the release that serves it.',
    )
  return { hash: last.hash, when: Number(last.created_at) }
}

/** Works on an embedded database that no server has open. Throws StartError, including when a server has it open. */
export async function onPglite<Result>(
  dataFolder: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataFolder, 'database')
  const missing = new StartError(`There is no database in ${dataFolder}: set DATA_DIR or DATABASE_URL.`)
  if (!existsSync(folder)) throw missing
  process.umask(0o077)
  const unlock = lockForCommand(dataFolder)
  try {
    if (!hasDatabase(folder)) throw missing
    const client = await openFolder(folder)
    try {
      return await work(drizzlePglite(client, { schema }))
    } finally {
      await client.close()
    }
  } catch (error) {
    throw error instanceof StartError ? error : databaseError({ databaseUrl: undefined, dataFolder }, error)
  } finally {
    unlock()
  }
}

/** Throws StartError, where a server has the folder and cannot be sent the command for its long path, with that reason. */
function lockForCommand(dataFolder: string): () => void {
  try {
    return lockFolder(join(dataFolder, 'database.lock'))
  } catch (error) {
    const tooLong = whyNoCommands(dataFolder)
    if (!(error instanceof StartError) || tooLong === undefined) throw error
    throw new StartError(`${error.message} ${tooLong}`, { cause: error })
  }
}

/** Works on PostgreSQL beside the servers. Throws StartError. */
export async function onPostgres<Result>(
  databaseUrl: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const client = await connect(databaseUrl)
  try {
    return await work(drizzlePostgres(client, { schema }))
  } catch (error) {
    throw error instanceof StartError ? error : databaseError({ databaseUrl, dataFolder: '' }, error)
  } finally {
    await client.end().catch(() => undefined)
  }
}
