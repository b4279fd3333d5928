import { isDeepStrictEqual } from 'node:util'
import { readClock } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { referenceRecords } from '../database/schema/index.ts'
import type { StoredRecord } from './records.ts'
import type { Seed } from './records.ts'
import { lockReference, rewritten, writeRecords, type Written } from './write.ts'

/**
 * Imports a release's records: new ones, and newer content of those that only releases have written. Records that an
 * operator has changed or removed stay, as do those with a later date than the release.
 * @returns how many records have changed
 */
export async function importSeeds(database: Database, seeds: readonly Seed[]): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockReference(transaction)
    const stored = await transaction.select().from(referenceRecords)
    const now = await readClock(transaction)
    const changes = recordsToWrite(seeds, stored as StoredRecord[], now)
    if (changes.length > 0) await writeRecords(transaction, changes, now)
    return changes.length
  })
}

const keyOf = ({ kind, id }: Pick<Seed, 'kind' | 'id'>) => `${kind} ${id}`

function recordsToWrite(seeds: readonly Seed[], stored: readonly StoredRecord[], now: Date): Written[] {
  const known = new Map(stored.map((one) => [keyOf(one), one]))
  const brought = new Map(seeds.map((seed) => [keyOf(seed), seed]))
  const newest = new Map<string, number>()
  for (const { kind, asOf } of seeds) newest.set(kind, Math.max(newest.get(kind) ?? 0, asOf.getTime()))
  const fresh = seeds.flatMap((seed) => {
    const before = known.get(keyOf(seed))
    if (!before) return [rewritten(seed, seed, 'release')]
    return mayReplace(before, seed.asOf.getTime()) && isChanged(before, seed)
      ? [rewritten(seed, seed, 'release')]
      : []
  })
  const gone = stored.filter(
    (one) => one.removedAt === null && !brought.has(keyOf(one)) && mayReplace(one, newest.get(one.kind) ?? 0),
  )
  return [...fresh, ...gone.map((one) => ({ ...one, removedAt: now }))]
}

/** A restart of an older release must not restore older figures. */
function mayReplace({ changedBy, asOf }: StoredRecord, newAsOf: number): boolean {
  return changedBy === 'release'
    ? newAsOf >= asOf.getTime()
    : changedBy === 'feed' && newAsOf > asOf.getTime()
}

function isChanged(before: StoredRecord, seed: Seed): boolean {
  return (
    before.removedAt !== null ||
    before.place !== seed.place ||
    before.source !== seed.source ||
    before.asOf.getTime() !== seed.asOf.getTime() ||
    !isDeepStrictEqual(before.record, seed.record)
  )
}
