import type { Config } from '../base/config.ts'
import { StartError } from '../base/start-error.ts'
import type { Database } from '../database/database.ts'
import { rewrap, type Rewrapped } from '../security/sealed.ts'
import { deriveSecrets } from '../security/secrets.ts'
import { onPglite, onPostgres, requireRelease } from './database.ts'

/** Encrypts with APP_KEY what APP_KEY_OLD encrypted. Throws StartError. An embedded database must not be open. */
export async function rewrapStored(config: Config): Promise<Rewrapped> {
  const { appKey, appKeyOld, databaseUrl, dataFolder } = config
  if (!appKey || !appKeyOld)
    throw new StartError('Set APP_KEY to the new key, and APP_KEY_OLD to the one before it.')
  const secrets = { old: deriveSecrets('', appKeyOld), current: deriveSecrets('', appKey) }
  const work = async (database: Database) => {
    await requireRelease(database)
    return rewrap(database, secrets)
  }
  return databaseUrl ? onPostgres(databaseUrl, work) : onPglite(dataFolder, work)
}
