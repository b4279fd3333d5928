import { grantedRefunds } from '@seberang/domain/wallet'
import { and, asc, eq, inArray, isNotNull, isNull, not, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '../database/database.ts'
import {
  doublePayouts,
  invoiceItems,
  invoices,
  ledgerTransactions,
  orderOfPayout,
  refunds,
  type AccountKind,
} from '../database/schema/index.ts'
import { book, lockLedger, reverse, type Booking, type Posting } from '../ledger/ledger.ts'
import { addLines, postingsOf } from '../ledger/lines.ts'
import { findNumbered } from '../ledger/numbered.ts'
import { loadParts } from '../shipments/agreement.ts'
import { findInvoiceOf } from './find.ts'
import { lockCartsOf, lockInvoice } from './lock.ts'
import { findOverReturned, type OverReturned } from './over-returned.ts'
import { movedBy } from './refundable.ts'
import { lockOrder, orderIn } from './reported-payment.ts'
import type { InvoiceRow } from './rows.ts'
import { bookLessOwed, lessOwed } from './to-return.ts'

/** What was returned too much of an order, if anything: the order is locked. */
export async function lockOverReturned(
  transaction: Transaction,
  code: string,
): Promise<OverReturned | undefined> {
  const [order] = await transaction
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.code, code), isNull(invoices.addsTo)))
  if (!order) return undefined
  await lockInvoice(transaction, order.id)
  await lockCartsOf(transaction, order.id)
  const [over] = await findOverReturned(transaction, order.id)
  return over
}

/** Locks the order of which a loss is: nothing where it is of a withdrawal or a refund. */
export async function lockOrderOfLoss(transaction: Transaction, payoutId: string): Promise<void> {
  const [noted] = await transaction
    .select({ owed: doublePayouts.owed, orderCode: orderOfPayout })
    .from(doublePayouts)
    .where(eq(doublePayouts.payoutId, payoutId))
  if (!noted) return
  if (noted.owed !== null) {
    await lockOrder(transaction, orderIn(noted.owed))
    return
  }
  const [order] = await transaction
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.code, noted.orderCode))
  if (order) await lockInvoice(transaction, order.id)
}

/** What others are to get of what customers pay. */
const ofOthers = ['duties_payable', 'domestic_payable', 'insurance_payable'] as const satisfies AccountKind[]

/** How much is missing on the accounts of others, where more was returned of an order than is paid for it. */
async function missingForOthers(executor: Executor, orderId: number): Promise<Posting[]> {
  const billed = await executor
    .select({ cartId: invoiceItems.cartId, code: invoices.code })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(or(eq(invoices.id, orderId), eq(invoices.addsTo, orderId)))
  const parts = await loadParts(executor, [...new Set(billed.map(({ cartId }) => cartId))])
  const counted = parts.filter(
    ({ checkout, kind, invoice }) => checkout === orderId && (kind === 'credit' || invoice.status === 'paid'),
  )
  const granted = await executor
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(eq(refunds.invoiceId, orderId), inArray(refunds.status, grantedRefunds), isNull(refunds.undoneAt)),
    )
  const moved = [
    await movedBy(
      executor,
      ['refund'],
      granted.map(({ id }) => id),
    ),
    await movedBy(
      executor,
      ['additional_returned', 'additional_return_undone'],
      billed.map(({ code }) => code),
    ),
  ]
  const paid = postingsOf(addLines(counted.map(({ lines }) => lines)))
  return ofOthers.map((kind) => {
    const there = paid.find((one) => one.kind === kind)?.amount ?? 0
    const left = moved.reduce((sum, one) => sum + (one.get(kind) ?? 0), there)
    return { kind, amount: Math.max(0, 0 - left) }
  })
}

/** The order of which something is written off: the id and the code of its invoice. */
type Order = Pick<InvoiceRow, 'id' | 'code'>

const dismissed = alias(ledgerTransactions, 'dismissed')

