import { inArray } from 'drizzle-orm'
import type { Config } from '../base/config.ts'
import { StartError } from '../base/start-error.ts'
import { readClock } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { files } from '../database/schema/index.ts'
import { openStoredBytes } from '../files/open.ts'
import { SealedElsewhere } from '../files/sealed.ts'
import { LostFile } from '../files/store.ts'
import { runCommand, type MachineCommand } from '../machine/command.ts'
import { writeAudit } from '../security/audit.ts'
import { machineOperator } from '../security/operators.ts'
import { existingSecrets } from '../security/secrets.ts'
import { readStored } from './backup.ts'

interface WriteOff {
  /** Of files. */
  ids: string[]
  reason: string
}

type Recorded = Pick<typeof files.$inferSelect, 'id' | 'size' | 'sha256'>

export const recordedFilesCommand: MachineCommand<Pick<WriteOff, 'ids'>, Recorded[]> = {
  name: 'recorded-files',
  carryOut: (database, { ids }) =>
    database
      .select({ id: files.id, size: files.size, sha256: files.sha256 })
      .from(files)
      .where(inArray(files.id, ids)),
}

export const writeOffCommand: MachineCommand<WriteOff, null> = { name: 'write-off', carryOut: recordLoss }

/**
 * Records that nobody has the bytes of these files any more, all of them or none. Throws StartError for a file that is
 * unknown, that can be read, or that another APP_KEY may open.
 */
export async function writeOff(config: Config, { ids, reason }: WriteOff): Promise<void> {
  const recorded = await runCommand(config, recordedFilesCommand, { ids })
  const unknown = ids.filter((id) => !recorded.some((file) => file.id === id))
  if (unknown.length > 0) throw new StartError(`There is no file ${unknown.join(', ')}.`)
  const [store, secrets] = [await openStoredBytes(config), existingSecrets(config)]
  for (const file of recorded) {
    const stored = await readStored(store, secrets, file)
    if (stored instanceof SealedElsewhere)
      throw new StartError(`The file ${file.id} was encrypted under another APP_KEY: it is not lost with it.`)
    if (!(stored instanceof LostFile))
      throw new StartError(`The file ${file.id} can be read: it is not lost.`)
  }
  await runCommand(config, writeOffCommand, { ids: recorded.map(({ id }) => id), reason })
}

async function recordLoss(database: Database, { ids, reason }: WriteOff): Promise<null> {
  await database.transaction(async (transaction) => {
    const lostAt = await readClock(transaction)
    await transaction.update(files).set({ lostAt }).where(inArray(files.id, ids))
    for (const id of ids) {
      const entry = { actor: machineOperator.name, action: 'write_off', subject: id, detail: { reason } }
      await writeAudit(transaction, entry, lostAt)
    }
  })
  return null
}
