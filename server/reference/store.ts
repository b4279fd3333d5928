import { gt } from 'drizzle-orm'
import { readMoment } from '../database/clock.ts'
import type { Database, Executor } from '../database/database.ts'
import { referenceRecords } from '../database/schema/index.ts'
import { changeCatalogue, type Catalogue } from './catalogue.ts'
import type { StoredRecord } from './records.ts'

/** The reference data of this process: read once, and again as far as it has changed. */
export interface Reference {
  /** The newest that this process knows. */
  current(): Catalogue
  /**
   * At least as new as a version that the database told: whoever asks the time is told the version with it, so that
   * no answer and no price is older than the last change that was committed.
   * @param executor within a transaction, the transaction
   */
  at(version: number, executor: Executor): Promise<Catalogue>
}

export async function openReference(database: Database): Promise<Reference> {
  const { version } = await readMoment(database)
  let newest = await catchUp(database, null, version)
  return {
    current: () => newest,
    async at(wanted, executor) {
      if (newest.version >= wanted) return newest
      const read = await catchUp(executor, newest, wanted)
      if (read.version > newest.version) newest = read
      return read
    },
  }
}

async function catchUp(executor: Executor, before: Catalogue | null, version: number): Promise<Catalogue> {
  const rows = await executor
    .select()
    .from(referenceRecords)
    .where(gt(referenceRecords.version, before?.version ?? 0))
  // A change that came after the version was told may be among them; one is either there as a whole or not at all.
  const newest = rows.reduce((most, row) => Math.max(most, row.version), version)
  return changeCatalogue(before, rows as StoredRecord[], newest)
}
