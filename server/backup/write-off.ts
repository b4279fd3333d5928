import { eq } from 'drizzle-orm'
import type { Config } from '../base/config.ts'
import { StartError } from '../base/start-error.ts'
import { readClock } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { files } from '../database/schema/index.ts'
import { runCommand, type MachineCommand } from '../machine/command.ts'
import { writeAudit } from '../security/audit.ts'
import { machineOperator } from '../security/operators.ts'
import { newestBackup } from './record.ts'

interface WriteOff {
  /** Of files. */
  ids: string[]
  reason: string
}

export const writeOffCommand: MachineCommand<WriteOff, null> = { name: 'write-off', carryOut: recordLoss }

/**
 * Records that nobody has the bytes of these files any more, all of them or none. Throws StartError for a file that the
 * newest backup does not lack: whether it is lost was seen there.
 */
export async function writeOff(config: Config, input: WriteOff): Promise<void> {
  await runCommand(config, writeOffCommand, input)
}

async function recordLoss(database: Database, { ids, reason }: WriteOff): Promise<null> {
  await database.transaction(async (transaction) => {
    const lacking = new Set((await newestBackup(transaction))?.lost)
    const others = ids.filter((id) => !lacking.has(id))
    if (others.length > 0)
      throw new StartError(
        `The newest backup does not lack ${others.join(', ')}: take a new one, which says what is lost.`,
      )
    const lostAt = await readClock(transaction)
    for (const id of new Set(ids)) {
      await transaction.update(files).set({ lostAt }).where(eq(files.id, id))
      const entry = { actor: machineOperator.name, action: 'write_off', subject: id, detail: { reason } }
      await writeAudit(transaction, entry, lostAt)
    }
  })
  return null
}
