import { grantedRefunds, refundableOf, type Refundable } from '@seberang/domain/wallet'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import {
  invoiceItems,
  invoices,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  refunds,
  type AccountKind,
} from '../database/schema/index.ts'
import {
  book,
  broughtToWallet,
  lockLedger,
  lockWallet,
  reverse,
  walletOwner,
  type Booking,
  type Posting,
} from '../ledger/ledger.ts'
import { addLines, postingsOf } from '../ledger/lines.ts'
import { checkoutOf } from '../shipments/difference.ts'
import { isReversed } from '../shipments/invoice-payments.ts'
import type { LoadedCart } from '../shipments/load.ts'
import { attemptsOfAll } from './attempts.ts'
import { findBankFileOf } from './bank-file-of.ts'
import { lockCartsOf } from './lock.ts'
import { paidLater } from './pay-later-state.ts'
import {
  canAskAgain,
  findReductions,
  reducedOfCart,
  postingsOfReductions,
  reduceOwed,
  reductionsOf,
  sumOfReductions,
  undoReductions,
  type ReductionRow,
} from './reductions.ts'
import type { InvoiceRow } from './rows.ts'

export type RefundRow = typeof refunds.$inferSelect

/** What may be returned of a shipment, and the accounts that its money lies on. */
export interface RefundableCart extends Refundable {
  /** Whole rupiah by account, which sum to what is left. */
  kept: readonly Posting[]
  /** The invoices that were paid for it. */
  paidWith: readonly number[]
}

/** Paid out of the wallet: this never becomes cash. What is paid later is what that is paid with, once it is. */
const creditMethods: readonly string[] = ['wallet']

/** Ours first; what was collected for others is touched last. */
const takenInOrder = [
  'revenue',
  'insurance_payable',
  'domestic_payable',
  'duties_payable',
] as const satisfies readonly AccountKind[]

/** A shipment that is not paid for has nothing to return. To be exact while others pay, its order is locked. */
export async function loadRefundable(
  executor: Executor,
  { cart, agreed }: Pick<LoadedCart, 'cart' | 'agreed'>,
): Promise<RefundableCart> {
  const billed = agreed.filter(({ kind, invoice }) => kind !== 'credit' && invoice.status === 'paid')
  const later = await paidLater(
    executor,
    billed.map(({ invoice }) => invoice.id),
  )
  const attempts = await attemptsOfAll(
    executor,
    [...billed.map(({ invoice }) => invoice), ...later].map(({ id }) => id),
  )
  const settledOf = (id: number) =>
    attempts.filter(({ invoiceId, state }) => invoiceId === id && state === 'settled')
  // What its bank has reversed since is not there to be returned.
  const paid = billed.filter(({ invoice }) => !settledOf(invoice.id).some(isReversed))
  const isPaidBy = ({ id, paidAt }: Pick<InvoiceRow, 'id' | 'paidAt'>, methods: readonly string[]) =>
    settledOf(id).some(
      ({ method, settledAt }) => methods.includes(method) && settledAt?.getTime() === paidAt?.getTime(),
    )
  const isCredit = ({ invoice }: (typeof paid)[number]) => {
    const owed = later.find(({ paysFor }) => paysFor === invoice.id)
    return isPaidBy(owed ?? invoice, creditMethods) || (owed !== undefined && owed.status !== 'paid')
  }
  const credits = agreed.filter(({ kind }) => kind === 'credit')
  // What was off what is owed was never paid in any way.
  const reduced = await reducedOfCart(
    executor,
    later.map(({ id }) => id),
    cart.id,
  )
  const neverPaid = (parts: typeof paid): number =>
    later.reduce(
      (sum, { id, paysFor }) =>
        sum + (parts.some(({ invoice }) => invoice.id === paysFor) ? (reduced.get(id) ?? 0) : 0),
      0,
    )
  const inCash = paid.filter((part) => !isCredit(part))
  const given = await findGranted(executor, cart.id, checkoutOf(agreed)?.invoice.id)
  const refundable = refundableOf({
    cash: sumOf(inCash) - neverPaid(inCash),
    credit: sumOf(paid.filter(isCredit)) + neverPaid(inCash),
    owed: later.reduce((sum, { status, total }) => sum + (status === 'pending' ? total : 0), 0),
    credited: 0 - sumOf(credits),
    refundedToWallet: sumOf(given.filter((one) => !isToBank(one))),
    refundedToBank: sumOf(given.filter(isToBank)),
  })
  const earlier = await takenBy(
    executor,
    given.map(({ id }) => id),
  )
  const amounts = postingsOf(addLines([...paid, ...credits].map(({ lines }) => lines))).map((posting) => ({
    ...posting,
    amount: posting.amount + (earlier.get(posting.kind) ?? 0),
  }))
  return { ...refundable, kept: amounts, paidWith: billed.map(({ invoice }) => invoice.id) }
}

