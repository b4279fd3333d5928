import { and, desc, isNull } from 'drizzle-orm'
import type { Config } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import { StartError } from '../base/start-error.ts'
import type { Executor } from '../database/database.ts'
import { files } from '../database/schema/index.ts'
import { readRecorded } from '../files/files.ts'
import { SealedElsewhere } from '../files/sealed.ts'
import type { FileStore } from '../files/store.ts'
import { newestSealed, opens, tablesSealedElsewhere } from '../security/sealed.ts'
import { hasAppKey, type Secrets } from '../security/secrets.ts'
import type { InvariantResult } from './index.ts'

/** Whether what the database refers to can still be read: after a restore, another store or APP_KEY cannot. */
export async function checkStored(
  executor: Executor,
  { files: store, secrets }: { files: FileStore; secrets: Secrets },
): Promise<InvariantResult[]> {
  return [
    {
      name: 'the newest file of each kind opens',
      broken: await lostFiles(store, await newestFiles(executor)),
    },
    { name: 'what APP_KEY encrypted opens', broken: await tablesSealedElsewhere(executor, secrets) },
  ]
}

/** Throws StartError where none of the newest encrypted texts and files opens: APP_KEY is not that of the data. */
export async function requireKeyOfData(
  executor: Executor,
  { files: store, secrets }: { files: FileStore; secrets: Secrets },
): Promise<void> {
  const texts = await newestSealed(executor)
  const opened =
    texts.length > 0
      ? texts.map(({ text }) => opens(secrets, text))
      : // Their store may be elsewhere, and slow: they are read only where the database has nothing encrypted.
        await Promise.all((await newestFiles(executor)).map(({ id }) => opensFile(store, id)))
  if (opened.includes(false) && !opened.includes(true))
    throw new StartError(
      'APP_KEY is not the key that this data was encrypted with. Set that one, or set it as APP_KEY_OLD and run: npm run ops -- rewrap',
    )
}

/** Throws StartError where there is no key but something that was encrypted: a new one could not read it. */
export async function requireKeptKey(
  executor: Executor,
  config: Pick<Config, 'appKey' | 'dataFolder'>,
): Promise<void> {
  if (hasAppKey(config)) return
  const encrypted = [...(await newestSealed(executor)), ...(await newestFiles(executor))]
  if (encrypted.length > 0)
    throw new StartError(
      `app-key is missing from the data folder ${config.dataFolder}, and a new one cannot read what is stored. Put back the file from where you keep it beside the backups, or set what it contained as APP_KEY.`,
    )
}

/** Undefined where neither is known: the file is lost or damaged, or its store does not answer. */
const opensFile = (store: FileStore, id: string): Promise<boolean | undefined> =>
  store.read(id).then(
    () => true,
    (error: unknown) => (error instanceof SealedElsewhere ? false : undefined),
  )

/** Says in the log that the store has none of the newest files: its folder or volume was not brought along. */
export async function warnOfLostFiles(
  executor: Executor,
  store: FileStore,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const newest = await newestFiles(executor)
  const lost = await lostFiles(store, newest)
  if (newest.length > 0 && lost.length === newest.length)
    log.warn({ files: lost }, 'none of the newest files can be read: bring the files of this database along')
}

type RecordedFile = Awaited<ReturnType<typeof newestFiles>>[number]

const newestFiles = (executor: Executor) =>
  executor
    .selectDistinctOn([files.kind], { id: files.id, sha256: files.sha256 })
    .from(files)
    .where(and(isNull(files.removedAt), isNull(files.lostAt)))
    .orderBy(files.kind, desc(files.createdAt), files.id)

async function lostFiles(store: FileStore, newest: RecordedFile[]): Promise<string[]> {
  const broken: string[] = []
  for (const file of newest)
    await readRecorded(store, file).catch(() => {
      broken.push(file.id)
    })
  return broken
}
