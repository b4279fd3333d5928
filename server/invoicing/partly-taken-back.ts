import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { customers, gatewayNotifications, invoices, payments } from '../database/schema/index.ts'
import { partPaths, statusesOfParts } from '../gateway/stored-notifications.ts'
import { reversedPayment } from './attempts.ts'
import { notifiedAmount } from './notified-amount.ts'

const isOfPart = inArray(gatewayNotifications.status, statusesOfParts)

const isOpen = and(eq(gatewayNotifications.outcome, 'not_understood'), isOfPart)

const isOpenOrDismissed = and(
  inArray(gatewayNotifications.outcome, ['not_understood', 'dismissed']),
  isOfPart,
)

/** Of a payment that its bank has reversed, the part is in what is listed of that. */
const isNotReversed = sql`(${reversedPayment}) is not true`

/**
 * Payments of which a gateway says that a part went back, and that nobody has seen to, oldest first.
 * @param of limits it to some payments
 * @param which.isDismissedToo also what somebody has seen to
 */
export const findPartlyTakenBack = (executor: Executor, of?: SQL, { isDismissedToo = false } = {}) =>
  executor
    .select({
      orderId: gatewayNotifications.orderId,
      /** All parts together, in whole rupiah; null where the gateway does not say. */
      amount: notifiedAmount(partPaths),
      since: gatewayNotifications.receivedAt,
      invoiceCode: invoices.code,
      customerId: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(gatewayNotifications)
    .innerJoin(payments, eq(payments.orderId, gatewayNotifications.orderId))
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .where(and(isDismissedToo ? isOpenOrDismissed : isOpen, isNotReversed, of))
    .orderBy(asc(gatewayNotifications.receivedAt), asc(gatewayNotifications.id))

type PartlyTakenBack = Awaited<ReturnType<typeof findPartlyTakenBack>>[number]

/** That of one order, if it is one: the newest, as a gateway names the sum of all parts. */
export const findPartOf = async (
  executor: Executor,
  orderId: string,
  which: { isDismissedToo?: boolean } = {},
): Promise<PartlyTakenBack | undefined> =>
  (await findPartlyTakenBack(executor, eq(gatewayNotifications.orderId, orderId), which)).at(-1)

/** Those of the payments that pay these invoices, or what is paid later for them. */
export const findPartsOfPaid = (
  executor: Executor,
  invoiceIds: readonly number[],
  which: { isDismissedToo?: boolean } = {},
) =>
  findPartlyTakenBack(
    executor,
    and(
      or(inArray(invoices.id, [...invoiceIds]), inArray(invoices.paysFor, [...invoiceIds])),
      eq(payments.state, 'settled'),
      eq(payments.settledAt, invoices.paidAt),
    ),
    which,
  )

/** Lists again what somebody had seen to. */
export async function listPartAgain(transaction: Transaction, orderId: string): Promise<void> {
  await transaction
    .update(gatewayNotifications)
    .set({ outcome: 'not_understood' })
    .where(and(isOpenOrDismissed, eq(gatewayNotifications.orderId, orderId)))
}

/** Takes an order off that list: a person has seen to it. @returns its invoice; undefined where it is not on it */
export async function dismissPart(
  transaction: Transaction,
  orderId: string,
): Promise<PartlyTakenBack | undefined> {
  const found = await findPartOf(transaction, orderId)
  const dismissed = await transaction
    .update(gatewayNotifications)
    .set({ outcome: 'dismissed' })
    .where(and(isOpen, eq(gatewayNotifications.orderId, orderId)))
    .returning({ id: gatewayNotifications.id })
  return dismissed.length > 0 ? found : undefined
}
