import type { NotPaid } from '@seberang/domain/status'
import { and, asc, eq, exists, inArray, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/database.ts'
import {
  doublePayouts,
  invoices,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  payments,
  returnedMoney,
} from '../database/schema/index.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'

type Ending = Pick<InvoiceRow, 'endedBecause' | 'endedAt' | 'paidAt' | 'total'>

export interface ToReturn {
  orderId: string
  /** In the ledger. */
  reference: string
  amount: number
  at: Date
}

/** Why money could not pay its invoice when it came: the invoice may have ended, or been paid, only since. */
export const whyNotPaid = (
  { endedBecause, endedAt, paidAt, total }: Ending,
  { amount, at }: Pick<ToReturn, 'amount' | 'at'>,
): NotPaid => {
  if (endedBecause && endedAt && endedAt <= at) return endedBecause
  return amount === total || (paidAt && paidAt <= at) ? 'paid' : 'other_amount'
}

const reversed = alias(ledgerTransactions, 'reversed')
/** A reference begins with the order that it is about. */
const orderId = sql<string>`split_part(${ledgerTransactions.reference}, ':', 1)`

/**
 * Whether an attempt is that of a transfer where none was to come: money was booked for it at the very moment at which it
 * was made. The ledger says so, since what settled the attempt may have been replaced by another transfer.
 */
export async function isMadeBySettlement(
  executor: Executor,
  { method, orderId: order, createdAt }: PaymentRow,
): Promise<boolean> {
  const booked = and(eq(orderId, order), eq(ledgerTransactions.createdAt, createdAt))
  return method === 'manual' && (await executor.$count(ledgerTransactions, booked)) > 0
}

const isOwed = and(eq(ledgerTransactions.kind, 'refund_owed'), eq(ledgerAccounts.kind, 'refunds_payable'))

const takenBack = (executor: Executor) =>
  executor
    .select({ at: reversed.createdAt })
    .from(reversed)
    .where(
      and(eq(reversed.kind, 'settlement_taken_back'), eq(reversed.reference, ledgerTransactions.reference)),
    )

/** It came in to be returned, and no bank has taken it back since. */
const isHere = (executor: Executor) => and(isOwed, notExists(takenBack(executor)))

/** What is kept to be returned: nor was it transferred to its payer since. */
const isKept = (executor: Executor) =>
  and(
    isHere(executor),
    notExists(
      executor
        .select({ owed: returnedMoney.owed })
        .from(returnedMoney)
        .where(eq(returnedMoney.owed, ledgerTransactions.reference)),
    ),
  )

/** It was taken back, and nothing is noted that was transferred to its payer all the same. */
const isGone = (executor: Executor) =>
  and(
    isOwed,
    exists(takenBack(executor)),
    notExists(
      executor
        .select({ owed: doublePayouts.owed })
        .from(doublePayouts)
        .where(eq(doublePayouts.owed, ledgerTransactions.reference)),
    ),
  )

/** The payments for these orders that are kept to be returned, oldest first. */
export const findToReturn = (executor: Executor, orderIds: readonly string[]): Promise<readonly ToReturn[]> =>
  findOwed(executor, orderIds, isKept(executor))

/** Those that were to be returned and were taken back; `at` when they had come in. */
export const findGone = (executor: Executor, orderIds: readonly string[]): Promise<readonly ToReturn[]> =>
  findOwed(executor, orderIds, isGone(executor))

async function findOwed(
  executor: Executor,
  orderIds: readonly string[],
  which: SQL | undefined,
): Promise<readonly ToReturn[]> {
  if (orderIds.length === 0) return []
  return executor
    .select({
      orderId,
      reference: sql<string>`${ledgerTransactions.reference}`,
      amount: ledgerEntries.amount,
      at: ledgerTransactions.createdAt,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(which, inArray(orderId, [...orderIds])))
    .orderBy(asc(ledgerTransactions.id))
}

const isReceipt = (receipt: string) =>
  or(
    eq(ledgerTransactions.reference, receipt),
    sql`starts_with(${ledgerTransactions.reference}, ${`${receipt}:`})`,
  )

/**
 * Whether a payment beside the one that settled was booked as owed back, and no bank has taken it back since.
 * @param receipt its `receiptReference`
 */
export async function isReceiptBooked(executor: Executor, receipt: string): Promise<boolean> {
  const found = await executor
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(isHere(executor), isReceipt(receipt)))
  return found.length > 0
}

/**
 * What is kept to be returned of a payment beside the one that settled.
 * @param receipt its `receiptReference`
 */
export async function findReceiptToReturn(
  executor: Executor,
  receipt: string,
): Promise<{ reference: string; amount: number } | undefined> {
  const reference = sql<string>`${ledgerTransactions.reference}`
  const [found] = await executor
    .select({ reference, amount: ledgerEntries.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(isKept(executor), isReceipt(receipt)))
  return found
}

/** All that is kept to be returned, with the invoices that it was paid for. @param of limits it to some of them */
export const selectToReturn = (executor: Executor, of?: SQL) =>
  executor
    .select({
      invoiceCode: invoices.code,
      orderId: sql<string>`${payments.orderId}`.as('order_id'),
      customerId: invoices.customerId,
      amount: ledgerEntries.amount,
      since: ledgerTransactions.createdAt,
      dueAt: sql<Date | null>`null`.as('due_at'),
      order: sql<number>`${ledgerTransactions.id}`.as('position'),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(payments, eq(payments.orderId, orderId))
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(isKept(executor), of))
