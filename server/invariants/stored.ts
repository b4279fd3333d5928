import { desc } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { files } from '../database/schema/index.ts'
import { readRecorded } from '../files/files.ts'
import type { FileStore } from '../files/store.ts'
import { tablesSealedElsewhere } from '../security/sealed.ts'
import type { Secrets } from '../security/secrets.ts'
import type { InvariantResult } from './index.ts'

/** Whether what the database refers to can still be read: after a restore, another store or APP_KEY cannot. */
export async function checkStored(
  executor: Executor,
  { files: store, secrets }: { files: FileStore; secrets: Secrets },
): Promise<InvariantResult[]> {
  return [
    { name: 'the newest file of each kind opens', broken: await lostFiles(executor, store) },
    { name: 'what APP_KEY encrypted opens', broken: await tablesSealedElsewhere(executor, secrets) },
  ]
}

async function lostFiles(executor: Executor, store: FileStore): Promise<string[]> {
  const newest = await executor
    .selectDistinctOn([files.kind], { id: files.id, sha256: files.sha256 })
    .from(files)
    .orderBy(files.kind, desc(files.createdAt), files.id)
  const broken: string[] = []
  for (const file of newest)
    await readRecorded(store, file).catch(() => {
      broken.push(file.id)
    })
  return broken
}
