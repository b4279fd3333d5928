import type { Refundable } from '@seberang/domain/wallet'
import { and, asc, eq } from 'drizzle-orm'
import { readableCode } from '../base/ids.ts'
import type { Executor, Transaction } from '../database/database.ts'
import { carts, invoiceItems, invoices, refunds, type AccountKind } from '../database/schema/index.ts'
import {
  book,
  lockLedger,
  lockWallet,
  reverse,
  walletOwner,
  type Booking,
  type Posting,
} from '../ledger/ledger.ts'
import { findBankFileOf } from './bank-file-of.ts'
import { loadCarts } from '../shipments/load.ts'
import { lockCartsOf, lockInvoice } from './lock.ts'
import { notifyCustomer } from './notify.ts'
import {
  findReductions,
  moveReductions,
  partOfReductions,
  postingsOfReductions,
  reduceOwed,
  reductionsOf,
  splitReductions,
  sumOfReductions,
  undoReductions,
  type StandingReduction,
  type Undone,
} from './reductions.ts'
import {
  findGranted,
  isToBank,
  loadRefundable,
  loadRefundableOfEnded,
  movedBy,
  type OfOrder,
  type RefundableCart,
  type RefundRow,
} from './refundable.ts'
import type { InvoiceRow } from './rows.ts'
import type { TakenBackBy } from './texts/mail-about.ts'
import { sumOfLosses } from './write-off.ts'

/** Ours first; what was collected for others is touched last. */
const takenInOrder = [
  'revenue',
  'insurance_payable',
  'domestic_payable',
  'duties_payable',
] as const satisfies readonly AccountKind[]

/** Takes an amount from the accounts that a shipment's money lies on. */
export function takeFrom(kept: readonly Posting[], amount: number): Posting[] {
  let left = amount
  return takenInOrder.map((kind) => {
    const there = Math.max(0, kept.find((one) => one.kind === kind)?.amount ?? 0)
    const taken = Math.min(there, left)
    left -= taken
    return { kind, amount: 0 - taken }
  })
}

type Booked = Pick<RefundRow, 'id' | 'customerId' | 'cartId'> & { amount: number }

/**
 * Books a refund that was approved: off what is still to be paid later of the shipment, then into the wallet; or kept until
 * the bank has it.
 * @returns how much is off that, in whole rupiah
 */
export async function bookRefund(
  transaction: Transaction,
  { id, customerId, cartId, amount }: Booked,
  { kept, paidWith, toBank }: Pick<RefundableCart, 'kept' | 'paidWith'> & { toBank: boolean },
  now: Date,
): Promise<number> {
  const reductions = toBank ? [] : await reductionsOf(transaction, { invoiceIds: paidWith, cartId }, amount)
  const to = toBank ? ({ kind: 'refunds_payable' } as const) : walletOwner(customerId)
  const rest = { ...to, amount: amount - sumOfReductions(reductions) }
  const postings = [...takeFrom(kept, amount), ...postingsOfReductions(reductions), rest]
  await book(transaction, 'refund', id, postings, now)
  await reduceOwed(transaction, reductions, { refundId: id }, now)
  return sumOfReductions(reductions)
}

/** Books what the bank has transferred. */
export async function bookRefundPaid(
  transaction: Transaction,
  { id, amount }: Booked,
  now: Date,
): Promise<void> {
  const postings: Posting[] = [
    { kind: 'refunds_payable', amount: 0 - amount },
    { kind: 'bank_payout', amount },
  ]
  await book(transaction, 'refund_paid', id, postings, now)
}

/** Books into the wallet what the bank did not take. */
export async function bookRefundReturned(
  transaction: Transaction,
  { id, customerId, amount }: Booked,
  now: Date,
): Promise<void> {
  const postings: Posting[] = [
    { kind: 'refunds_payable', amount: 0 - amount },
    { ...walletOwner(customerId), amount },
  ]
  await book(transaction, 'refund_returned', id, postings, now)
}

/**
 * Once a payment was taken back, undoes so much of the refunds, the newest first, as not enough was paid for any more, or of
 * those to a bank not enough in money. What was transferred or spent stays: a wallet never goes below zero, and the company
 * bears the loss. The order is locked, and the ledger.
 * @param which.onlyKept only those that are kept for a bank: what was returned stays where the goods have left, too
 */
export async function undoRefunds(
  transaction: Transaction,
  checkoutId: number,
  now: Date,
  which: { onlyKept?: boolean } = {},
): Promise<Undone> {
  let withdrawn = 0
  const raised: StandingReduction[] = []
  const seenTo = await seenToOf(transaction, checkoutId)
  for (const loaded of await lockCartsOf(transaction, checkoutId)) {
    const of = { cartId: loaded.cart.id, checkoutId }
    const still = seenTo(await loadRefundable(transaction, loaded))
    const undone = await undoNewest(transaction, of, still, now, which)
    withdrawn += undone.withdrawn
    raised.push(...undone.raised)
  }
  return { withdrawn, raised }
}

