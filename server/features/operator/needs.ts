import type { ReferenceKind } from '@seberang/domain/api'
import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../database/database.ts'
import { cartDetails, carts } from '../../database/schema/index.ts'
import type { Catalogue } from '../../reference/index.ts'

const mostNamed = 5

/** Records of other kinds that name this one. */
const inRecords: { [Kind in ReferenceKind]?: (catalogue: Catalogue, id: string) => string[] } = {
  categories: (catalogue, id) => named(catalogue, 'hs-codes', (record) => record['category_id'] === id),
  countries: (catalogue, id) => [
    ...named(catalogue, 'agents', (record) => record['country'] === id),
    ...named(catalogue, 'packages', (record) => serves(record, id)),
    ...named(catalogue, 'time-zones', (record) => record['country'] === id),
  ],
  'courier-zones': (catalogue, id) =>
    named(catalogue, 'couriers', ({ zones }) => typeof zones === 'object' && Object.hasOwn(zones ?? {}, id)),
  'export-countries': (catalogue, id) => named(catalogue, 'export-packages', (record) => serves(record, id)),
  rates: (catalogue, id) => [
    // Goods are valued in dollars where the law counts in them.
    ...(id === 'USD' ? ['pricing'] : []),
    ...named(catalogue, 'countries', (record) => record['currency'] === id),
  ],
  'transfer-accounts': (catalogue) => (catalogue.all('transfer-accounts').length > 1 ? [] : ['invoices']),
  // There is one of each of these, whoever it is.
  insurances: () => ['pricing'],
  'support-contacts': () => ['support-topics'],
}

const serves = (record: Record<string, unknown>, country: string) =>
  ['price_json', 'days'].some((field) => Object.hasOwn(Object(record[field]), country))

function named(
  catalogue: Catalogue,
  kind: ReferenceKind,
  isNaming: (record: Record<string, unknown>) => boolean,
): string[] {
  return catalogue
    .table(kind)
    .stored.filter(({ removedAt, record }) => removedAt === null && isNaming(record))
    .map(({ id }) => `${kind} ${id}`)
}

/** Of a shipment, or of one of its lines. */
const inShipments: { [Kind in ReferenceKind]?: (id: string) => SQL } = {
  agents: (id) => eq(carts.agentId, id),
  categories: (id) => eq(cartDetails.categoryId, id),
  countries: (id) => eq(carts.country, id),
  couriers: (id) => eq(carts.courierPackage, id),
  'hs-codes': (id) => sql`left(replace(${cartDetails.hscode}, '.', ''), 6) = ${id}`,
  packages: (id) => eq(carts.packageId, id),
  rates: (id) => eq(cartDetails.currencyCode, id),
}

/** What still needs a record: others of the reference data, and shipments that are under way. A few are named. */
export async function needsOf(
  executor: Executor,
  catalogue: Catalogue,
  kind: ReferenceKind,
  id: string,
): Promise<string[]> {
  const records = inRecords[kind]?.(catalogue, id) ?? []
  const having = inShipments[kind]?.(id)
  const shipments = having
    ? await executor
        .selectDistinct({ code: carts.code })
        .from(carts)
        .leftJoin(cartDetails, eq(cartDetails.cartId, carts.id))
        .where(and(isNull(carts.deletedAt), ne(carts.status, 'finished'), having))
        .limit(mostNamed)
    : []
  return [...records.slice(0, mostNamed), ...shipments.map(({ code }) => code)]
}
