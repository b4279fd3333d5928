import { beforeCheckout, placeOf, statuses, type Place, type Status } from '@seberang/domain/status'
import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, like, or, sql, type SQL } from 'drizzle-orm'
import { containing } from '../../database/containing.ts'
import { findPage, type PageQuery } from '../../database/page.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import { insertNamed, runNamed } from '../../database/named.ts'
import { cartDetails, carts, invoiceItems, invoices, typedTrackingKey } from '../../database/schema/index.ts'
import { ownCarts } from '../../shipments/find.ts'
import { complete, waitsForCustomer } from '../../shipments/papers.ts'
import type { CartRow } from '../../shipments/rows.ts'
import type { NewDetail } from '../../shipments/save.ts'
import { hasTrackingNumber } from '../../shipments/tracking.ts'

export async function replaceDetails(
  transaction: Transaction,
  cartId: number,
  details: readonly NewDetail[],
): Promise<void> {
  await transaction.delete(cartDetails).where(eq(cartDetails.cartId, cartId))
  for (const detail of details) await insertNamed(transaction, cartDetails, { ...detail, cartId })
}

const openCarts = `
  select count(*)::int as count from carts
  where customer_id = $1::bigint and deleted_at is null and status <> 'finished'`

/** How many of a customer's shipments are not finished. */
export async function countOpenCarts(transaction: Transaction, customerId: number): Promise<number> {
  const [row] = await runNamed<{ count: number }>(transaction, 'count_open_carts', openCarts, [customerId])
  return row?.count ?? 0
}

export interface CartFilter {
  statuses: readonly Status[] | undefined
  place: Place | undefined
  payableOnly: boolean
  codes: readonly string[] | undefined
  /** Part of a code, an invoice's code, a tracking number or a product's title. */
  text: string | undefined
  /** Those that something is due for come first. */
  dueFirst: boolean
}

/** One page of a customer's carts, newest first, before them what is due; in quarantine, first those that wait for the customer. @returns the page, each with its number of product lines, and the total number of matches */
export async function findCarts(
  executor: Executor,
  customerId: number,
  { statuses: chosen, place, payableOnly, codes, text, dueFirst }: CartFilter,
  page: PageQuery,
): Promise<{ count: number; rows: { cart: CartRow; lines: number }[] }> {
  const where = and(
    ownCarts(customerId),
    chosen && inArray(carts.status, [...chosen]),
    place && isAt(place),
    payableOnly ? isPayable : undefined,
    codes && inArray(carts.code, [...codes]),
    matching(text),
  )
  return findPage(
    executor,
    {
      table: carts,
      where,
      newest: carts.id,
      first:
        isQuarantine(chosen) || place === 'quarantine' ? waitsForCustomer : dueFirst ? hasDue : undefined,
    },
    page,
    executor
      .select({ cart: carts, lines: executor.$count(cartDetails, eq(cartDetails.cartId, carts.id)) })
      .from(carts)
      .$dynamic(),
  )
}

const isQuarantine = (statuses: CartFilter['statuses']): boolean =>
  statuses?.length === 1 && statuses[0] === 'quarantine'

function isAt(place: Place): SQL | undefined {
  const statusesAt = (isReceived: boolean) =>
    statuses.filter((status) => placeOf({ status, isReceived }) === place)
  return or(
    and(isNotNull(carts.receivedAt), inArray(carts.status, statusesAt(true))),
    and(isNull(carts.receivedAt), inArray(carts.status, statusesAt(false))),
  )
}

/** An open invoice: that of its checkout, or one that adds to it. */
const hasDue = sql`exists (
  select 1 from ${invoiceItems} join ${invoices} on ${invoices.id} = ${invoiceItems.invoiceId}
  where ${invoiceItems.cartId} = ${carts.id} and ${invoices.status} = 'pending')`

function matching(text: string | undefined): SQL | undefined {
  if (text === undefined) return undefined
  const pattern = containing(text)
  const typed = typedTrackingKey(text)
  return or(
    ilike(carts.code, pattern),
    typed === '' ? undefined : hasTrackingNumber((key) => like(key, containing(typed))),
    sql`exists (select 1 from ${cartDetails} where ${cartDetails.cartId} = ${carts.id} and ${cartDetails.productTitle} ilike ${pattern})`,
    sql`exists (select 1 from ${invoiceItems} join ${invoices} on ${invoices.id} = ${invoiceItems.invoiceId} where ${invoiceItems.cartId} = ${carts.id} and ${invoices.code} ilike ${pattern})`,
  )
}

/** In SQL: `can.checkout`, and whether the shipment is complete. */
const isPayable = sql`(${carts.status} in ${[...beforeCheckout]} and ${complete}
  and (${carts.papersAskedAt} is null or ${carts.papersGivenAt} is not null)
  and not exists (select 1 from ${cartDetails} where ${cartDetails.cartId} = ${carts.id} and ${cartDetails.unclassified}))`

const isReceived = sql<boolean>`${carts.receivedAt} is not null`

export function countByStatus(executor: Executor, customerId: number, text: CartFilter['text']) {
  return executor
    .select({
      status: carts.status,
      kind: carts.kind,
      isReceived,
      count: count(),
      payable: sql<number>`count(*) filter (where ${isPayable})`.mapWith(Number),
      countries: sql<string[]>`array_agg(distinct ${carts.country})`,
    })
    .from(carts)
    .where(and(ownCarts(customerId), matching(text)))
    .groupBy(carts.status, carts.kind, isReceived)
}

/** The newest checkout of the customer but for `newer` others, however those ended. */
export async function findCheckoutBefore(executor: Executor, customerId: number, newer: number) {
  const [row] = await executor
    .select({ createdAt: invoices.createdAt })
    .from(invoices)
    .where(and(eq(invoices.customerId, customerId), eq(invoices.type, 'checkout')))
    .orderBy(desc(invoices.id))
    .offset(newer)
    .limit(1)
  return row
}