/**
 * Settles anew what had been added to an order that has ended, once a payment of it, what is owed for it or a refund was
 * taken back: refunds that it does not pay for any more are undone, and what of it is kept for none goes to its customer:
 * off what is still to be paid later of it, and into the wallet. The order is locked, and the ledger.
 * @returns what of refunds is out of the wallet again, in whole rupiah
 */
export async function settleEnded(
  transaction: Transaction,
  checkoutId: number,
  by: TakenBackBy,
  now: Date,
): Promise<number> {
  let withdrawn = 0
  const seenTo = await seenToOf(transaction, checkoutId)
  for (const { cartId, invoice } of await findAdded(transaction, checkoutId)) {
    const of = { cartId, checkoutId }
    const still = seenTo(await loadRefundableOfEnded(transaction, of))
    const undone = await undoNewest(transaction, of, still, now)
    await undoReductions(transaction, undone.raised, by, now)
    withdrawn += undone.withdrawn
    const { left: amount, ...refundable } = await loadRefundableOfEnded(transaction, of)
    if (amount === 0) continue
    const { customerId } = invoice
    const own = { cartId, invoiceId: checkoutId, customerId, reason: 'cancelled', description: '' } as const
    await returnOf(transaction, { ...own, amount }, { refundable, invoice }, now)
  }
  return withdrawn
}

/**
 * What was returned too much of an order and is written off, given back or kept of a late payment is not taken out of a wallet
 * a second time.
 * @returns takes it off what was returned of the order's shipments, one after the other
 */
async function seenToOf(
  transaction: Transaction,
  checkoutId: number,
): Promise<(of: Refundable) => Refundable> {
  let left = await sumOfLosses(transaction, checkoutId)
  return (of) => {
    const part = Math.min(left, Math.max(0, of.returned - of.paid))
    left -= part
    return { ...of, returned: of.returned - part }
  }
}

/** Returns an amount as a refund of ours, and tells the customer. @param of.invoice what the mail says it was paid for */
async function returnOf(
  transaction: Transaction,
  own: OwnRefund & { amount: number },
  of: { refundable: Pick<RefundableCart, 'kept' | 'paidWith'>; invoice: InvoiceRow },
  now: Date,
): Promise<void> {
  const { amount } = own
  const row = { ...(await insertOwnRefund(transaction, own, now)), amount }
  const owed = await bookRefund(transaction, row, { ...of.refundable, toBank: false }, now)
  await notifyCustomer(transaction, of.invoice, 'returned', { amount, ...(owed > 0 && { owed }) }, now)
}

/** Of each shipment to whose order something was added, the newest of that. */
async function findAdded(transaction: Transaction, checkoutId: number) {
  const rows = await transaction
    .select({ cartId: invoiceItems.cartId, invoice: invoices })
    .from(invoices)
    .innerJoin(invoiceItems, eq(invoiceItems.invoiceId, invoices.id))
    .where(eq(invoices.addsTo, checkoutId))
    .orderBy(asc(invoices.id))
  return new Map(rows.map((row) => [row.cartId, row])).values()
}

type OwnRefund = Pick<
  RefundRow,
  'cartId' | 'invoiceId' | 'customerId' | 'reason' | 'description' | 'amount'
> & {
  /** Of what is left of another: it takes its place among those of its shipment. */
  decidedAt?: Date | null
}

/** One that nobody asked for: what is returned of an order that has ended, or what is left of a refund that is undone. */
async function insertOwnRefund(transaction: Transaction, own: OwnRefund, now: Date): Promise<RefundRow> {
  const paid = { status: 'paid', createdAt: now, endedAt: now } as const
  const decidedAt = own.decidedAt ?? now
  const values = { id: readableCode('RF'), needsReview: false, ...own, ...paid, decidedAt }
  const [row] = await transaction.insert(refunds).values(values).returning()
  if (!row) throw new Error('a refund was not written')
  return row
}

async function undoNewest(
  transaction: Transaction,
  of: OfOrder,
  { paid, returned, tooMuchToBank }: Refundable,
  now: Date,
  { onlyKept = false }: { onlyKept?: boolean } = {},
): Promise<Undone> {
  let all = returned - paid
  let inMoney = tooMuchToBank
  let withdrawn = 0
  const raised: StandingReduction[] = []
  const notDue: RefundRow[] = []
  for (const found of (await findGranted(transaction, of)).toReversed()) {
    // Otherwise it might be written into a bank file meanwhile.
    const [row = found] = await transaction
      .select()
      .from(refunds)
      .where(eq(refunds.id, found.id))
      .for('no key update')
    if (all <= 0 && (inMoney <= 0 || !isToBank(row))) continue
    // What was handed over or stands in a bank file may be transferred already.
    const isKept =
      row.status === 'approved' && row.handedOverAt === null && !(await findBankFileOf(transaction, row.id))
    const isInWallet = row.status === 'paid' && !isToBank(row)
    if (isKept) {
      await undo(transaction, row, nothingLeft, now)
      notDue.push(row)
      all -= row.amount ?? 0
      inMoney -= row.amount ?? 0
    }
    if (!isInWallet || onlyKept) continue
    const reductions = await findReductions(transaction, { refundId: row.id })
    const { open, over } = await splitReductions(transaction, reductions)
    const inWallet = (row.amount ?? 0) - sumOfReductions(reductions)
    const taken = Math.min(inWallet, await lockWallet(transaction, row.customerId), all)
    const { part, rest } = await partOfReductions(transaction, open, all - taken)
    const sum = taken + sumOfReductions(part)
    if (sum === 0) continue
    await undo(transaction, row, { inWallet: inWallet - taken, off: [...over, ...rest] }, now)
    raised.push(...part)
    all -= sum
    withdrawn += taken
  }
  for (const row of notDue) await tellNotDue(transaction, row, row.amount ?? 0, now)
  return { withdrawn, raised }
}