/** The bookings of what others were to get of an order, and is our loss. */
async function findLossOfOthers(executor: Executor, code: string): Promise<Booking[]> {
  const { kind, reference } = ledgerTransactions
  const found = await executor
    .select({ reference })
    .from(ledgerTransactions)
    .where(
      and(
        eq(kind, 'double_payout'),
        // An earlier release booked each loss of an order by its own code.
        or(
          eq(reference, code),
          sql`starts_with(${reference}, ${`${code}:`})`,
          sql`starts_with(${reference}, ${`${code}#`})`,
        ),
        notExists(
          executor
            .select({ id: dismissed.id })
            .from(dismissed)
            .where(and(eq(dismissed.kind, 'double_payout_dismissed'), eq(dismissed.reference, reference))),
        ),
      ),
    )
  return found.map((one) => ({ kind: 'double_payout', reference: one.reference }))
}

/**
 * Books as our loss alone what others were to get of an order of which something is written off: anew where that has changed,
 * and back once nothing is. The order is locked, and the ledger.
 */
async function bookLossOfOthers(transaction: Transaction, { id, code }: Order, now: Date): Promise<void> {
  let left = await sumOfLosses(transaction, id)
  const missing = left === 0 ? [] : await missingForOthers(transaction, id)
  // No more of that than is written off.
  const lost = missing.map(({ amount, ...account }) => {
    const part = Math.min(amount, left)
    left -= part
    return { ...account, amount: part }
  })
  const sum = lost.reduce((all, one) => all + one.amount, 0)
  const booked = await findLossOfOthers(transaction, code)
  const moved = await movedBy(
    transaction,
    ['double_payout'],
    booked.map(({ reference }) => reference),
  )
  const before = ofOthers.reduce((all, kind) => all + (moved.get(kind) ?? 0), 0)
  if (sum === before && lost.every(({ kind, amount }) => amount === (moved.get(kind) ?? 0))) return
  for (const one of booked) await reverse(transaction, one, { ...one, kind: 'double_payout_dismissed' }, now)
  if (sum === 0) return
  const { next } = await findNumbered(transaction, { kind: 'double_payout', reference: code })
  const postings = [...lost, { kind: 'revenue', amount: 0 - sum } as const]
  await book(transaction, 'double_payout', next, postings, now)
}

/** What names a further loss of an order: the code of its invoice is that of the first. */
async function nextCodeOf(executor: Executor, code: string): Promise<string> {
  const noted = await executor
    .select({ id: doublePayouts.payoutId })
    .from(doublePayouts)
    .where(eq(orderOfPayout, code))
  const taken = new Set(noted.map(({ id }) => id))
  let next = code
  for (let number = 2; taken.has(next); number += 1) next = `${code}#${number}`
  return next
}

/**
 * Writes off what was returned too much of a locked order, or some of that: it is our loss alone, also where what others are
 * to get was returned, and is listed no longer.
 * @param amount all of it, or less
 * @returns the code by which it is noted
 */
export async function writeOffOverReturned(
  transaction: Transaction,
  { orderId, invoiceCode, customerId }: OverReturned,
  amount: number,
  operator: string,
  now: Date,
): Promise<string> {
  await lockLedger(transaction, customerId)
  const payoutId = await nextCodeOf(transaction, invoiceCode)
  await transaction
    .insert(doublePayouts)
    .values({ payoutId, reference: payoutId, amount, operator, notedAt: now })
  await bookLossOfOthers(transaction, { id: orderId, code: invoiceCode }, now)
  return payoutId
}

/** Of an order, by the code of its invoice. */
const isWrittenOff = (code: string) => and(eq(orderOfPayout, code), isNull(doublePayouts.recoveredAt))

/**
 * What was returned too much of an order and is seen to, in whole rupiah: written off, given back, or kept of a late payment.
 * @param orderId the id of its invoice
 */
