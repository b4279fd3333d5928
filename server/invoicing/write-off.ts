import { grantedRefunds } from '@seberang/domain/wallet'
import { and, eq, inArray, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import {
  doublePayouts,
  invoiceItems,
  invoices,
  orderOfPayout,
  refunds,
  type AccountKind,
} from '../database/schema/index.ts'
import { book, lockLedger, type Posting } from '../ledger/ledger.ts'
import { addLines, postingsOf } from '../ledger/lines.ts'
import { findNumbered } from '../ledger/numbered.ts'
import { loadParts } from '../shipments/agreement.ts'
import { lockCartsOf, lockInvoice } from './lock.ts'
import { findOverReturned, type OverReturned } from './over-returned.ts'
import { removeDoublePayout } from './double-payouts.ts'
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

/**
 * Writes off what was returned too much of a locked order: it is our loss alone, also where what others are to get was
 * returned, and is listed no longer.
 * @returns the code by which it is noted
 */
export async function writeOffOverReturned(
  transaction: Transaction,
  { orderId, invoiceCode, customerId, amount }: OverReturned,
  operator: string,
  now: Date,
): Promise<string> {
  await lockLedger(transaction, customerId)
  const noted = await transaction
    .select({ id: doublePayouts.payoutId })
    .from(doublePayouts)
    .where(eq(orderOfPayout, invoiceCode))
  const taken = new Set(noted.map(({ id }) => id))
  let payoutId = invoiceCode
  for (let number = 2; taken.has(payoutId); number += 1) payoutId = `${invoiceCode}#${number}`
  const missing = await missingForOthers(transaction, orderId)
  await transaction
    .insert(doublePayouts)
    .values({ payoutId, reference: payoutId, amount, operator, notedAt: now })
  const sum = missing.reduce((all, one) => all + one.amount, 0)
  if (sum === 0) return payoutId
  // It may have been noted before, by mistake.
  const { next } = await findNumbered(transaction, { kind: 'double_payout', reference: payoutId })
  const postings = [...missing, { kind: 'revenue', amount: 0 - sum } as const]
  await book(transaction, 'double_payout', next, postings, now)
  return payoutId
}

/** Of an order, by the code of its invoice. */
const isWrittenOff = (code: string) => and(eq(orderOfPayout, code), isNull(doublePayouts.recoveredAt))

/** What a customer has had of an order beside what is paid for it, and may be kept of what is paid for it too late. */
export interface HadBefore {
  /** In whole rupiah, with what was written off: zero as long as something of the order can change that. */
  amount: number
  /** What is listed of it. */
  over: OverReturned | undefined
  /** The codes by which the rest of it was written off. */
  writtenOff: readonly string[]
}

/** @param order the invoice of the order, which is locked */
export async function findHadBefore(
  executor: Executor,
  order: Pick<InvoiceRow, 'id' | 'code'>,
): Promise<HadBefore> {
  const [over] = await findOverReturned(executor, order.id)
  const writtenOff = await executor
    .select({ id: doublePayouts.payoutId, amount: doublePayouts.amount })
    .from(doublePayouts)
    .where(isWrittenOff(order.code))
  const amount = writtenOff.reduce((sum, one) => sum + one.amount, over?.amount ?? 0)
  return { amount: over?.isOpen ? 0 : amount, over, writtenOff: writtenOff.map(({ id }) => id) }
}

/**
 * Keeps of what is owed back what its customer has had of the order before: that is settled, and so much less is owed. The
 * order is locked.
 * @param owed what is owed back, by its reference in the ledger
 */
export async function keepHadBefore(
  transaction: Transaction,
  { amount, over, writtenOff }: HadBefore,
  owed: string,
  operator: string,
  now: Date,
): Promise<void> {
  const added = over ? [await writeOffOverReturned(transaction, over, operator, now)] : []
  await transaction
    .update(doublePayouts)
    .set({ recoveredReference: owed, recoveredBy: operator, recoveredAt: now })
    .where(inArray(doublePayouts.payoutId, [...writtenOff, ...added]))
  const postings = [
    { kind: 'refunds_payable', amount: 0 - amount },
    { kind: 'revenue', amount },
  ] as const
  await bookLessOwed(transaction, lessOwed.kept(owed), postings, now)
}

/** Books that nothing of it is kept any more: it is owed back whole, and what was returned too much is listed again. */
export async function removeKept(
  transaction: Transaction,
  { owed, amount }: { owed: string; amount: number },
  now: Date,
): Promise<void> {
  const postings = [
    { kind: 'refunds_payable', amount },
    { kind: 'revenue', amount: 0 - amount },
  ] as const
  await bookLessOwed(transaction, lessOwed.kept(owed), postings, now)
  await releaseKept(transaction, owed, now)
}

/** Nothing is kept of what was owed back any more, since it was taken back: too much was returned again. */
export async function releaseKept(transaction: Transaction, owed: string, now: Date): Promise<void> {
  await removeDoublePayouts(transaction, eq(doublePayouts.recoveredReference, owed), now)
}

async function removeDoublePayouts(
  transaction: Transaction,
  which: SQL | undefined,
  now: Date,
): Promise<void> {
  const noted = await transaction.select({ id: doublePayouts.payoutId }).from(doublePayouts).where(which)
  for (const { id } of noted) await removeDoublePayout(transaction, id, now)
}

/**
 * What was written off of an order is so no longer, since a refund of it was not transferred after all: what is still too much
 * is listed again. The order is locked, and the ledger.
 */
export async function undoWriteOffs(transaction: Transaction, code: string, now: Date): Promise<void> {
  await removeDoublePayouts(transaction, isWrittenOff(code), now)
}

/** What was kept of a payment has its reference in the ledger, which no line of a bank statement has. */
const isKept = sql<boolean>`strpos(${doublePayouts.recoveredReference}, ':') > 0`

/** Whether a customer has given back any of what was returned too much of an order. */
export async function isGivenBack(executor: Executor, code: string): Promise<boolean> {
  const [found] = await executor
    .select({ id: doublePayouts.payoutId })
    .from(doublePayouts)
    .where(and(eq(orderOfPayout, code), isNotNull(doublePayouts.recoveredAt), not(isKept)))
    .limit(1)
  return found !== undefined
}

/** What late payments made good of that: how much was kept of each, by the ledger's reference of what it owed back. */
export const findKept = (executor: Executor, code: string): Promise<{ owed: string; amount: number }[]> =>
  executor
    .select({
      owed: sql<string>`${doublePayouts.recoveredReference}`,
      amount: sql`sum(${doublePayouts.amount})`.mapWith(Number),
    })
    .from(doublePayouts)
    .where(and(eq(orderOfPayout, code), isKept))
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
