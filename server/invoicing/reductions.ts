import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { credits, invoiceItems, invoices, payLaterReductions, refunds } from '../database/schema/index.ts'
import type { Posting } from '../ledger/ledger.ts'
import { addAttempt, attemptsOf, endAttempts, replaceAttempts } from './attempts.ts'
import { lockInvoice } from './lock.ts'
import { methodFor } from './methods.ts'
import { notifyCustomer, notifyOfInvoice } from './notify.ts'
import { receivableOf } from './receivable.ts'
import type { InvoiceRow } from './rows.ts'
import { changeTotal, markEnded } from './store.ts'
import type { TakenBackBy } from './texts/mail-about.ts'

// What is returned of something that was paid later and is still to be paid is not to be paid any more, before anything goes
// into the wallet: what never came in never goes out.

/** An invoice that is due less by this, in whole rupiah. */
interface Reduction {
  owed: InvoiceRow
  amount: number
}

/** One that is written, and stands. */
export interface StandingReduction extends Reduction {
  id: number
}

/** What is undone of what was returned. */
export interface Undone {
  /** Out of the wallet again, in whole rupiah. */
  withdrawn: number
  /** To be asked for again, by `undoReductions`. */
  raised: readonly StandingReduction[]
}

/** What returned it. */
type By = Partial<Pick<typeof payLaterReductions.$inferInsert, 'creditId' | 'refundId' | 'returnedId'>>

/** What is still to be paid of these invoices, as they were paid later, oldest first, locked. */
const lockOwed = (transaction: Transaction, invoiceIds: readonly number[]): Promise<InvoiceRow[]> =>
  transaction
    .select()
    .from(invoices)
    .where(and(inArray(invoices.paysFor, [...invoiceIds]), eq(invoices.status, 'pending')))
    .orderBy(asc(invoices.id))
    .for('no key update')

/**
 * What an amount that is returned of a shipment takes off what is still to be paid for it: no more than its own part of an
 * order. To be booked first: what follows locks the customer.
 * @param of.invoiceIds what was paid for the shipment
 * @param amount whole rupiah
 */
export async function reductionsOf(
  transaction: Transaction,
  { invoiceIds, cartId }: { invoiceIds: readonly number[]; cartId: number },
  amount: number,
): Promise<Reduction[]> {
  if (amount <= 0 || invoiceIds.length === 0) return []
  const all = await lockOwed(transaction, invoiceIds)
  if (all.length === 0) return []
  const items = await transaction
    .select({ invoiceId: invoiceItems.invoiceId, amount: invoiceItems.amount })
    .from(invoiceItems)
    .where(and(inArray(invoiceItems.invoiceId, [...invoiceIds]), eq(invoiceItems.cartId, cartId)))
  const earlier = await reducedOfCart(
    transaction,
    all.map(({ id }) => id),
    cartId,
  )
  let left = amount
  return all.flatMap((owed): Reduction[] => {
    const billed = items.find(({ invoiceId }) => invoiceId === owed.paysFor)?.amount ?? 0
    const part = Math.min(left, billed - (earlier.get(owed.id) ?? 0), owed.total)
    if (part <= 0) return []
    left -= part
    return [{ owed, amount: part }]
  })
}

/** What was returned of a shipment by less to pay of these invoices, in whole rupiah by invoice. */
export async function reducedOfCart(
  executor: Executor,
  laterIds: readonly number[],
  cartId: number,
): Promise<ReadonlyMap<number, number>> {
  const sums = new Map<number, number>()
  if (laterIds.length === 0) return sums
  const rows = await executor
    .select({ id: payLaterReductions.invoiceId, amount: payLaterReductions.amount })
    .from(payLaterReductions)
    .leftJoin(credits, eq(credits.id, payLaterReductions.creditId))
    .leftJoin(refunds, eq(refunds.id, payLaterReductions.refundId))
    .leftJoin(invoiceItems, eq(invoiceItems.invoiceId, payLaterReductions.returnedId))
    .where(
      and(
        inArray(payLaterReductions.invoiceId, [...laterIds]),
        isNull(payLaterReductions.undoneAt),
        or(eq(credits.cartId, cartId), eq(refunds.cartId, cartId), eq(invoiceItems.cartId, cartId)),
      ),
    )
  for (const { id, amount } of rows) sums.set(id, (sums.get(id) ?? 0) + amount)
  return sums
}

export const sumOfReductions = (all: readonly { amount: number }[]): number =>
  all.reduce((sum, { amount }) => sum + amount, 0)

export const postingsOfReductions = (all: readonly Reduction[]): Posting[] =>
  all.map(({ owed, amount }) => ({ ...receivableOf(owed.companyId), amount }))

/** Asks for less, once it is booked; of what is not to be paid at all any more, the invoice ends. The customer is told. */
export async function reduceOwed(
  transaction: Transaction,
  all: readonly Reduction[],
  by: By,
  now: Date,
): Promise<void> {
  for (const { owed, amount } of all) {
    await transaction.insert(payLaterReductions).values({ ...by, invoiceId: owed.id, amount, createdAt: now })
    const invoice = await askFor(transaction, owed, owed.total - amount, now)
    if (invoice.total > 0) await notifyOfInvoice(transaction, invoice, 'reduced', { by: amount }, now)
    else await notifyCustomer(transaction, invoice, 'owes_nothing', { amount }, now)
  }
}

