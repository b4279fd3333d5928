import type { NotPaid } from '@seberang/domain/status'
import { and, asc, eq, exists, inArray, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '../database/database.ts'
import {
  doublePayouts,
  invoices,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  payments,
  returnedMoney,
} from '../database/schema/index.ts'
import { book, type Booking, type Posting } from '../ledger/ledger.ts'
import { findNumbered } from '../ledger/numbered.ts'
import { paidLaterOfOrders } from './pay-later-state.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'

type Ending = Pick<InvoiceRow, 'endedBecause' | 'endedAt' | 'paidAt' | 'total'>

export interface ToReturn {
  orderId: string
  /** In the ledger. */
  reference: string
  /** What is left to return of it. */
  amount: number
  /** What came in: more, where some of it was returned before, kept, or taken back in part. */
  of: number
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

/**
 * The bookings by which less than all of it is owed back, by the ledger's reference of it: what went back at its gateway in
 * part, and what was kept since its customer has had it already. Either may grow, and is numbered then.
 */
export const lessOwed = {
  part: (owed: string): string => `${owed}#part`,
  deducted: (owed: string): string => `${owed}#kept`,
}

/** Books that so much less is owed back. @param reference in the ledger, by `lessOwed` */
export async function bookLessOwed(
  transaction: Transaction,
  reference: string,
  postings: readonly Posting[],
  now: Date,
): Promise<void> {
  const { next } = await findNumbered(transaction, { kind: 'settlement_taken_back', reference }, '#')
  await book(transaction, 'settlement_taken_back', next, postings, now)
}

/** All such bookings of what is owed back. @param owed its reference in the ledger */
export async function findLessOwed(executor: Executor, owed: string): Promise<Booking[]> {
  const found = await executor
    .select({ reference: ledgerTransactions.reference })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.kind, 'settlement_taken_back'),
        sql`starts_with(${ledgerTransactions.reference}, ${`${owed}#`})`,
      ),
    )
  return found.map(({ reference }) => ({ kind: 'settlement_taken_back', reference }))
}

/** What is left to return of it: neither transferred to its payer since, in one part or several, nor owed any less. */
const left = sql<number>`(${ledgerEntries.amount}
  - coalesce((
    select sum(amount) from ${returnedMoney} where split_part(owed, '#', 1) = ${ledgerTransactions.reference}), 0)
  + coalesce((
    select sum(less_entries.amount) from ledger_transactions less
    join ledger_entries less_entries on less_entries.transaction_id = less.id
    join ledger_accounts less_accounts
      on less_accounts.id = less_entries.account_id and less_accounts.kind = 'refunds_payable'
    where less.kind = 'settlement_taken_back'
      and starts_with(less.reference, ${ledgerTransactions.reference} || '#')), 0))`.mapWith(Number)

const isLeft = sql`${left} > 0`

/** What is kept to be returned. */
const isKept = (executor: Executor) => and(isHere(executor), isLeft)

const returnedOf = (executor: Executor) =>
  executor
    .select({ owed: returnedMoney.owed })
    .from(returnedMoney)
    .where(eq(sql`split_part(${returnedMoney.owed}, '#', 1)`, ledgerTransactions.reference))

/** Nothing is left of it, though nothing was returned: all of it was kept. */
const isAllDeducted = (executor: Executor) =>
  and(isHere(executor), sql`${left} = 0`, notExists(returnedOf(executor)))

/** What of it is not noted as transferred to its payer all the same, though it was taken back. */
const leftOfGone = sql<number>`(${left} - coalesce((
  select sum(amount) from ${doublePayouts}
  where split_part(owed, '#', 1) = ${ledgerTransactions.reference}), 0))`.mapWith(Number)

/** It was taken back, and may have been transferred to its payer all the same. */
const isGone = (executor: Executor) => and(isOwed, exists(takenBack(executor)), sql`${leftOfGone} > 0`)

const whole = sql<number>`${ledgerEntries.amount}`.mapWith(Number)

