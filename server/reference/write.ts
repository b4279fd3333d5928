import { sql } from 'drizzle-orm'
import { rowsOf, type Transaction } from '../database/database.ts'
import { referenceRecords, referenceVersion } from '../database/schema/index.ts'
import type { Changer, StoredRecord } from './records.ts'

/** The new content of a changed record. */
export type Written = Omit<StoredRecord, 'version' | 'changedAt'>

/** Serializes changes to the reference data. @returns the current version */
export async function lockReference(transaction: Transaction): Promise<number> {
  const [row] = await transaction
    .select({ version: referenceVersion.version })
    .from(referenceVersion)
    .for('update')
  if (!row) throw new Error('the reference data has no version')
  return row.version
}

/** Writes records as one change, under the lock. */
export async function writeRecords(
  transaction: Transaction,
  records: readonly Written[],
  now: Date,
): Promise<void> {
  const result: unknown = await transaction.execute(
    sql`update ${referenceVersion} set version = version + 1 returning version`,
  )
  const [next] = rowsOf<{ version: number }>(result)
  if (!next) throw new Error('the reference data has no version')
  const written = records.map((record) => ({ ...record, version: next.version, changedAt: now }))
  const excluded = (column: string) => sql.raw(`excluded."${column}"`)
  await transaction
    .insert(referenceRecords)
    .values(written)
    .onConflictDoUpdate({
      target: [referenceRecords.kind, referenceRecords.id],
      set: {
        place: excluded('place'),
        record: excluded('record'),
        source: excluded('source'),
        asOf: excluded('as_of'),
        version: excluded('version'),
        changedBy: excluded('changed_by'),
        changedAt: excluded('changed_at'),
        removedAt: excluded('removed_at'),
      },
    })
}

/** A record with new content, offered from now on. */
export function rewritten(
  before: Pick<StoredRecord, 'kind' | 'id' | 'place'>,
  content: { record: object; source: string; asOf: Date },
  changedBy: Changer,
): Written {
  const { kind, id, place } = before
  return { kind, id, place, ...content, record: { ...content.record }, changedBy, removedAt: null }
}

/** The place after the last record of a kind. */
export const lastPlace = (stored: readonly StoredRecord[]) =>
  stored.reduce((last, { place }) => Math.max(last, place + 1), 0)