/** Tells a customer how much of a refund to a bank is no longer due. */
async function tellNotDue(
  transaction: Transaction,
  { id, customerId, invoiceId }: RefundRow,
  amount: number,
  now: Date,
): Promise<void> {
  const { code: page } = await lockInvoice(transaction, invoiceId)
  await notifyCustomer(transaction, { customerId, code: id, page }, 'refund_not_due', { amount }, now)
}

/** What is left of a refund that is undone. */
interface Rest {
  /** In whole rupiah. */
  inWallet: number
  /** What stays off something that was paid later: also what is paid or has ended since. */
  off: readonly StandingReduction[]
}
const nothingLeft: Rest = { inWallet: 0, off: [] }

/** Undoes a refund; what is left of it takes its place. */
async function undo(
  transaction: Transaction,
  row: RefundRow,
  { inWallet, off }: Rest,
  now: Date,
): Promise<void> {
  const { id, status, bounced, cartId, customerId, invoiceId, reason, description } = row
  const amount = inWallet + sumOfReductions(off)
  // Before it is undone: no wallet is below zero, not even between two bookings.
  if (amount > 0) {
    const own = { cartId, invoiceId, customerId, amount, reason, description, decidedAt: row.decidedAt }
    const next = await insertOwnRefund(transaction, own, now)
    const from = [...(await movedBy(transaction, ['refund'], [id]))]
    const taken = takeFrom(
      from.map(([kind, moved]) => ({ kind, amount: 0 - moved })),
      amount,
    )
    const wallet = { ...walletOwner(customerId), amount: inWallet }
    await book(transaction, 'refund', next.id, [...taken, ...postingsOfReductions(off), wallet], now)
    await moveReductions(transaction, off, { refundId: next.id })
  }
  const booked: Booking[] = [{ kind: 'refund', reference: id }]
  if (bounced !== null) booked.push({ kind: 'refund_returned', reference: id })
  await reverse(transaction, booked, { kind: 'refund_undone', reference: id }, now)
  const ended = status === 'approved' ? ({ status: 'rejected', amount: null, endedAt: now } as const) : {}
  await transaction
    .update(refunds)
    .set({ ...ended, undoneAt: now })
    .where(eq(refunds.id, id))
}

/** What may be returned of what a refund is of, also where its order has ended. */
async function loadRefundableFor(
  executor: Executor,
  { cartId, invoiceId: checkoutId }: Pick<RefundRow, 'cartId' | 'invoiceId'>,
): Promise<RefundableCart & { isOver: boolean }> {
  const rows = await executor
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.invoiceId, checkoutId)))
  const [loaded] = await loadCarts(executor, rows)
  return loaded
    ? { ...(await loadRefundable(executor, loaded)), isOver: false }
    : { ...(await loadRefundableOfEnded(executor, { cartId, checkoutId })), isOver: true }
}

const isDue = ({ paid, returned, tooMuchToBank }: Refundable): boolean =>
  returned <= paid && tooMuchToBank === 0

/** Whether what an approved refund to a bank is of is still paid, and in money. */
export const isRefundDue = async (executor: Executor, row: RefundRow): Promise<boolean> =>
  isDue(await loadRefundableFor(executor, row))

/**
 * Undoes an approved refund that is not transferred, if what it was for is not paid any more: a payment was taken back while
 * it stood in a bank file. What of it is still paid goes off what is owed, and into the wallet. Its order is locked, and
 * settled anew where it has ended. @returns whether it did
 */
export async function undoIfUnpaid(transaction: Transaction, row: RefundRow, now: Date): Promise<boolean> {
  if (await isRefundDue(transaction, row)) return false
  const { cartId, customerId, invoiceId, reason, description, decidedAt } = row
  const whole = row.amount ?? 0
  await lockLedger(transaction, customerId)
  await undo(transaction, row, nothingLeft, now)
  const { left, isOver, ...refundable } = await loadRefundableFor(transaction, row)
  const amount = Math.min(whole, left)
  if (isOver) await settleEnded(transaction, invoiceId, 'gateway', now)
  else if (amount > 0) {
    const own = { cartId, invoiceId, customerId, amount, reason, description, decidedAt }
    const invoice = await lockInvoice(transaction, invoiceId)
    await returnOf(transaction, own, { refundable, invoice }, now)
  }
  if (amount < whole) await tellNotDue(transaction, row, whole - amount, now)
  return true
}