/** The payments for these orders that are kept to be returned, oldest first. */
export const findToReturn = (executor: Executor, orderIds: readonly string[]): Promise<readonly ToReturn[]> =>
  findOwed(executor, orderIds, { which: isKept(executor), amount: left })

/** Those of all invoices of some orders. @param orders the ids of the invoices that hold their shipments */
export const findToReturnOfOrders = async (
  executor: Executor,
  orders: readonly number[],
): Promise<readonly ToReturn[]> =>
  orders.length === 0
    ? []
    : selectOwed(executor, { which: isKept(executor), amount: left }, paymentsOf(executor, orders))

/** The payments for orders, for what is added to them, and for what of them is paid later. */
const paymentsOf = (executor: Executor, orders: readonly number[]) =>
  executor
    .select({ orderId: payments.orderId })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(
      or(
        inArray(invoices.id, [...orders]),
        inArray(invoices.addsTo, [...orders]),
        inArray(invoices.id, paidLaterOfOrders(executor, orders)),
      ),
    )

/** Those of which nothing is returned, since all was kept. */
export const findAllDeducted = (
  executor: Executor,
  orderIds: readonly string[],
): Promise<readonly ToReturn[]> =>
  findOwed(executor, orderIds, { which: isAllDeducted(executor), amount: left })

/** Those of which nothing is left to return: it was returned, kept, or went back in part. */
export const findNothingLeft = (
  executor: Executor,
  orderIds: readonly string[],
): Promise<readonly ToReturn[]> =>
  findOwed(executor, orderIds, { which: and(isHere(executor), sql`${left} = 0`), amount: left })

/** All that was ever to be returned, also what was taken back since: `amount` is all that came in. */
export const findEverOwed = (executor: Executor, orderIds: readonly string[]): Promise<readonly ToReturn[]> =>
  findOwed(executor, orderIds, { which: isOwed, amount: whole })

/** Those that were to be returned and were taken back: what of each may still have been transferred; `at` when they had come in. */
export const findGone = (executor: Executor, orderIds: readonly string[]): Promise<readonly ToReturn[]> =>
  findOwed(executor, orderIds, { which: isGone(executor), amount: leftOfGone })

interface OwedQuery {
  which: SQL | undefined
  amount: SQL<number>
}

const findOwed = async (
  executor: Executor,
  orderIds: readonly string[],
  query: OwedQuery,
): Promise<readonly ToReturn[]> => (orderIds.length === 0 ? [] : selectOwed(executor, query, [...orderIds]))

const selectOwed = (
  executor: Executor,
  { which, amount }: OwedQuery,
  orders: string[] | ReturnType<typeof paymentsOf>,
) =>
  executor
    .select({
      orderId,
      reference: sql<string>`${ledgerTransactions.reference}`,
      amount,
      of: whole,
      at: ledgerTransactions.createdAt,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(which, inArray(orderId, orders)))
    .orderBy(asc(ledgerTransactions.id))

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
 * A payment beside the one that settled, as long as it is here and nothing of it was returned: what is left of it is nothing
 * once all of it was kept.
 * @param receipt its `receiptReference`
 */
export async function findReceipt(
  executor: Executor,
  receipt: string,
): Promise<{ reference: string; amount: number } | undefined> {
  const reference = sql<string>`${ledgerTransactions.reference}`
  const [found] = await executor
    .select({ reference, amount: left })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(isHere(executor), isReceipt(receipt), or(isLeft, notExists(returnedOf(executor)))))
  return found
}

/** What is left to return of it, in whole rupiah. @param owed its reference in the ledger */
export async function leftToReturn(executor: Executor, owed: string): Promise<number> {
  const [found] = await executor
    .select({ amount: left })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(isHere(executor), eq(ledgerTransactions.reference, owed)))
  return found?.amount ?? 0
}

/** All that is kept to be returned, with the invoices that it was paid for. @param of limits it to some of them */
export const selectToReturn = (executor: Executor, of?: SQL) =>
  executor
    .select({
      invoiceCode: invoices.code,
      orderId: sql<string>`${payments.orderId}`.as('order_id'),
      customerId: invoices.customerId,
      amount: left.as('amount'),
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
