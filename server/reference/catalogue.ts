import { referenceKinds, type ReferenceKind } from '@seberang/domain/api'
import { rateTable } from '@seberang/domain/pricing'
import { rateDaysOf, type RateDays } from '@seberang/domain/terms'
import type { Records, Seed, StoredRecord } from './records.ts'

/** An immutable snapshot of the reference data; each price is calculated from one. */
export interface Catalogue {
  /** Incremented by every change. */
  readonly version: number
  /** The offered records of a kind, in order. The same array until a record of the kind changes. */
  all<Kind extends ReferenceKind>(kind: Kind): readonly Records[Kind][]
  /** An offered record by id. */
  offered<Kind extends ReferenceKind>(kind: Kind, id: string | null): Records[Kind] | undefined
  /** A record by id, including withdrawn ones, which existing shipments still use. */
  known<Kind extends ReferenceKind>(kind: Kind, id: string | null): Records[Kind] | undefined
  /** All stored records of a kind, including withdrawn ones. */
  table(kind: ReferenceKind): RecordTable
  /** Rupiah per unit of each currency. */
  readonly rupiah: Readonly<Record<string, number>>
  /** Date of the oldest rate; shown as the date of a price's rates. */
  readonly ratesAsOf: string
  readonly rateDays: RateDays
}

interface RecordTable {
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

/** A new catalogue with the changed records; unchanged tables are shared with the previous one. */
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
  // Safe casts: only records that pass the schema of their kind are stored.
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

function ratesOf(offered: readonly Records['rates'][]): Pick<Catalogue, 'rupiah' | 'ratesAsOf' | 'rateDays'> {
  const { rates, asOf } = rateTable(offered)
  return { rupiah: rates, ratesAsOf: asOf, rateDays: rateDaysOf(offered) }
}

/** A catalogue of the release's data without a database, for tests and read-only tools. */
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
