import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { causesOf, hasErrorCode } from '../base/error-code.ts'
import type { Metrics } from '../base/metrics.ts'
import { sqlState, type Database } from './database.ts'

/** Whether there is room on the disks of the database and of the files. */
export interface DiskSpace {
  /** Takes note of a failure if there was no room for a write. */
  note(error: unknown): void
  /**
   * Writes only after a failure, to find out whether it is over: without customers nothing else may write. Throws what
   * fails for another reason than the lack of space.
   */
  hasRoom(): Promise<boolean>
}

/** Of a database's disk (disk_full), and of files. */
export function isOutOfSpace(error: unknown): boolean {
  if (sqlState(error) === '53100') return true
  for (const at of causesOf(error)) if (hasErrorCode(at, 'ENOSPC') || hasErrorCode(at, 'EDQUOT')) return true
  return false
}

/** More than the rest of a page or block that is in use already. */
const probeBytes = 128 * 1024
/** The embedded database may hang for good once its log could not be written. */
const probeMs = 2000

export function createDiskSpace({
  database,
  dataFolder,
  log,
  metrics,
  write = writeFile,
}: {
  database: Database
  dataFolder: string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  metrics: Pick<Metrics, 'diskFull'>
  /** Writes a file. */
  write?: typeof writeFile
}): DiskSpace {
  let isFull = false
  let probing: Promise<boolean> | undefined
  metrics.diskFull.set(0)

  const change = (full: boolean, tell: () => void) => {
    if (isFull === full) return
    isFull = full
    metrics.diskFull.set(full ? 1 : 0)
    tell()
  }
  const probe = async () => {
    try {
      await probeDatabase(database)
      await probeFolder(dataFolder, write)
    } catch (error) {
      if (isOutOfSpace(error)) return false
      log.error({ err: error }, 'whether the disks have room is unknown')
      throw error
    }
    change(false, () => log.warn('there is room on the disks again'))
    return true
  }
  return {
    note(error) {
      if (isOutOfSpace(error))
        change(true, () => log.error({ err: error }, 'a disk is full, so nothing more can be saved'))
    },
    async hasRoom() {
      if (!isFull) return true
      probing ??= probe().finally(() => {
        probing = undefined
      })
      return Promise.race([probing, passed(probeMs)])
    },
  }
}

const passed = (ms: number) =>
  new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), ms).unref()
  })

/** A table of its own gets new pages, where a row of another may fit into what a deleted one left. */
async function probeDatabase(database: Database): Promise<void> {
  await database.transaction((transaction) =>
    transaction.execute(
      sql`create temporary table space on commit drop as
        select md5(random()::text || line) from generate_series(1, ${sql.raw(String(probeBytes / 32))}) line`,
    ),
  )
}

async function probeFolder(folder: string, write: typeof writeFile): Promise<void> {
  const file = join(folder, `space.${randomUUID()}`)
  try {
    await write(file, Buffer.alloc(probeBytes), { mode: 0o600 })
  } finally {
    await rm(file, { force: true })
  }
}
