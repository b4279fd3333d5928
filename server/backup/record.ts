import { and, desc, eq, isNotNull } from 'drizzle-orm'
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
  /** Ids of files that it lacks, since they were lost or damaged. The manifest names all. */
  lost: string[]
}

/** How many lost files the audit names. */
const maxNamed = 100

/** Done with the lost files that were not written off. */
export const recordCommand: MachineCommand<Taken, string[]> = { name: 'backup-taken', carryOut: writeTaken }

async function writeTaken(database: Database, taken: Taken): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const lost = await withoutWrittenOff(transaction, taken.lost)
    const detail = { ...taken, lost: lost.slice(0, maxNamed) }
    await writeAudit(transaction, { ...backupEntry, actor: 'machine', detail }, await readClock(transaction))
    return lost
  })
}

async function withoutWrittenOff(executor: Executor, lost: readonly string[]): Promise<string[]> {
  if (lost.length === 0) return []
  const rows = await executor.select({ id: files.id }).from(files).where(isNotNull(files.lostAt))
  const writtenOff = new Set(rows.map(({ id }) => id))
  return lost.filter((id) => !writtenOff.has(id))
}

/**
 * Writes a complete backup into the audit of the database that it was taken from. Throws StartError.
 * @returns those of its lost files that were not written off
 */
export async function recordBackup(
  config: Config,
  { takenAt, tables, files: all, lost }: Pick<Manifest, 'takenAt' | 'tables' | 'files'> & { lost: string[] },
): Promise<string[]> {
  try {
    const copied = all.length - lost.length
    return await runCommand(config, recordCommand, { takenAt, tables: tables.length, files: copied, lost })
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

/** When the newest backup was complete, and the ids of the files that it lacks and that are not written off. */
export async function newestBackup(executor: Executor): Promise<{ at: Date; lost: string[] } | undefined> {
  const [newest] = await executor
    .select({ at: auditLog.at, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subject, backupEntry.subject), eq(auditLog.action, backupEntry.action)))
    .orderBy(desc(auditLog.at))
    .limit(1)
  if (!newest) return undefined
  // Safe cast: the detail of a backup is what `writeTaken` wrote; a release before named no files.
  const lost = (newest.detail as Partial<Taken>).lost ?? []
  return { at: newest.at, lost: await withoutWrittenOff(executor, lost) }
}

/** Whether the newest backup has all files that it should have. */
export async function checkNewestBackup(executor: Executor): Promise<InvariantResult> {
  const newest = await newestBackup(executor)
  return { name: 'no file was lost or damaged at the newest backup', broken: newest?.lost ?? [] }
}