/** Changes what a locked, pending invoice asks for. A number that was given out for another amount is closed. */
async function askFor(
  transaction: Transaction,
  { id }: InvoiceRow,
  total: number,
  now: Date,
): Promise<InvoiceRow> {
  await changeTotal(transaction, id, total)
  const before = (await attemptsOf(transaction, id)).at(-1)
  const invoice = await lockInvoice(transaction, id)
  if (total === 0) {
    await endAttempts(transaction, id, 'cancelled')
    await markEnded(transaction, id, 'returned', now)
    return lockInvoice(transaction, id)
  }
  await replaceAttempts(transaction, id, now)
  await addAttempt(transaction, invoice, methodFor(total, before?.method ?? 'manual'), now)
  return invoice
}

const by = ({ creditId, refundId, returnedId }: By) =>
  and(
    creditId == null ? undefined : eq(payLaterReductions.creditId, creditId),
    refundId == null ? undefined : eq(payLaterReductions.refundId, refundId),
    returnedId == null ? undefined : eq(payLaterReductions.returnedId, returnedId),
    isNull(payLaterReductions.undoneAt),
  )

/** What one of these took off what was owed, and stands. */
export const findReductions = (executor: Executor, what: By): Promise<StandingReduction[]> =>
  executor
    .select({ id: payLaterReductions.id, amount: payLaterReductions.amount, owed: invoices })
    .from(payLaterReductions)
    .innerJoin(invoices, eq(invoices.id, payLaterReductions.invoiceId))
    .where(by(what))
    .orderBy(asc(invoices.id), asc(payLaterReductions.id))

/** What else takes the place of what returned these. */
export async function moveReductions(
  transaction: Transaction,
  all: readonly StandingReduction[],
  to: By,
): Promise<void> {
  const ids = all.map(({ id }) => id)
  await transaction.update(payLaterReductions).set(to).where(inArray(payLaterReductions.id, ids))
}

/** Of these, what can be asked for again, and what cannot: it is paid or has ended meanwhile. Their invoices are locked. */
export async function splitReductions(
  transaction: Transaction,
  all: readonly StandingReduction[],
): Promise<{ open: StandingReduction[]; over: StandingReduction[] }> {
  const open: StandingReduction[] = []
  const over: StandingReduction[] = []
  for (const one of all) {
    const owed = await lockInvoice(transaction, one.owed.id)
    const those = owed.status === 'pending' ? open : over
    those.push({ ...one, owed })
  }
  return { open, over }
}

/** So much of these as an amount in whole rupiah, and the rest: one of them may be split. */
export async function partOfReductions(
  transaction: Transaction,
  all: readonly StandingReduction[],
  amount: number,
): Promise<{ part: StandingReduction[]; rest: StandingReduction[] }> {
  const part: StandingReduction[] = []
  const rest: StandingReduction[] = []
  let left = amount
  for (const one of all) {
    const taken = Math.min(one.amount, left)
    left -= taken
    if (taken === one.amount) part.push(one)
    else if (taken === 0) rest.push(one)
    else {
      part.push({ ...one, amount: taken })
      rest.push({ ...one, ...(await splitReduction(transaction, one.id, taken)) })
    }
  }
  return { part, rest }
}

/** @returns what is beside that amount, a row of its own */
async function splitReduction(
  transaction: Transaction,
  id: number,
  amount: number,
): Promise<{ id: number; amount: number }> {
  const isIt = eq(payLaterReductions.id, id)
  const [whole] = await transaction.select().from(payLaterReductions).where(isIt)
  if (!whole) throw new Error('a reduction is gone')
  await transaction.update(payLaterReductions).set({ amount }).where(isIt)
  const { id: _, ...same } = whole
  const [rest] = await transaction
    .insert(payLaterReductions)
    .values({ ...same, amount: whole.amount - amount })
    .returning({ id: payLaterReductions.id, amount: payLaterReductions.amount })
  if (!rest) throw new Error('a reduction was not written')
  return rest
}

/** Asks for it again, once its booking is reversed: of each invoice in one mail. @param by who took back their payment */
export async function undoReductions(
  transaction: Transaction,
  all: readonly StandingReduction[],
  by: TakenBackBy,
  now: Date,
): Promise<void> {
  const raised = new Map<number, Reduction>()
  for (const { id, owed, amount } of all) {
    await transaction.update(payLaterReductions).set({ undoneAt: now }).where(eq(payLaterReductions.id, id))
    raised.set(owed.id, { owed, amount: amount + (raised.get(owed.id)?.amount ?? 0) })
  }
  for (const { owed, amount } of raised.values()) {
    const { total } = await lockInvoice(transaction, owed.id)
    const invoice = await askFor(transaction, owed, total + amount, now)
    await notifyOfInvoice(transaction, invoice, 'raised', { amount, by }, now)
  }
}

/** What was off what is owed, by what these credits had returned, and was asked for again at a moment, in whole rupiah. */
export async function raisedAt(executor: Executor, creditIds: readonly number[], at: Date): Promise<number> {
  if (creditIds.length === 0) return 0
  return sumOfReductions(
    await executor
      .select({ amount: payLaterReductions.amount })
      .from(payLaterReductions)
      .where(and(inArray(payLaterReductions.creditId, [...creditIds]), eq(payLaterReductions.undoneAt, at))),
  )
}

/** How much less these invoices ask for than was paid with them, by id. */
export async function reducedBy(
  executor: Executor,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const sums = new Map<number, number>()
  if (invoiceIds.length === 0) return sums
  const rows = await executor
    .select({ id: payLaterReductions.invoiceId, amount: payLaterReductions.amount })
    .from(payLaterReductions)
    .where(and(inArray(payLaterReductions.invoiceId, [...invoiceIds]), isNull(payLaterReductions.undoneAt)))
  for (const { id, amount } of rows) sums.set(id, (sums.get(id) ?? 0) + amount)
  return sums
}
