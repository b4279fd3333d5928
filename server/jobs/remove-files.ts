import { removedFileDays } from '@seberang/domain/limits'
import { asc, eq, inArray, lt } from 'drizzle-orm'
import { after, day, hour, readClock } from '../database/clock.ts'
import { files } from '../database/schema/index.ts'
import type { Services } from '../http/services.ts'

const batchSize = 100

/** Deletes the files of photos that were removed: the bytes first, so that none stay behind that no row names. */
export async function removeFiles({
  database: { database },
  files: store,
}: Pick<Services, 'database' | 'files'>): Promise<void> {
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

/** So long an operator has time to see that the database is an older state of its own, in which rows are missing. */
const unnamedFileDays = 30

/** How many files rows name for each that none does, at the least: crashes leave few. */
const namedPerUnnamed = 10

/**
 * Deletes what writes that were cut off have left, and what a crash has left between the bytes of a file and its row, in
 * one walk through all files: seldom, since there may be hundreds of thousands. Files that no row names stay where they
 * are many: then the server runs over another database than theirs, or over an old state of it, and they would be
 * missing once the right one is back.
 */
export async function removeUnnamed({
  database: { database },
  files: store,
  log,
}: Pick<Services, 'database' | 'files' | 'log'>): Promise<void> {
  const unnamed: string[] = []
  let named = 0
  let batch: string[] = []
  const compare = async () => {
    const rows = await database.select({ id: files.id }).from(files).where(inArray(files.id, batch))
    const found = new Set(rows.map(({ id }) => id))
    named += found.size
    unnamed.push(...batch.filter((id) => !found.has(id)))
    batch = []
  }
  // By the machine's clock, which dates files.
  for await (const id of store.ids(after(new Date(), -hour))) {
    batch.push(id)
    if (batch.length === batchSize) await compare()
  }
  await compare()
  if (unnamed.length * namedPerUnnamed > named) {
    log.warn(
      { unnamed: unnamed.length, named },
      'many files that no row names are left: is it their database?',
    )
    return
  }
  if (unnamed.length === 0) return
  // The row of an upload is written after its file.
  const before = after(new Date(), -unnamedFileDays * day)
  for (const id of unnamed) await store.removeIfOlder(id, before)
  log.warn(
    { unnamed: unnamed.length, days: unnamedFileDays },
    'no row names some files; those of more than that many days were removed',
  )
}
