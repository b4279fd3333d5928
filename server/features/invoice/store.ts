import type { InvoiceStatus, InvoiceType } from '@seberang/domain/api'
import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import type { GatewayName } from '../../base/gateway-names.ts'
import { gatewayNotifications, invoices, payments, unconfirmed } from '../../database/schema/index.ts'
import type { InvoiceRow } from '../../invoicing/rows.ts'

const maxListed = 100

/** A customer's invoices, newest first. */
export function findInvoices(
  executor: Executor,
  customerId: number,
  { type, status }: { type: InvoiceType | undefined; status: InvoiceStatus | undefined },
): Promise<InvoiceRow[]> {
  return (
    executor
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.customerId, customerId),
          type && eq(invoices.type, type),
          status && eq(invoices.status, status),
        ),
      )
      // Of what is owed, the first due must be among them.
      .orderBy(
        ...(type === 'paylater' && status === 'pending' ? [asc(invoices.dueAt)] : []),
        desc(invoices.id),
      )
      .limit(maxListed)
  )
}

/**
 * Whether a gateway may tell of an order: not of one that another has opened. An unknown one is taken for its own, to
 * be stored.
 */
export async function isOrderOf(executor: Executor, gateway: GatewayName, orderId: string): Promise<boolean> {
  const [order] = await executor
    .select({ gateway: payments.gateway })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  return !order?.gateway || order.gateway === gateway
}

/**
 * How many notifications of one order are kept. A gateway sends a handful; whoever has one true one can make others
 * without end, since its transaction id is not signed.
 */
const maxKept = 100
const maxKeptUnconfirmed = 20

type Notification = Omit<typeof gatewayNotifications.$inferInsert, 'outcome'>

/** Stores a notification that is to be applied. @returns its id, or why it is not stored */
export async function insertNotification(
  transaction: Transaction,
  row: Notification,
): Promise<number | 'repeated' | 'too_many'> {
  const isConfirmed = ne(gatewayNotifications.outcome, unconfirmed)
  const same = and(
    eq(gatewayNotifications.gateway, row.gateway),
    eq(gatewayNotifications.transactionId, row.transactionId),
    eq(gatewayNotifications.status, row.status),
    isConfirmed,
  )
  if ((await countKept(transaction, row.orderId, isConfirmed)) >= maxKept)
    return (await transaction.$count(gatewayNotifications, same)) > 0 ? 'repeated' : 'too_many'
  const [fresh] = await transaction
    .insert(gatewayNotifications)
    .values({ ...row, outcome: 'nothing_new' })
    .onConflictDoNothing()
    .returning({ id: gatewayNotifications.id })
  return fresh?.id ?? 'repeated'
}

/** Stores a notification that the gateway did not confirm. @returns whether there was room for it */
export async function insertUnconfirmed(transaction: Transaction, row: Notification): Promise<boolean> {
  const isUnconfirmed = eq(gatewayNotifications.outcome, unconfirmed)
  if ((await countKept(transaction, row.orderId, isUnconfirmed)) >= maxKeptUnconfirmed) return false
  await transaction.insert(gatewayNotifications).values({ ...row, outcome: unconfirmed })
  return true
}

const countKept = (transaction: Transaction, orderId: string, where: SQL) =>
  transaction.$count(gatewayNotifications, and(eq(gatewayNotifications.orderId, orderId), where))

/** Keeps what a gateway says anew of what it told before, as of another part of a payment that went back. */
export async function renewNotification(
  transaction: Transaction,
  { gateway, transactionId, status, raw, receivedAt }: Notification,
  outcome: string,
): Promise<void> {
  await transaction
    .update(gatewayNotifications)
    .set({ raw, receivedAt, outcome })
    .where(
      and(
        eq(gatewayNotifications.gateway, gateway),
        eq(gatewayNotifications.transactionId, transactionId),
        eq(gatewayNotifications.status, status),
        ne(gatewayNotifications.outcome, unconfirmed),
        sql`${gatewayNotifications.raw} <> ${JSON.stringify(raw)}::jsonb`,
      ),
    )
}

export async function setNotificationOutcome(
  transaction: Transaction,
  id: number,
  outcome: string,
): Promise<void> {
  await transaction.update(gatewayNotifications).set({ outcome }).where(eq(gatewayNotifications.id, id))
}
