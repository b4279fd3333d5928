import { and, asc, gt, isNull } from 'drizzle-orm'
import type { Config } from '../base/config.ts'
import { StartError } from '../base/start-error.ts'
import { readClock } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { files } from '../database/schema/index.ts'
import { openStoredBytes } from '../files/open.ts'
import { rewrapFile } from '../files/sealed.ts'
import { LostFile, type FileStore } from '../files/store.ts'
import { writeAudit } from '../security/audit.ts'
import { machineOperator } from '../security/operators.ts'
import { rewrap, type Rewrapped } from '../security/sealed.ts'
import { deriveSecrets, type Secrets } from '../security/secrets.ts'
import { onPglite, onPostgres, requireRelease } from './database.ts'

/**
 * Encrypts with APP_KEY what APP_KEY_OLD encrypted, and files that no key did yet. Throws StartError. An embedded
 * database must not be open.
 */
export async function rewrapStored(config: Config): Promise<Rewrapped> {
  const { appKey, appKeyOld, databaseUrl, dataFolder } = config
  if (!appKey || !appKeyOld)
    throw new StartError('Set APP_KEY to the new key, and APP_KEY_OLD to the one before it.')
  const secrets = { old: deriveSecrets('', appKeyOld), current: deriveSecrets('', appKey) }
  const work = async (database: Database) => {
    await requireRelease(database)
    const result = await rewrap(database, secrets)
    await rewrapFiles(database, await openStoredBytes(config), secrets, result)
    const { changed, unreadable } = result
    if (changed > 0)
      await writeAudit(
        database,
        {
          actor: machineOperator.name,
          action: 'rewrap',
          subject: 'database',
          detail: { changed, unreadable: unreadable.length },
        },
        await readClock(database),
      )
    return result
  }
  return databaseUrl ? onPostgres(databaseUrl, work) : onPglite(dataFolder, work)
}

const pageSize = 500

/** A file is never changed but here, so that none is lost to a server that goes on. */
async function rewrapFiles(
  database: Database,
  store: FileStore,
  secrets: { old: Secrets; current: Secrets },
  result: Rewrapped,
): Promise<void> {
  let last = ''
  let page: { id: string; lostAt: Date | null }[]
  do {
    page = await database
      .select({ id: files.id, lostAt: files.lostAt })
      .from(files)
      .where(and(gt(files.id, last), isNull(files.removedAt)))
      .orderBy(asc(files.id))
      .limit(pageSize)
    for (const { id, lostAt } of page)
      try {
        const changed = rewrapFile(secrets, id, await store.read(id))
        if (changed) await store.write(id, changed)
        result[changed ? 'changed' : 'current'] += 1
      } catch (error) {
        if (!(error instanceof LostFile)) throw error
        if (lostAt === null) result.unreadable.push(`files ${id}`)
      }
    last = page.at(-1)?.id ?? ''
  } while (page.length === pageSize)
}
