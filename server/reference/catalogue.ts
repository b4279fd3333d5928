import { referenceKinds, type ReferenceKind } from '@seberang/domain/api'
import { rateTable } from '@seberang/domain/pricing'
import type { Records, Seed, StoredRecord } from './records.ts'

/** The reference data after one change, immutable: a price is worked out from one of these. */
export interface Catalogue {
  /** Counts the changes. */
  readonly version: number
  /** What is offered of a kind, in its order. The same list as long as nothing of the kind changes. */
  all<Kind extends ReferenceKind>(kind: Kind): readonly Records[Kind][]
  /** What is offered under an id. */
  offered<Kind extends ReferenceKind>(kind: Kind, id: string | null): Records[Kind] | undefined
  /** What is or was offered under an id: shipments keep what they were made with. */
  known<Kind extends ReferenceKind>(kind: Kind, id: string | null): Records[Kind] | undefined
  /** Everything that is kept of a kind, also what is no longer offered. */
  table(kind: ReferenceKind): RecordTable
  /** Rupiah per unit of each currency. */
  readonly rupiah: Readonly<Record<string, number>>
  /** The oldest of the rates says how old a price's rates may be. */
  readonly ratesAsOf: string
}

export interface RecordTable {
  readonly stored: readonly StoredRecord[]
  readonly offered: readonly unknown[]
  readonly byId: ReadonlyMap<string, StoredRecord>
}

function tableOf(records: readonly StoredRecord[]): RecordTable {
  const stored = records.toSorted((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1))
  return {
    stored,
    offered: stored.filter(({ removedAt }) => removedAt === null).map(({ record }) => record),
    byId: new Map(stored.map((one) => [one.id, one])),
  }
}

/** The catalogue after some records have changed. What has not changed is shared with the one before. */
export function changeCatalogue(
  before: Catalogue | null,
  changed: readonly StoredRecord[],
  version: number,
): Catalogue {
  const tables = new Map(
    referenceKinds.map((kind) => {
      const fresh = changed.filter((one) => one.kind === kind)
      return [kind, updateTable(before?.table(kind), fresh)]
    }),
  )
  return catalogueOf(tables, version)
}

function updateTable(before: RecordTable | undefined, fresh: readonly StoredRecord[]): RecordTable {
  if (before && fresh.length === 0) return before
  const known = new Set(fresh.map(({ id }) => id))
  return tableOf([...(before?.stored ?? []).filter(({ id }) => !known.has(id)), ...fresh])
}

function catalogueOf(tables: ReadonlyMap<ReferenceKind, RecordTable>, version: number): Catalogue {
  const table = (kind: ReferenceKind) => {
    const found = tables.get(kind)
    if (!found) throw new Error(`there is no ${kind}`)
    return found
  }
  const find = (kind: ReferenceKind, id: string | null) =>
    id === null ? undefined : table(kind).byId.get(id)
  // Only what its kind's schema has let in is kept under a kind.
  return {
    version,
    table,
    all: <Kind extends ReferenceKind>(kind: Kind) => table(kind).offered as readonly Records[Kind][],
    offered<Kind extends ReferenceKind>(kind: Kind, id: string | null) {
      const found = find(kind, id)
      return found?.removedAt === null ? (found.record as unknown as Records[Kind]) : undefined
    },
    known: <Kind extends ReferenceKind>(kind: Kind, id: string | null) =>
      find(kind, id)?.record as unknown as Records[Kind] | undefined,
    ...ratesOf(table('rates').offered as readonly Records['rates'][]),
  }
}

function ratesOf(offered: readonly Records['rates'][]): Pick<Catalogue, 'rupiah' | 'ratesAsOf'> {
  const { rates, asOf } = rateTable(offered)
  return { rupiah: rates, ratesAsOf: asOf }
}

/** What a release brings, without a database: for tests and for tools that only read. */
export function catalogueOfSeeds(seeds: readonly Seed[]): Catalogue {
  const changedAt = new Date(0)
  const stored = seeds.map((seed) => ({
    ...seed,
    version: 1,
    changedBy: 'release' as const,
    changedAt,
    removedAt: null,
  }))
  return changeCatalogue(null, stored, 1)
}