const sumOf = (all: readonly { amount: number | null }[]): number =>
  all.reduce((sum, { amount }) => sum + (amount ?? 0), 0)

/** What the bank did not take is in the wallet. */
const isToBank = ({ bankAccountId, bounced }: RefundRow): boolean =>
  bankAccountId !== null && bounced === null

/** The refunds of a shipment that stand, oldest first. */
async function findGranted(
  executor: Executor,
  cartId: number,
  checkoutId: number | undefined,
): Promise<RefundRow[]> {
  if (checkoutId === undefined) return []
  return executor
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.cartId, cartId),
        eq(refunds.invoiceId, checkoutId),
        inArray(refunds.status, grantedRefunds),
        isNull(refunds.undoneAt),
      ),
    )
    .orderBy(asc(refunds.decidedAt), asc(refunds.id))
}

/** What refunds of a shipment's order returned and stands, beside what was off what is owed, in whole rupiah. */
export async function refundedOf(executor: Executor, { cartId, checkoutId }: OfShipment): Promise<number> {
  let sum = 0
  for (const { id, amount } of await findGranted(executor, cartId, checkoutId))
    sum += (amount ?? 0) - sumOfReductions(await findReductions(executor, { refundId: id }))
  return sum
}

/** What approving these refunds moved on each kind of account: what was taken is zero or less. */
async function takenBy(executor: Executor, ids: readonly string[]): Promise<Map<AccountKind, number>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select({ kind: ledgerAccounts.kind, sum: sql`sum(${ledgerEntries.amount})`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerTransactions.kind, 'refund'), inArray(ledgerTransactions.reference, [...ids])))
    .groupBy(ledgerAccounts.kind)
  return new Map(rows.map(({ kind, sum }) => [kind, sum]))
}

/** What was kept for a bank when a refund was approved, in whole rupiah. */
export const keptForBank = async (executor: Executor, id: string): Promise<number> =>
  (await takenBy(executor, [id])).get('refunds_payable') ?? 0

