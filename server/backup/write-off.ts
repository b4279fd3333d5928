import { and, desc, inArray, isNull, notInArray } from 'drizzle-orm'
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

/** `others`: the newest that are neither named nor written off, at most five. */
export const recordedFilesCommand: MachineCommand<
  Pick<WriteOff, 'ids'>,
  { named: Recorded[]; others: Recorded[] }
> = {
  name: 'recorded-files',
  async carryOut(database, { ids }) {
    const recorded = { id: files.id, size: files.size, sha256: files.sha256 }
    const isOther = and(notInArray(files.id, ids), isNull(files.lostAt))
    return {
      named: await database.select(recorded).from(files).where(inArray(files.id, ids)),
      others: await database
        .select(recorded)
        .from(files)
        .where(isOther)
        .orderBy(desc(files.createdAt))
        .limit(5),
    }
  },
}

export const writeOffCommand: MachineCommand<WriteOff, null> = { name: 'write-off', carryOut: recordLoss }

/**
 * Records that nobody has the bytes of these files any more, all of them or none. Throws StartError for a file that is
 * unknown, that can be read, or that another APP_KEY may open, and where no other file can be read either: the store may
 * be another than that of the server.
 * @param options `sure`: all files are lost, not only those that are named
 */
export async function writeOff(
  config: Config,
  { ids, reason }: WriteOff,
  { sure = false }: { sure?: boolean } = {},
): Promise<void> {
  const { named, others } = await runCommand(config, recordedFilesCommand, { ids })
  const unknown = ids.filter((id) => !named.some((file) => file.id === id))
  if (unknown.length > 0) throw new StartError(`There is no file ${unknown.join(', ')}.`)
  const [store, secrets] = [await openStoredBytes(config), existingSecrets(config)]
  const read = (file: Recorded) => readStored(store, secrets, file)
  for (const file of named) {
    const stored = await read(file)
    if (stored instanceof SealedElsewhere)
      throw new StartError(`The file ${file.id} was encrypted under another APP_KEY: it is not lost with it.`)
    if (!(stored instanceof LostFile))
      throw new StartError(`The file ${file.id} can be read: it is not lost.`)
  }
  if (!sure && others.length > 0) {
    const stored = await Promise.all(others.map(read))
    if (stored.every((one) => one instanceof LostFile))
      throw new StartError(
        'No other file can be read either: is this the file store of the server (S3_URL, DATA_DIR)? Add --sure if all files are lost.',
      )
  }
  await runCommand(config, writeOffCommand, { ids, reason })
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
