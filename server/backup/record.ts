import { and, asc, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
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
  /** Ids of files that it lacks and that were not written off. */
  lost: string[]
  /** Ids of those that were written off, and are there again. */
  found: string[]
  /** Tables and columns of others, which it lacks. */
  leftOut?: string[] | undefined
}

/** How many lost files the audit and a check name. */
const maxNamed = 100

export const recordCommand: MachineCommand<Taken, null> = { name: 'backup-taken', carryOut: writeTaken }

async function writeTaken(database: Database, taken: Taken): Promise<null> {
  const { lost, found, leftOut = [], ...rest } = taken
  const detail = {
    ...rest,
    found,
    lost: lost.slice(0, maxNamed),
    lostInAll: lost.length,
    ...(leftOut.length > 0 && { leftOut: leftOut.slice(0, maxNamed) }),
  }
  await database.transaction(async (transaction) => {
    const now = await readClock(transaction)
    await writeAudit(transaction, { ...backupEntry, actor: 'machine', detail }, now)
    await transaction.update(files).set({ missingAt: null }).where(isNotNull(files.missingAt))
    await transaction.update(files).set({ missingAt: now }).where(isOneOf(lost))
    await transaction.update(files).set({ lostAt: null }).where(isOneOf(found))
  })
  return null
}

/** Of any number of files: a statement has at most 65,535 parameters. */
const isOneOf = (ids: readonly string[]): SQL => sql`${files.id} = any(${sql.param(ids)}::text[])`

/** Writes a complete backup into the audit of the database that it was taken from. Throws StartError. */
export async function recordBackup(
  config: Config,
  {
    takenAt,
    tables,
    files: all,
    lost,
    leftOut,
  }: Pick<Manifest, 'takenAt' | 'tables' | 'files' | 'leftOut'> & { lost: string[] },
  { newlyLost, found }: { newlyLost: string[]; found: string[] },
): Promise<void> {
  try {
    await runCommand(config, recordCommand, {
      takenAt,
      tables: tables.length,
      files: all.length - lost.length,
      lost: newlyLost,
      found,
      leftOut,
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

/** When the newest backup was complete. */
export async function newestBackupAt(executor: Executor): Promise<Date | undefined> {
  const [newest] = await executor
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.subject, backupEntry.subject), eq(auditLog.action, backupEntry.action)))
    .orderBy(desc(auditLog.at))
    .limit(1)
  return newest?.at
}

/** Whether the newest backup has all files that it should have: what has been written off or removed since is none. */
export async function checkNewestBackup(executor: Executor): Promise<InvariantResult> {
  const isMissing = and(isNotNull(files.missingAt), isNull(files.lostAt), isNull(files.removedAt))
  const [all] = await executor.select({ count: count() }).from(files).where(isMissing)
  const named = await executor
    .select({ id: files.id })
    .from(files)
    .where(isMissing)
    .orderBy(asc(files.id))
    .limit(maxNamed)
  const broken = named.map(({ id }) => id)
  const unnamed = (all?.count ?? 0) - broken.length
  if (unnamed > 0) broken.push(`and ${unnamed} more, as its manifest says`)
  return { name: 'no file was lost or damaged at the newest backup', broken }
}