export async function sumOfLosses(executor: Executor, orderId: number): Promise<number> {
  const noted = await executor
    .select({ amount: doublePayouts.amount })
    .from(doublePayouts)
    .innerJoin(invoices, eq(invoices.code, orderOfPayout))
    .where(eq(invoices.id, orderId))
  return noted.reduce((sum, { amount }) => sum + amount, 0)
}

type LossRow = typeof doublePayouts.$inferSelect

/** What was written off of an order and not given back since, oldest first. */
const findWrittenOff = (executor: Executor, code: string): Promise<LossRow[]> =>
  executor
    .select()
    .from(doublePayouts)
    .where(isWrittenOff(code))
    .orderBy(asc(doublePayouts.notedAt), asc(doublePayouts.payoutId))

/** The code of the oldest loss of an order that was not given back: undefined where all was. */
export async function findOpenLoss(executor: Executor, code: string): Promise<string | undefined> {
  const [oldest] = await findWrittenOff(executor, code)
  return oldest?.payoutId
}

/** What a customer has had of an order beside what is paid for it, and may be kept of what is paid for it too late. */
export interface HadBefore {
  /** In whole rupiah, with what was written off: zero as long as something of the order can change that. */
  amount: number
  /** What is listed of it. */
  over: OverReturned | undefined
  /** The rest of it. */
  writtenOff: readonly LossRow[]
}

/** @param order the invoice of the order, which is locked */
export async function findHadBefore(executor: Executor, order: Order): Promise<HadBefore> {
  const [over] = await findOverReturned(executor, order.id)
  const writtenOff = await findWrittenOff(executor, order.code)
  const amount = writtenOff.reduce((sum, one) => sum + one.amount, over?.amount ?? 0)
  return { amount: over?.isOpen ? 0 : amount, over, writtenOff }
}

/** Splits a loss in two, which are not given back. @returns the code of the one of this amount */
async function splitLoss(transaction: Transaction, loss: LossRow, amount: number): Promise<string> {
  if (amount === loss.amount) return loss.payoutId
  const { payoutId } = loss
  const code = await nextCodeOf(transaction, payoutId.split('#', 1)[0] ?? payoutId)
  await transaction
    .update(doublePayouts)
    .set({ amount: loss.amount - amount })
    .where(eq(doublePayouts.payoutId, payoutId))
  await transaction.insert(doublePayouts).values({ ...loss, payoutId: code, reference: code, amount })
  return code
}

/**
 * Keeps of what is owed back what its customer has had of the order before, or some of that: so much is settled, and so much
 * less is owed. The order is locked, and the ledger.
 * @param owed what is owed back, by its reference in the ledger
 * @param most what is left to return of it
 * @returns how much is kept, in whole rupiah
 */
export async function deductHadBefore(
  transaction: Transaction,
  { amount: had, over, writtenOff }: HadBefore,
  { owed, most }: { owed: string; most: number },
  operator: string,
  now: Date,
): Promise<number> {
  const amount = Math.min(had, most)
  if (amount === 0) return 0
  const ofOver = Math.min(over?.amount ?? 0, amount)
  const codes = over ? [await writeOffOverReturned(transaction, over, ofOver, operator, now)] : []
  let rest = amount - ofOver
  for (const loss of writtenOff) {
    const part = Math.min(rest, loss.amount)
    if (part > 0) codes.push(await splitLoss(transaction, loss, part))
    rest -= part
  }
  await transaction
    .update(doublePayouts)
    .set({ recoveredReference: owed, recoveredBy: operator, recoveredAt: now })
    .where(inArray(doublePayouts.payoutId, codes))
  const postings = [
    { kind: 'refunds_payable', amount: 0 - amount },
    { kind: 'revenue', amount },
  ] as const
  await bookLessOwed(transaction, lessOwed.deducted(owed), postings, now)
  return amount
}

