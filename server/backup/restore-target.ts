import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type { Config } from '../base/config.ts'
import { StartError } from '../base/start-error.ts'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { lockFolder } from '../database/lock.ts'
import { databaseError, migrationLock } from '../database/open.ts'
import { openFolder } from '../database/pglite.ts'
import * as schema from '../database/schema/index.ts'

/** An empty database in a transaction, which nobody else sees before `keep`. */
export interface RestoreTarget {
  database: Database
  /** @param target as `copyTarget` */
  copyIn(target: string, text: AsyncIterable<Uint8Array>): Promise<void>
  keep(): Promise<void>
  /** Leaves nothing behind. */
  drop(): Promise<void>
}

/** Throws StartError unless the database is empty. */
export async function openRestoreTarget(config: Config): Promise<RestoreTarget> {
  const { databaseUrl } = config
  return databaseUrl ? postgresTarget(config, databaseUrl) : pgliteTarget(config.dataFolder)
}

async function postgresTarget(config: Config, databaseUrl: string): Promise<RestoreTarget> {
  const client = await connect(databaseUrl)
  try {
    await client.query('begin')
    // A server that starts meanwhile waits for this before it looks at the tables.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const { rows } = await client.query(
      "select 1 from pg_class where relnamespace::regnamespace::text in ('public', 'drizzle') limit 1",
    )
    if (rows.length > 0)
      throw new StartError('The database of DATABASE_URL is not empty: restore into a new one.')
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error instanceof StartError ? error : databaseError(config, error)
  }
  return {
    database: drizzlePostgres(client, { schema }),
    copyIn: (target, text) => pipeline(text, client.query(copyFrom(`copy ${target} from stdin`))),
    async keep() {
      await client.query('commit')
      await client.end()
    },
    // The server rolls back what was not committed.
    drop: () => client.end().catch(() => undefined),
  }
}

async function pgliteTarget(dataFolder: string): Promise<RestoreTarget> {
  const place = join(dataFolder, 'database')
  requireUnused(dataFolder)
  process.umask(0o077)
  const isNew = !existsSync(dataFolder)
  const unlock = lockFolder(join(dataFolder, 'database.lock'))
  const folder = `${place}.restoring`
  const clear = async () => {
    await rm(folder, { recursive: true, force: true })
    unlock()
    await rm(join(dataFolder, 'database.lock'), { force: true })
    if (isNew) await rm(dataFolder, { recursive: true, force: true })
  }
  try {
    // A server may have started and stopped in between.
    requireUnused(dataFolder)
    // Left by a process that was killed.
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: 0o700 })
    const client = await openFolder(folder)
    await client.exec('begin')
    return {
      database: drizzlePglite(client, { schema }),
      async copyIn(target, text) {
        const blob = new Blob([new Uint8Array(await buffer(text))])
        await client.query(`copy ${target} from '/dev/blob'`, [], { blob })
      },
      async keep() {
        await client.exec('commit')
        await client.close()
        await rename(folder, place)
        unlock()
      },
      async drop() {
        await client.close().catch(() => undefined)
        await clear()
      },
    }
  } catch (error) {
    await clear()
    throw error instanceof StartError ? error : databaseError({ databaseUrl: undefined, dataFolder }, error)
  }
}

function requireUnused(dataFolder: string): void {
  const place = join(dataFolder, 'database')
  if (existsSync(place) && readdirSync(place).length > 0)
    throw new StartError(
      `The data folder ${dataFolder} has a database already: set DATA_DIR to another folder.`,
    )
}
