import { and, asc, eq, gte, inArray, isNull, lt, notExists, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../database/database.ts'
import {
  customers,
  doublePayouts,
  gatewayNotifications,
  invoices,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  payments,
  payoutCode,
  refunds,
  withdrawals,
  type AccountKind,
} from '../../database/schema/index.ts'
import { amountPaths, statusesWithoutMoney } from '../../gateway/stored-notifications.ts'
import { notifiedAmount, rupiahOfGateway } from '../../invoicing/notified-amount.ts'
import { selectToReturn } from '../../invoicing/to-return.ts'

/** Where money lies outside of the product: at gateways and banks. */
const outside: AccountKind[] = ['clearing', 'bank_payout']

const entriesWhere = (executor: Executor, where: SQL | undefined) =>
  executor
    .select({
      account: ledgerAccounts.code,
      bookings: sql`count(distinct ${ledgerEntries.transactionId})`.mapWith(Number),
      // In the ledger what lies outside is negative.
      in: sql`coalesce(-sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.amount} < 0), 0)`.mapWith(
        Number,
      ),
      out: sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.amount} > 0), 0)`.mapWith(
        Number,
      ),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(inArray(ledgerAccounts.kind, outside), where))
    .groupBy(ledgerAccounts.code)
    .orderBy(asc(ledgerAccounts.code))

/** What moved the accounts outside before a day, and on it. */
export async function findMoved(executor: Executor, { from, to }: { from: Date; to: Date }) {
  return {
    before: await entriesWhere(executor, lt(ledgerTransactions.createdAt, from)),
    onDay: await entriesWhere(
      executor,
      and(gte(ledgerTransactions.createdAt, from), lt(ledgerTransactions.createdAt, to)),
    ),
  }
}

/** What was owed and earned at a moment, by kind of account. */
export const findOwed = (executor: Executor, at: Date): Promise<{ kind: AccountKind; amount: number }[]> =>
  executor
    .select({ kind: ledgerAccounts.kind, amount: sql`sum(${ledgerEntries.amount})`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(notInArray(ledgerAccounts.kind, outside), lt(ledgerTransactions.createdAt, at)))
    .groupBy(ledgerAccounts.kind)
    .orderBy(asc(ledgerAccounts.kind))

/** What is kept to be returned, with what says why it could not pay, oldest first. */
export function findOwedBack(executor: Executor) {
  const owed = selectToReturn(executor).as('owed')
  return executor
    .select({
      invoiceCode: owed.invoiceCode,
      orderId: owed.orderId,
      amount: owed.amount,
      since: owed.since,
      total: invoices.total,
      endedBecause: invoices.endedBecause,
      endedAt: invoices.endedAt,
      paidAt: invoices.paidAt,
      customerId: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(owed)
    .innerJoin(invoices, eq(invoices.code, owed.invoiceCode))
    .innerJoin(customers, eq(customers.id, owed.customerId))
    .orderBy(asc(owed.order))
}

/** What was transferred although its money had gone back, and nobody has given back, oldest first. */
export const findDoublePayouts = (executor: Executor) =>
  executor
    .select({
      payoutId: doublePayouts.payoutId,
      orderId: payments.orderId,
      invoiceCode: invoices.code,
      amount: doublePayouts.amount,
      since: doublePayouts.notedAt,
      customerId: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(doublePayouts)
    .leftJoin(withdrawals, eq(withdrawals.id, payoutCode))
    .leftJoin(refunds, eq(refunds.id, payoutCode))
    .leftJoin(payments, sql`${payments.orderId} = split_part(${doublePayouts.owed}, ':', 1)`)
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .innerJoin(
      customers,
      sql`${customers.id} = coalesce(${withdrawals.customerId}, ${refunds.customerId}, ${invoices.customerId})`,
    )
    .where(isNull(doublePayouts.recoveredAt))
    .orderBy(asc(doublePayouts.notedAt), asc(doublePayouts.payoutId))

/** What gateways told of orders that are not known here, oldest first. */
export const findUnknown = (executor: Executor) =>
  executor
    .select({
      orderId: gatewayNotifications.orderId,
      amount: sql<number | null>`min(${notifiedAmount(amountPaths)})`.mapWith(rupiahOfGateway),
      since: sql`min(${gatewayNotifications.receivedAt})`.mapWith(gatewayNotifications.receivedAt),
    })
    .from(gatewayNotifications)
    .where(
      and(
        eq(gatewayNotifications.outcome, 'unknown_order'),
        notInArray(gatewayNotifications.status, statusesWithoutMoney),
        notExists(
          executor
            .select({ id: payments.id })
            .from(payments)
            .where(eq(payments.orderId, gatewayNotifications.orderId)),
        ),
      ),
    )
    .groupBy(gatewayNotifications.orderId)
    .orderBy(asc(sql`min(${gatewayNotifications.receivedAt})`), asc(gatewayNotifications.orderId))