/** Books that nothing of it is kept any more: it is owed back whole, and what was returned too much is listed again. */
export async function removeDeduction(
  transaction: Transaction,
  { owed, amount }: Deduction,
  now: Date,
): Promise<void> {
  const postings = [
    { kind: 'refunds_payable', amount },
    { kind: 'revenue', amount: 0 - amount },
  ] as const
  await bookLessOwed(transaction, lessOwed.deducted(owed), postings, now)
  await releaseDeduction(transaction, owed, now)
}

/** Nothing is kept of what was owed back any more, since it was taken back: too much was returned again. */
export async function releaseDeduction(transaction: Transaction, owed: string, now: Date): Promise<void> {
  const removed = await transaction
    .delete(doublePayouts)
    .where(eq(doublePayouts.recoveredReference, owed))
    .returning({ code: orderOfPayout })
  for (const code of new Set(removed.map((one) => one.code))) await afterRemoval(transaction, code, now)
}

/** What was returned too much of an order is written off no longer, and is listed again. The order is locked, and the ledger. */
export async function removeWriteOff(transaction: Transaction, payoutId: string, now: Date): Promise<void> {
  const removed = await transaction
    .delete(doublePayouts)
    .where(eq(doublePayouts.payoutId, payoutId))
    .returning({ code: orderOfPayout })
  for (const { code } of removed) await afterRemoval(transaction, code, now)
}

/**
 * What was written off of an order is so no longer, since a refund of it was not transferred after all: what is still too much
 * is listed again. The order is locked, and the ledger.
 */
export async function undoWriteOffs(transaction: Transaction, code: string, now: Date): Promise<void> {
  await transaction.delete(doublePayouts).where(isWrittenOff(code))
  await afterRemoval(transaction, code, now)
}

async function afterRemoval(transaction: Transaction, code: string, now: Date): Promise<void> {
  const order = await findInvoiceOf(transaction, code)
  if (order) await bookLossOfOthers(transaction, order, now)
}

/** What was kept of a payment has its reference in the ledger, which no line of a bank statement has. */
const isDeduction = sql<boolean>`strpos(${doublePayouts.recoveredReference}, ':') > 0`

/** Whether a customer has given back any of what was returned too much of an order. */
export async function isGivenBack(executor: Executor, code: string): Promise<boolean> {
  const [found] = await executor
    .select({ id: doublePayouts.payoutId })
    .from(doublePayouts)
    .where(and(eq(orderOfPayout, code), isNotNull(doublePayouts.recoveredAt), not(isDeduction)))
    .limit(1)
  return found !== undefined
}

/** What of money that is owed back is kept, since its payer had had so much of the order before. */
export interface Deduction {
  /** Of what it was kept, by its reference in the ledger. */
  owed: string
  amount: number
}

/** What late payments made good of that: how much was kept of each. */
export const findDeductions = (executor: Executor, code: string): Promise<Deduction[]> =>
  selectDeductions(executor, eq(orderOfPayout, code))

/** What was kept of the payments by these numbers. */
export const findDeductionsFrom = (executor: Executor, orderIds: readonly string[]): Promise<Deduction[]> =>
  selectDeductions(
    executor,
    inArray(sql`split_part(${doublePayouts.recoveredReference}, ':', 1)`, [...orderIds]),
  )

const selectDeductions = (executor: Executor, which: SQL): Promise<Deduction[]> =>
  executor
    .select({
      owed: sql<string>`${doublePayouts.recoveredReference}`,
      amount: sql`sum(${doublePayouts.amount})`.mapWith(Number),
    })
    .from(doublePayouts)
    .where(and(which, isDeduction))
    .groupBy(doublePayouts.recoveredReference)

/** The code by which it is noted that a customer gave back, by this line, what was returned too much of an order. */
export async function findGivenBackOf(
  executor: Executor,
  code: string,
  reference: string,
): Promise<string | undefined> {
  const [found] = await executor
    .select({ id: doublePayouts.payoutId })
    .from(doublePayouts)
    .where(and(eq(orderOfPayout, code), eq(doublePayouts.recoveredReference, reference)))
  return found?.id
}
