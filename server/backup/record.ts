import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Config } from '../base/config.ts'
import { StartError } from '../base/start-error.ts'
import { readClock } from '../database/clock.ts'
import type { Database, Executor } from '../database/database.ts'
import { auditLog, files } from '../database/schema/index.ts'
import type { InvariantResult } from '../invariants/index.ts'
import { runCommand, type MachineCommand } from '../machine/command.ts'
import { writeAudit } from '../security/audit.ts'
import type { Manifest } from './manifest.ts'

/** What the audit says of a backup. */
export const backupEntry = { action: 'backup', subject: 'database' }

interface Taken {
  /** By the database's clock. */
  takenAt: string
  tables: number
  files: number
  /** Ids of files that it lacks and that were not written off: the first of them. The manifest names all. */
  lost: string[]
  /** How many. */
  lostInAll: number
  /** Ids of those that were written off, and are there again. */
  found: string[]
}

/** How many lost files the audit names. */
const maxNamed = 100

export const recordCommand: MachineCommand<Taken, null> = { name: 'backup-taken', carryOut: writeTaken }

async function writeTaken(database: Database, taken: Taken): Promise<null> {
  await database.transaction(async (transaction) => {
    const now = await readClock(transaction)
    await writeAudit(transaction, { ...backupEntry, actor: 'machine', detail: taken }, now)
    if (taken.found.length > 0)
      await transaction.update(files).set({ lostAt: null }).where(inArray(files.id, taken.found))
  })
  return null
}

/** Writes a complete backup into the audit of the database that it was taken from. Throws StartError. */
export async function recordBackup(
  config: Config,
  { takenAt, tables, files: all, lost }: Pick<Manifest, 'takenAt' | 'tables' | 'files'> & { lost: string[] },
  { newlyLost, found }: { newlyLost: string[]; found: string[] },
): Promise<void> {
  try {
    await runCommand(config, recordCommand, {
      takenAt,
      tables: tables.length,
      files: all.length - lost.length,
      lost: newlyLost.slice(0, maxNamed),
      lostInAll: newlyLost.length,
      found,
    })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    throw new StartError(`The backup is complete, but the audit does not name it: ${error.message}`, {
      cause: error,
    })
  }
}

/** Writes into the audit of a restored database of what moment and release it is, and which of its files are missing. */
export async function recordRestore(
  executor: Executor,
  { takenAt, version }: Pick<Manifest, 'takenAt' | 'version'>,
  missing: readonly string[],
): Promise<void> {
  const detail = { takenAt, version, ...(missing.length > 0 && { missing }) }
  const entry = { action: 'restore', subject: 'database', actor: 'machine', detail }
  await writeAudit(executor, entry, await readClock(executor))
}

interface Newest {
  at: Date
  /** Ids of files that it lacks and that were not written off: the first of them. */
  lost: string[]
  /** How many it lacks beside those that the audit names. */
  unnamed: number
}

/** When the newest backup was complete, and what it lacks. */
export async function newestBackup(executor: Executor): Promise<Newest | undefined> {
  const [newest] = await executor
    .select({ at: auditLog.at, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subject, backupEntry.subject), eq(auditLog.action, backupEntry.action)))
    .orderBy(desc(auditLog.at))
    .limit(1)
  if (!newest) return undefined
  // Safe cast: the detail of a backup is what `writeTaken` wrote; a release before named no files.
  const { lost = [], lostInAll = lost.length } = newest.detail as Partial<Taken>
  const still =
    lost.length === 0
      ? []
      : await executor
          .select({ id: files.id })
          .from(files)
          .where(and(inArray(files.id, lost), isNull(files.lostAt)))
          .orderBy(files.id)
  return { at: newest.at, lost: still.map(({ id }) => id), unnamed: lostInAll - lost.length }
}

/** Whether the newest backup has all files that it should have. */
export async function checkNewestBackup(executor: Executor): Promise<InvariantResult> {
  const { lost = [], unnamed = 0 } = (await newestBackup(executor)) ?? {}
  const broken = unnamed > 0 ? [...lost, `and ${unnamed} more, as its manifest says`] : lost
  return { name: 'no file was lost or damaged at the newest backup', broken }
}
