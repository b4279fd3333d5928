import { and, desc, eq } from 'drizzle-orm'
import type { Config } from '../base/config.ts'
import { StartError } from '../base/start-error.ts'
import { readClock } from '../database/clock.ts'
import type { Database, Executor } from '../database/database.ts'
import { auditLog } from '../database/schema/index.ts'
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
}

export const recordCommand: MachineCommand<Taken, null> = { name: 'backup-taken', carryOut: writeTaken }

async function writeTaken(database: Database, taken: Taken): Promise<null> {
  await database.transaction(async (transaction) => {
    const now = await readClock(transaction)
    await writeAudit(transaction, { ...backupEntry, actor: 'machine', detail: taken }, now)
  })
  return null
}

/** Writes a complete backup into the audit of the database that it was taken from. Throws StartError. */
export async function recordBackup(
  config: Config,
  { takenAt, tables, files }: Pick<Manifest, 'takenAt' | 'tables' | 'files'>,
): Promise<void> {
  try {
    await runCommand(config, recordCommand, { takenAt, tables: tables.length, files: files.length })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    throw new StartError(`The backup is complete, but the audit does not name it: ${error.message}`, {
      cause: error,
    })
  }
}

/** Writes into the audit of a restored database of what moment and release it is. */
export async function recordRestore(
  executor: Executor,
  { takenAt, version }: Pick<Manifest, 'takenAt' | 'version'>,
): Promise<void> {
  const entry = { action: 'restore', subject: 'database', actor: 'machine', detail: { takenAt, version } }
  await writeAudit(executor, entry, await readClock(executor))
}

/** When the newest backup was complete. */
export async function newestBackup(executor: Executor): Promise<Date | undefined> {
  const [newest] = await executor
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.subject, backupEntry.subject), eq(auditLog.action, backupEntry.action)))
    .orderBy(desc(auditLog.at))
    .limit(1)
  return newest?.at
}
