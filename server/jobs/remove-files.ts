import { removedFileDays } from '@seberang/domain/limits'
import { asc, eq, lt } from 'drizzle-orm'
import { after, day, hour, readClock } from '../database/clock.ts'
import { files } from '../database/schema/index.ts'
import type { Services } from '../http/services.ts'

const batchSize = 100

/**
 * Deletes what writes that were cut off have left, and the files of photos that were removed: of these the bytes first,
 * so that none stay behind that no row names.
 */
export async function removeFiles({
  database: { database },
  files: store,
}: Pick<Services, 'database' | 'files'>): Promise<void> {
  // On a full disk nothing else can be done before. By the machine's clock, which dates files.
  await store.removeUnfinished(after(new Date(), -hour))
  const isOver = lt(files.removedAt, after(await readClock(database), -removedFileDays * day))
  let batch: { id: string }[]
  do {
    batch = await database
      .select({ id: files.id })
      .from(files)
      .where(isOver)
      .orderBy(asc(files.removedAt))
      .limit(batchSize)
    for (const { id } of batch) {
      await store.remove(id)
      await database.delete(files).where(eq(files.id, id))
    }
  } while (batch.length === batchSize)
}
