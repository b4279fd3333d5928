import { deletePersonalData, findDeletedSince, findErased, forgetFile } from '../customers/deletion.ts'
import { after, day, readClock } from '../database/clock.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../http/services.ts'

interface Store {
  database: Pick<Services['database'], 'database'>
  files: Pick<Services['files'], 'remove'>
  log: Pick<Services['log'], 'error'>
}

/** Destroys the files of a deleted account; what is left by a failure, the sweep of removed files destroys. */
export async function eraseFiles(
  { database: { database }, files, log }: Store,
  customerId: number,
): Promise<void> {
  try {
    for (const { id } of await findErased(database, customerId)) {
      await files.remove(id)
      await forgetFile(database, id)
    }
  } catch (error) {
    log.error({ err: error, customer: customerId }, 'files of a deleted account are left to the sweep')
  }
}

/**
 * Deletes what came for an account while it was being deleted, by a request that had been let in before, and the files
 * that a failure has left.
 */
export async function deleteLatecomers(services: Store): Promise<void> {
  const { database } = services.database
  const since = after(await readClock(database), -day)
  for (const { deletedAt, ...owner } of await findDeletedSince(database, since)) {
    if (deletedAt === null) continue
    await inTransaction(services, (transaction) => deletePersonalData(transaction, owner, deletedAt))
    await eraseFiles(services, owner.id)
  }
}
