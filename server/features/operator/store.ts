import type { FoundBy, OperatorNeed, OpsPayout, ReferenceKind } from '@seberang/domain/api'
import { isNearNumber } from '@seberang/domain/calculator'
import type { Status } from '@seberang/domain/status'
import { and, asc, desc, eq, gt, ilike, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { lockFor } from '../../database/advisory-lock.ts'
import { containing } from '../../database/containing.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import { findPage, type PageQuery } from '../../database/page.ts'
import {
  addresses,
  auditLog,
  cartDetails,
  carts,
  customers,
  doublePayouts,
  files,
  invoiceItems,
  invoices,
  orderOfPayout,
  payments,
  payoutCode,
  photos,
  refunds,
  returnedMoney,
  trackingKey,
  typedTrackingKey,
  withdrawals,
} from '../../database/schema/index.ts'
import { ownCarts } from '../../shipments/find.ts'
import { lockCartsWhere } from '../../shipments/lock.ts'
import type { CartRow } from '../../shipments/rows.ts'
import { hasTrackingNumber } from '../../shipments/tracking.ts'

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

/** The parcels of this number that have been received and are not finished yet, the newest first. */
export const findReceived = (transaction: Transaction, resi: string): Promise<CartRow[]> =>
  transaction
    .select()
    .from(carts)
    .where(and(present, hasTracking(resi), isNotNull(carts.receivedAt), ne(carts.status, 'finished')))
    .orderBy(desc(carts.receivedAt))

/** A customer's parcels that were received after a time. */
export const findReceivedSince = (
  transaction: Transaction,
  customerId: number,
  since: Date,
): Promise<CartRow[]> =>
  transaction
    .select()
    .from(carts)
    .where(and(present, eq(carts.customerId, customerId), gt(carts.receivedAt, since)))
    .orderBy(desc(carts.receivedAt))

const hasTracking = (resi: string) =>
  eq(trackingKey(carts.sellerTrackingNumber), trackingKey(sql`${resi}::text`))

/** Whether two numbers, however they are written, are one but for a slip. */
export const isNearTracking = (one: string, other: string): boolean =>
  isNearNumber(typedTrackingKey(one), typedTrackingKey(other))

/** Receipts under this tracking number, however it is written, happen one after the other. */
export const lockTracking = (transaction: Transaction, resi: string): Promise<void> =>
  lockFor(transaction, 'tracking number', typedTrackingKey(resi))

interface ExpectedParcel {
  statuses: readonly Status[]
  /** The seller's tracking number. */
  resi?: string
  customerId?: number | undefined
  notOf?: number
}

const isExpected = ({ statuses, resi, customerId, notOf }: ExpectedParcel) =>
  and(
    present,
    inArray(carts.status, [...statuses]),
    isNull(carts.receivedAt),
    resi === undefined ? undefined : hasTracking(resi),
    customerId === undefined ? undefined : eq(carts.customerId, customerId),
    notOf === undefined ? undefined : ne(carts.customerId, notOf),
  )

/** Locks the carts that have not arrived and have this tracking number, of one customer or of all. */
export const lockExpected = (transaction: Transaction, expected: ExpectedParcel): Promise<CartRow[]> =>
  lockCartsWhere(transaction, isExpected(expected))

/** The carts that have not arrived, newest first. */
export const findExpectedCarts = (
  executor: Executor,
  expected: ExpectedParcel,
  limit: number,
): Promise<CartRow[]> =>
  executor.select().from(carts).where(isExpected(expected)).orderBy(desc(carts.id)).limit(limit)

export interface PayoutRow extends Pick<OpsPayout, 'id' | 'of' | 'status' | 'amount' | 'reference'> {
  customerId: number
  firstName: string
  lastName: string
  since: Date
  /** Whether the text is its code, not the reference of its transfer. */
  isCode: boolean
}

/**
 * Withdrawals, refunds, what a bank transferred twice and what was returned, by their codes and the references of their
 * transfers.
 */
export async function findPayouts(
  executor: Executor,
  { code, reference }: { code: string; reference: string },
): Promise<PayoutRow[]> {
  const owner = { customerId: customers.id, firstName: customers.firstName, lastName: customers.lastName }
  const withdrawn = await executor
    .select({ row: withdrawals, ...owner })
    .from(withdrawals)
    .innerJoin(customers, eq(customers.id, withdrawals.customerId))
    .where(or(eq(withdrawals.id, code), eq(withdrawals.reference, reference)))
  const refunded = await executor
    .select({ row: refunds, ...owner })
    .from(refunds)
    .innerJoin(customers, eq(customers.id, refunds.customerId))
    .where(or(eq(refunds.id, code), eq(refunds.reference, reference)))
  const twice = await executor
    .select({ row: doublePayouts, ...owner })
    .from(doublePayouts)
    .leftJoin(withdrawals, eq(withdrawals.id, payoutCode))
    .leftJoin(refunds, eq(refunds.id, payoutCode))
    .leftJoin(payments, sql`${payments.orderId} = split_part(${doublePayouts.owed}, ':', 1)`)
    .leftJoin(
      invoices,
      or(eq(invoices.id, payments.invoiceId), and(isNull(payments.id), eq(invoices.code, orderOfPayout))),
    )
    .innerJoin(
      customers,
      sql`${customers.id} = coalesce(${withdrawals.customerId}, ${refunds.customerId}, ${invoices.customerId})`,
    )
    .where(
      or(
        eq(doublePayouts.payoutId, code),
        eq(payoutCode, code),
        eq(payments.orderId, code),
        eq(doublePayouts.reference, reference),
        eq(doublePayouts.recoveredReference, reference),
      ),
    )
  const returned = await executor
    .select({ row: returnedMoney, orderId: payments.orderId, ...owner })
    .from(returnedMoney)
    .innerJoin(payments, sql`${payments.orderId} = split_part(${returnedMoney.owed}, ':', 1)`)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .where(or(eq(payments.orderId, code), eq(returnedMoney.reference, reference)))
  const isCode = (id: string) => id === code
  return [
    ...withdrawn.map(
      ({ row: { id, status, amount, fee, reference: paidBy, createdAt: since }, ...whose }) => ({
        ...whose,
        id,
        of: 'withdrawal' as const,
        status,
        amount: amount - fee,
        reference: paidBy,
        since,
        isCode: isCode(id),
      }),
    ),
    ...refunded.map(
      ({ row: { id, status, amount, requestedAmount, reference: paidBy, createdAt }, ...whose }) => ({
        ...whose,
        id,
        of: 'refund' as const,
        status,
        reference: paidBy,
        since: createdAt,
        amount: amount ?? requestedAmount,
        isCode: isCode(id),
      }),
    ),
    ...twice.map(({ row: { payoutId: id, owed, amount, reference: paidBy, notedAt: since }, ...whose }) => ({
      ...whose,
      id,
      of: 'double_payout' as const,
      status: null,
      amount,
      // What was returned too much of an order is of no transfer.
      reference: owed === null && paidBy === id ? null : paidBy,
      since,
      isCode: isCode(id),
    })),
    ...returned.map(({ row: { amount, reference: paidBy, returnedAt: since }, orderId: id, ...whose }) => ({
      ...whose,
      id,
      of: 'money_returned' as const,
      status: null,
      amount,
      reference: paidBy,
      since,
      isCode: isCode(id),
    })),
  ]
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

/** Takes photos off a shipment, all or one; nobody can open their files any more. @returns whether there were any */
export async function removePhotos(
  transaction: Transaction,
  { cartId, fileId }: { cartId: number; fileId?: string },
  now: Date,
): Promise<boolean> {
  const one = fileId === undefined ? undefined : eq(photos.fileId, fileId)
  const taken = await transaction
    .delete(photos)
    .where(and(eq(photos.cartId, cartId), one))
    .returning({ id: photos.fileId })
  const ids = taken.map(({ id }) => id)
  if (ids.length > 0) await transaction.update(files).set({ removedAt: now }).where(inArray(files.id, ids))
  return ids.length > 0
}

/** Whether a customer had a file that was taken off a shipment. */
export async function isRemoved(
  transaction: Transaction,
  { customerId, fileId }: { customerId: number; fileId: string },
): Promise<boolean> {
  const removed = and(eq(files.id, fileId), eq(files.customerId, customerId), isNotNull(files.removedAt))
  return (await transaction.$count(files, removed)) > 0
}

export async function findInvoice(
  executor: Executor,
  code: string,
): Promise<typeof invoices.$inferSelect | undefined> {
  const [found] = await executor.select().from(invoices).where(eq(invoices.code, code))
  return found
}

/** A shipment's invoices, with what each asks for it. */
export const findInvoicesOf = (executor: Executor, cartId: number) =>
  executor
    .select({ invoice: invoices, amount: invoiceItems.amount })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(eq(invoiceItems.cartId, cartId))
    .orderBy(asc(invoices.id))

export type PersonRow = Pick<
  typeof customers.$inferSelect,
  'id' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'
>
const personColumns = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  email: customers.email,
  phoneNumber: customers.phoneNumber,
}

/** The first of the conditions that holds, and whether one does. */
function matching(conditions: Partial<Record<FoundBy, SQL | undefined>>) {
  const given = Object.entries(conditions).flatMap(([by, holds]) => (holds ? [{ by, holds }] : []))
  const cases = given.map(({ by, holds }) => sql`when ${holds} then ${by}`)
  return {
    by: sql<FoundBy>`case ${sql.join(cases, sql` `)} end`,
    where: or(...given.map(({ holds }) => holds)),
  }
}

/** Customers whom a text names, newest first; recipients at their addresses count, too. */
export async function findPeople(
  executor: Executor,
  { text, id, phone }: { text: string; id: number | null; phone: string | null },
  limit: number,
): Promise<(PersonRow & { by: FoundBy })[]> {
  const atAddress = (holds: SQL | undefined) =>
    sql`exists (select 1 from ${addresses} where ${addresses.customerId} = ${customers.id} and ${addresses.deletedAt} is null and ${holds})`
  const endsIn = (number: AnyPgColumn) =>
    sql`regexp_replace(${number}, '[^0-9]', '', 'g') like ${`%${phone}`}`
  const words = text.split(/\s+/).map(containing)
  const hasWords = (name: AnyPgColumn | SQL) => and(...words.map((word) => ilike(name, word)))
  const fullName = sql`${customers.firstName} || ' ' || ${customers.lastName}`
  const { by, where } = matching({
    suite: id === null ? undefined : eq(customers.id, id),
    email: text.includes('@') ? ilike(customers.email, containing(text)) : undefined,
    phone:
      phone === null
        ? undefined
        : or(endsIn(customers.phoneNumber), atAddress(endsIn(addresses.phoneNumber))),
    name:
      id === null && phone === null ? or(hasWords(fullName), atAddress(hasWords(addresses.name))) : undefined,
  })
  if (!where) return []
  return executor
    .select({ ...personColumns, by })
    .from(customers)
    .where(where)
    .orderBy(desc(customers.id))
    .limit(limit)
}

/** Of a parcel that disappeared with its receipt; one that its customer deleted is theirs. */
const hasUndoneReceipt = sql`exists (select 1 from ${auditLog} where ${auditLog.subject} = ${carts.code} and ${auditLog.action} = 'unreceive')`

/** A code of ours, however it was typed. */
const codeIn = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** An order id is its invoice's code and letters of its own, also of an attempt that a restored backup does not have. */
const orderIdPattern = /^(INV-[^-]+)-[^-]+$/

const hasOrderId = (orderId: string) =>
  sql`exists (select 1 from ${payments} where ${payments.invoiceId} = ${invoices.id} and ${payments.orderId} = ${orderId})`

/** Whether a text is the order id of an attempt that is not known, of an invoice that is. */
export async function isUnknownAttempt(executor: Executor, text: string): Promise<boolean> {
  const orderId = codeIn(text)
  const [, invoiceCode] = orderIdPattern.exec(orderId) ?? []
  if (invoiceCode === undefined) return false
  return (
    (await executor.$count(invoices, and(eq(invoices.code, invoiceCode), sql`not ${hasOrderId(orderId)}`))) >
    0
  )
}

/** Shipments that a cart code, invoice code, order id or tracking number names, those that are there first, then newest first. */
export function findShipments(executor: Executor, text: string, limit: number) {
  const code = codeIn(text)
  const typed = trackingKey(sql`${text}::text`)
  const { by, where } = matching({
    cart: eq(carts.code, code),
    invoice: sql`exists (select 1 from ${invoiceItems} join ${invoices} on ${invoices.id} = ${invoiceItems.invoiceId} where ${invoiceItems.cartId} = ${carts.id} and (${invoices.code} = ${code} or ${hasOrderId(code)}))`,
    tracking: hasTrackingNumber((key) => eq(key, typed)),
  })
  return executor
    .select({ cart: carts, owner: personColumns, by })
    .from(carts)
    .innerJoin(customers, eq(customers.id, carts.customerId))
    .where(and(or(present, hasUndoneReceipt), where))
    .orderBy(desc(present), desc(carts.id))
    .limit(limit)
}

/** A customer's shipments, newest first. */
export const findShipmentsOf = (executor: Executor, customerId: number, limit: number): Promise<CartRow[]> =>
  executor.select().from(carts).where(ownCarts(customerId)).orderBy(desc(carts.id)).limit(limit)

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