/** Takes an amount from the accounts that a shipment's money lies on. */
function takeFrom(kept: readonly Posting[], amount: number): Posting[] {
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
 */
export async function bookRefund(
  transaction: Transaction,
  { id, customerId, cartId, amount }: Booked,
  { kept, paidWith, toBank }: Pick<RefundableCart, 'kept' | 'paidWith'> & { toBank: boolean },
  now: Date,
): Promise<void> {
  const reductions = toBank ? [] : await reductionsOf(transaction, { invoiceIds: paidWith, cartId }, amount)
  const to = toBank ? ({ kind: 'refunds_payable' } as const) : walletOwner(customerId)
  const rest = { ...to, amount: amount - sumOfReductions(reductions) }
  const postings = [...takeFrom(kept, amount), ...postingsOfReductions(reductions), rest]
  await book(transaction, 'refund', id, postings, now)
  await reduceOwed(transaction, reductions, { refundId: id }, now)
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
 * Once a payment was taken back, undoes the refunds for which not enough was paid any more, or of those to a bank not enough
 * in money, the newest first. What was transferred or spent stays: a wallet never goes below zero, and the company bears
 * the loss. The order is locked, and the ledger.
 * @returns what is out of the wallet again, in whole rupiah
 */
export async function undoRefunds(transaction: Transaction, checkoutId: number, now: Date): Promise<number> {
  let undone = 0
  for (const loaded of await lockCartsOf(transaction, checkoutId)) {
    const { paid, returned, tooMuchToBank } = await loadRefundable(transaction, loaded)
    const missing = { all: returned - paid, inMoney: tooMuchToBank }
    undone += await undoNewest(transaction, { cartId: loaded.cart.id, checkoutId }, missing, now)
  }
  return undone
}

/**
 * The same of an order that has ended, once the payment of an invoice that had been added to it was taken back: only what
 * nothing pays for any more, since what is paid for such an order cannot be asked back otherwise.
 */
export async function undoRefundsOfAdded(
  transaction: Transaction,
  { id, addsTo }: Pick<InvoiceRow, 'id' | 'addsTo'>,
  now: Date,
): Promise<number> {
  const [item] = await transaction.select().from(invoiceItems).where(eq(invoiceItems.invoiceId, id))
  if (!item || addsTo === null) return 0
  const of = { cartId: item.cartId, checkoutId: addsTo }
  const all = (await refundedOf(transaction, of)) - (await keptOfAdded(transaction, of))
  return undoNewest(transaction, of, { all, inMoney: 0, onlyWhole: true }, now)
}

interface OfShipment {
  cartId: number
  checkoutId: number
}

async function undoNewest(
  transaction: Transaction,
  { cartId, checkoutId }: OfShipment,
  missing: { all: number; inMoney: number; onlyWhole?: boolean },
  now: Date,
): Promise<number> {
  let { all, inMoney } = missing
  let undone = 0
  for (const found of (await findGranted(transaction, cartId, checkoutId)).toReversed()) {
    // Otherwise it might be written into a bank file meanwhile.
    const [row = found] = await transaction
      .select()
      .from(refunds)
      .where(eq(refunds.id, found.id))
      .for('no key update')
    const { id, customerId } = row
    const amount = row.amount ?? 0
    if (all <= 0 && (inMoney <= 0 || !isToBank(row))) continue
    // What was handed over or stands in a bank file may be transferred already.
    const isKept =
      row.status === 'approved' && row.handedOverAt === null && !(await findBankFileOf(transaction, id))
    const isInWallet = row.status === 'paid' && !isToBank(row)
    const reductions = await findReductions(transaction, { refundId: id })
    const inWallet = amount - sumOfReductions(reductions)
    if (missing.onlyWhole && (inWallet > all || reductions.length > 0)) continue
    if (!isKept && (!isInWallet || (await lockWallet(transaction, customerId)) < inWallet)) continue
    if (!(await canAskAgain(transaction, reductions))) continue
    await undo(transaction, row, reductions, now)
    all -= amount
    if (isToBank(row)) inMoney -= amount
    if (!isKept) undone += inWallet
  }
  return undone
}

/** Undoes a refund; of one that has not reached anybody, nothing is left. */
async function undo(
  transaction: Transaction,
  { id, status, bounced }: Pick<RefundRow, 'id' | 'status' | 'bounced'>,
  reductions: readonly ReductionRow[],
  now: Date,
): Promise<void> {
  const undone = { kind: 'refund_undone', reference: id } as const
  const booked: Booking[] = [{ kind: 'refund', reference: id }]
  if (bounced !== null) booked.push({ kind: 'refund_returned', reference: id })
  await reverse(transaction, booked, undone, now)
  await undoReductions(transaction, reductions, now)
  const ended = status === 'approved' ? ({ status: 'rejected', amount: null, endedAt: now } as const) : {}
  await transaction
    .update(refunds)
    .set({ ...ended, undoneAt: now })
    .where(eq(refunds.id, id))
}

/**
 * Undoes an approved refund that the bank did not take, if what it was for is not paid any more: the payment was taken back
 * while it stood in a bank file. Its order is locked. @returns whether it did
 */
export async function undoIfUnpaid(transaction: Transaction, row: RefundRow, now: Date): Promise<boolean> {
  const loaded = (await lockCartsOf(transaction, row.invoiceId)).find(({ cart }) => cart.id === row.cartId)
  // Its order has ended, and what was added to it was returned less this refund: that still pays for it.
  const { cartId, invoiceId: checkoutId } = row
  if (!loaded && (await keptOfAdded(transaction, { cartId, checkoutId })) > 0) return false
  const { paid, returned, tooMuchToBank } = loaded
    ? await loadRefundable(transaction, loaded)
    : { paid: 0, returned: 1, tooMuchToBank: 0 }
  if (returned <= paid && tooMuchToBank === 0) return false
  const reductions = await findReductions(transaction, { refundId: row.id })
  if (!(await canAskAgain(transaction, reductions))) return false
  await lockLedger(transaction, row.customerId)
  await undo(transaction, row, reductions, now)
  return true
}

/**
 * What was kept of paid additional invoices of a shipment when its order ended, in whole rupiah: not what was returned into
 * the wallet or off what is paid later of them.
 */
async function keptOfAdded(executor: Executor, { cartId, checkoutId }: OfShipment): Promise<number> {
  const added = await executor
    .select({ id: invoices.id, code: invoices.code, amount: invoiceItems.amount })
    .from(invoices)
    .innerJoin(invoiceItems, eq(invoiceItems.invoiceId, invoices.id))
    .where(and(eq(invoices.addsTo, checkoutId), eq(invoices.status, 'paid'), eq(invoiceItems.cartId, cartId)))
  const later = await paidLater(
    executor,
    added.map(({ id }) => id),
  )
  const reduced = await reducedOfCart(
    executor,
    later.map(({ id }) => id),
    cartId,
  )
  let sum = 0
  for (const { id, code, amount } of added) {
    const owed = later.find(({ paysFor }) => paysFor === id)
    sum += amount - (await broughtToWallet(executor, { kind: 'additional_returned', reference: code }))
    sum -= (owed && reduced.get(owed.id)) ?? 0
  }
  return sum
}
