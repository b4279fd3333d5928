import { gt } from 'drizzle-orm'
import { readMoment } from '../database/clock.ts'
import type { Database, Executor } from '../database/database.ts'
import { referenceRecords } from '../database/schema/index.ts'
import { changeCatalogue, type Catalogue } from './catalogue.ts'
import type { StoredRecord } from './records.ts'

/** This process's copy of the reference data: loaded once, then updated by changes only. */
export interface Reference {
  /** The newest version known to this process. */
  current(): Catalogue
  /**
   * A catalogue at least as new as `version`. The version is read together with the time, so that no response or price
   * is older than the last committed change.
   * @param executor the transaction, when inside one
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
  // The rows may include changes made after `version` was read; each change is visible as a whole or not at all.
  const newest = rows.reduce((latest, row) => Math.max(latest, row.version), version)
  return changeCatalogue(before, rows as StoredRecord[], newest)
}
