import type { ReferenceKind } from '@seberang/domain/api'
import type { Executor } from '../../database/database.ts'
import type { Catalogue } from '../../reference/index.ts'
import { findReferring } from './store.ts'

const maxNamed = 5

/** Records of other kinds that refer to this one. */
const inRecords: { [Kind in ReferenceKind]?: (catalogue: Catalogue, id: string) => string[] } = {
  categories: (catalogue, id) => named(catalogue, 'hs-codes', (record) => record['category_id'] === id),
  countries: (catalogue, id) => [
    ...named(catalogue, 'agents', (record) => record['country'] === id),
    ...named(catalogue, 'packages', (record) => refersTo(record, id)),
    ...named(catalogue, 'time-zones', (record) => record['country'] === id),
  ],
  'courier-zones': (catalogue, id) =>
    named(catalogue, 'couriers', ({ zones }) => typeof zones === 'object' && Object.hasOwn(zones ?? {}, id)),
  'export-countries': (catalogue, id) =>
    named(catalogue, 'export-packages', (record) => refersTo(record, id)),
  rates: (catalogue, id) => [
    // The law's thresholds are in dollars.
    ...(id === 'USD' ? ['pricing'] : []),
    ...named(catalogue, 'countries', (record) => record['currency'] === id),
  ],
  'transfer-accounts': (catalogue) => (catalogue.all('transfer-accounts').length > 1 ? [] : ['invoices']),
  'pickup-zones': (catalogue) => (catalogue.all('pickup-zones').length > 1 ? [] : ['pricing']),
  // Pricing and support need the only record of each of these kinds.
  insurances: () => ['pricing'],
  'support-contacts': () => ['support-topics'],
}

/** Whether prices or days name the country; a record that is half filled in may have one without the other. */
const refersTo = (record: Record<string, unknown>, country: string) =>
  ['price_json', 'days'].some((field) => Object.hasOwn(Object(record[field]), country))

function named(
  catalogue: Catalogue,
  kind: ReferenceKind,
  refers: (record: Record<string, unknown>) => boolean,
): string[] {
  return catalogue
    .table(kind)
    .stored.filter(({ removedAt, record }) => removedAt === null && refers(record))
    .map(({ id }) => `${kind} ${id}`)
}

/** Names a few of the records and unfinished shipments that refer to a record. */
export async function dependentsOf(
  executor: Executor,
  catalogue: Catalogue,
  kind: ReferenceKind,
  id: string,
): Promise<string[]> {
  const records = inRecords[kind]?.(catalogue, id) ?? []
  const shipments = await findReferring(executor, kind, id, maxNamed)
  return [...records.slice(0, maxNamed), ...shipments]
}
