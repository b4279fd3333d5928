import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { causesOf, hasErrorCode } from '../base/error-code.ts'
import type { Metrics } from '../base/metrics.ts'
import { sqlState, type Database } from './database.ts'

/** Why nothing can be saved for now: a disk is full, or database or files may only be read. */
export type WriteFailure = 'space' | 'read_only'

/** Whether the database and the files can be written to. */
export interface WriteFailures {
  /** Takes note of a failure if nothing could be saved. */
  note(error: unknown): void
  /**
   * Writes only after a failure, to find out whether it is over: without customers nothing else may write. Throws what
   * fails for another reason.
   */
  current(): Promise<WriteFailure | undefined>
}

const isOneOf = (error: unknown, ...codes: string[]) =>
  [...causesOf(error)].some((at) => codes.some((code) => hasErrorCode(at, code)))

/** Of a database (disk_full; read_only_sql_transaction, as a replica says to a write) or its disk, and of files. */
export function writeFailureOf(error: unknown): WriteFailure | undefined {
  const state = sqlState(error)
  if (state === '53100' || isOneOf(error, 'ENOSPC', 'EDQUOT')) return 'space'
  return state === '25006' || isOneOf(error, 'EROFS') ? 'read_only' : undefined
}

/** More than the rest of a page or block that is in use already. */
const probeBytes = 128 * 1024
/** A database that cannot write may not answer either. */
const probeMs = 2000

const messages: Record<WriteFailure, string> = {
  space: 'a disk is full, so nothing more can be saved',
  read_only: 'the database or a disk is read-only, so nothing more can be saved',
}

export function watchWriteFailures({
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
}): WriteFailures {
  let failure: WriteFailure | undefined
  let probing: Promise<WriteFailure | undefined> | undefined
  metrics.diskFull.set(0)

  const change = (now: WriteFailure | undefined, tell: () => void) => {
    if (failure === now) return
    failure = now
    metrics.diskFull.set(now === 'space' ? 1 : 0)
    tell()
  }
  const found = (error: unknown, now: WriteFailure) =>
    change(now, () => log.error({ err: error }, messages[now]))
  const probe = async () => {
    try {
      await probeDatabase(database)
      await probeFolder(dataFolder, write)
    } catch (error) {
      const now = writeFailureOf(error)
      if (now) {
        found(error, now)
        return now
      }
      log.error({ err: error }, 'whether anything can be saved again is unknown')
      throw error
    }
    change(undefined, () => log.warn('what is sent can be saved again'))
    return undefined
  }
  return {
    note(error) {
      const now = writeFailureOf(error)
      if (now) found(error, now)
    },
    async current() {
      if (!failure) return undefined
      probing ??= probe().finally(() => {
        probing = undefined
      })
      return Promise.race([probing, passed(probeMs).then(() => failure)])
    },
  }
}

const passed = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref()
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
