import type { OperatorNeed, ReferenceKind } from '@seberang/domain/api'
import type { Status } from '@seberang/domain/status'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { findPage, type PageQuery } from '../../database/page.ts'
import { auditLog, cartDetails, carts, invoices, photos, trackingKey } from '../../database/schema/index.ts'
import type { CartRow } from '../../shipments/rows.ts'

const present = isNull(carts.deletedAt)

const needing: Record<OperatorNeed, SQL> = {
  hscode: sql`exists (select 1 from ${cartDetails} where ${cartDetails.cartId} = ${carts.id} and ${cartDetails.unclassified})`,
}

/** One page of all parcels, in one status or in any, newest first. */
export function findParcels(
  executor: Executor,
  query: PageQuery & { status?: Status; needs?: OperatorNeed },
) {
  const { status, needs } = query
  const where = and(present, status && eq(carts.status, status), needs && needing[needs])
  return findPage(
    executor,
    { table: carts, where, newest: carts.id },
    query,
    executor.select().from(carts).$dynamic(),
  )
}

export async function lockByCode(transaction: Transaction, code: string): Promise<CartRow | undefined> {
  const [row] = await lockWhere(transaction, and(present, eq(carts.code, code)))
  return row
}

/** Whether a customer's parcel of this number has been received and is not finished yet. */
export async function hasReceived(
  transaction: Transaction,
  customerId: number,
  resi: string,
): Promise<boolean> {
  const [found] = await transaction
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(
        present,
        eq(carts.customerId, customerId),
        hasTracking(resi),
        isNotNull(carts.receivedAt),
        ne(carts.status, 'finished'),
      ),
    )
    .limit(1)
  return found !== undefined
}

const hasTracking = (resi: string) =>
  eq(trackingKey(carts.sellerTrackingNumber), trackingKey(sql`${resi}::text`))

interface ExpectedParcel {
  statuses: readonly Status[]
  /** The seller's tracking number. */
  resi: string
  customerId: number | undefined
}

/** Locks the carts that have not arrived and have this tracking number, of one customer or of all. */
export function lockExpected(
  transaction: Transaction,
  { statuses, resi, customerId }: ExpectedParcel,
): Promise<CartRow[]> {
  return lockWhere(
    transaction,
    and(
      present,
      inArray(carts.status, [...statuses]),
      isNull(carts.receivedAt),
      hasTracking(resi),
      customerId === undefined ? undefined : eq(carts.customerId, customerId),
    ),
  )
}

const lockWhere = (transaction: Transaction, where: SQL | undefined): Promise<CartRow[]> =>
  transaction.select().from(carts).where(where).orderBy(asc(carts.id)).for('update')

export async function confirmCart(transaction: Transaction, id: number, now: Date): Promise<void> {
  await transaction.update(carts).set({ confirmedAt: now, updatedAt: now }).where(eq(carts.id, id))
}

/** Writes a measurement and raises the cart's version. */
export async function measureCart(
  transaction: Transaction,
  id: number,
  changes: Partial<typeof carts.$inferInsert>,
): Promise<CartRow> {
  const [measured] = await transaction
    .update(carts)
    .set({ ...changes, version: sql`${carts.version} + 1` })
    .where(eq(carts.id, id))
    .returning()
  if (!measured) throw new Error('a cart is gone')
  return measured
}

/** Writes a product's classification and raises the cart's version. */
export async function classifyDetail(
  transaction: Transaction,
  { cartId, detailId }: { cartId: number; detailId: number },
  found: { hscode: string; categoryId: string },
  now: Date,
): Promise<void> {
  await transaction
    .update(cartDetails)
    .set({ ...found, unclassified: false })
    .where(eq(cartDetails.id, detailId))
  await transaction
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: now })
    .where(eq(carts.id, cartId))
}

export async function insertPhoto(transaction: Transaction, row: typeof photos.$inferInsert): Promise<void> {
  await transaction.insert(photos).values(row)
}

export async function deletePhotos(transaction: Transaction, cartId: number): Promise<void> {
  await transaction.delete(photos).where(eq(photos.cartId, cartId))
}

export async function findInvoice(
  executor: Executor,
  code: string,
): Promise<typeof invoices.$inferSelect | undefined> {
  const [found] = await executor.select().from(invoices).where(eq(invoices.code, code))
  return found
}

const maxAuditEntries = 500

/** The newest entries, optionally since a time. */
export function findAudit(executor: Executor, since: Date | undefined) {
  return executor
    .select()
    .from(auditLog)
    .where(since && gt(auditLog.at, since))
    .orderBy(desc(auditLog.id))
    .limit(maxAuditEntries)
}

/** The conditions under which a shipment, or one of its lines, refers to a record. */
const references: { [Kind in ReferenceKind]?: (id: string) => SQL } = {
  agents: (id) => eq(carts.agentId, id),
  categories: (id) => eq(cartDetails.categoryId, id),
  countries: (id) => eq(carts.country, id),
  couriers: (id) => eq(carts.courierPackage, id),
  'hs-codes': (id) => sql`left(replace(${cartDetails.hscode}, '.', ''), 6) = ${id}`,
  packages: (id) => eq(carts.packageId, id),
  rates: (id) => eq(cartDetails.currencyCode, id),
}

/** @returns the codes of up to `limit` unfinished shipments that refer to a record */
export async function findReferring(
  executor: Executor,
  kind: ReferenceKind,
  id: string,
  limit: number,
): Promise<string[]> {
  const refers = references[kind]?.(id)
  if (!refers) return []
  const rows = await executor
    .selectDistinct({ code: carts.code })
    .from(carts)
    .leftJoin(cartDetails, eq(cartDetails.cartId, carts.id))
    .where(and(present, ne(carts.status, 'finished'), refers))
    .limit(limit)
  return rows.map(({ code }) => code)
}
