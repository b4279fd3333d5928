import { grantedRefunds, refundableOf, type Refundable } from '@seberang/domain/wallet'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import {
  invoiceItems,
  invoices,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  refunds,
  type AccountKind,
  type TransactionKind,
} from '../database/schema/index.ts'
import type { Posting } from '../ledger/ledger.ts'
import { addLines, partOfLines, postingsOf } from '../ledger/lines.ts'
import { loadParts, type AgreedPart } from '../shipments/agreement.ts'
import { checkoutOf } from '../shipments/difference.ts'
import { isReversed } from '../shipments/invoice-payments.ts'
import type { LoadedCart } from '../shipments/load.ts'
import { attemptsOfAll } from './attempts.ts'
import { paidLater } from './pay-later-state.ts'
import { findReductions, reducedOfCart, sumOfReductions } from './reductions.ts'
import type { InvoiceRow } from './rows.ts'

export type RefundRow = typeof refunds.$inferSelect

/** What may be returned of a shipment, and the accounts that its money lies on. */
export interface RefundableCart extends Refundable {
  /** Whole rupiah by account, which sum to what is left. */
  kept: readonly Posting[]
  /** The invoices that were paid for it. */
  paidWith: readonly number[]
}

/** A shipment of an order. */
export interface OfOrder {
  cartId: number
  checkoutId: number
}

/** Without an invoice, nothing was paid for it. */
type Of = Pick<OfOrder, 'cartId'> & { checkoutId: number | undefined }

/** Paid out of the wallet: this never becomes cash. What is paid later is what that is paid with, once it is. */
const creditMethods: readonly string[] = ['wallet']

/** A shipment that is not paid for has nothing to return. To be exact while others pay, its order is locked. */
export const loadRefundable = (
  executor: Executor,
  { cart, agreed }: Pick<LoadedCart, 'cart' | 'agreed'>,
): Promise<RefundableCart> => {
  const of = { cartId: cart.id, checkoutId: checkoutOf(agreed)?.invoice.id }
  return load(executor, of, { agreed, returned: new Map() })
}

/**
 * The same of an order that has ended: of what had been added to it and stays paid, less what was returned of that when it
 * ended. Of what was credited, only what is off what is paid later of that: the rest was of the checkout.
 */
export async function loadRefundableOfEnded(executor: Executor, of: OfOrder): Promise<RefundableCart> {
  const agreed: AgreedPart[] = []
  for (const part of await loadParts(executor, [of.cartId])) {
    if (part.checkout !== of.checkoutId) continue
    const off =
      part.kind === 'credit' ? sumOfReductions(await findReductions(executor, { creditId: part.id })) : 0
    const credited = { amount: 0 - off, lines: partOfLines(part.lines, 0 - off) }
    agreed.push(part.kind === 'credit' ? { ...part, ...credited } : part)
  }
  const added = await executor
    .select({ code: invoices.code })
    .from(invoices)
    .innerJoin(invoiceItems, eq(invoiceItems.invoiceId, invoices.id))
    .where(and(eq(invoices.addsTo, of.checkoutId), eq(invoiceItems.cartId, of.cartId)))
  const codes = added.map(({ code }) => code)
  const returned = await movedBy(executor, ['additional_returned', 'additional_return_undone'], codes)
  return load(executor, of, { agreed, returned })
}

async function load(
  executor: Executor,
  { cartId, checkoutId }: Of,
  { agreed, returned }: { agreed: readonly AgreedPart[]; returned: ReadonlyMap<AccountKind, number> },
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
    cartId,
  )
  const neverPaid = (parts: typeof paid): number =>
    later.reduce(
      (sum, { id, paysFor }) =>
        sum + (parts.some(({ invoice }) => invoice.id === paysFor) ? (reduced.get(id) ?? 0) : 0),
      0,
    )
  const inCash = paid.filter((part) => !isCredit(part))
  const given = await findGranted(executor, { cartId, checkoutId })
  const refundable = refundableOf({
    cash: sumOf(inCash) - neverPaid(inCash),
    credit: sumOf(paid.filter(isCredit)) + neverPaid(inCash),
    owed: later.reduce((sum, { status, total }) => sum + (status === 'pending' ? total : 0), 0),
    credited: 0 - sumOf(credits),
    refundedToWallet: sumOf(given.filter((one) => !isToBank(one))) + broughtBy(returned),
    refundedToBank: sumOf(given.filter(isToBank)),
  })
  const ids = given.map(({ id }) => id)
  const taken = [await movedBy(executor, ['refund'], ids), returned]
  const left = postingsOf(addLines([...paid, ...credits].map(({ lines }) => lines))).map((posting) => ({
    ...posting,
    amount: taken.reduce((sum, moved) => sum + (moved.get(posting.kind) ?? 0), posting.amount),
  }))
  return { ...refundable, kept: left, paidWith: billed.map(({ invoice }) => invoice.id) }
}

/** What of it went into the wallet, or off what is owed. */
const broughtBy = (moved: ReadonlyMap<AccountKind, number>): number =>
  (moved.get('wallet') ?? 0) + (moved.get('receivable') ?? 0)

const sumOf = (all: readonly { amount: number | null }[]): number =>
  all.reduce((sum, { amount }) => sum + (amount ?? 0), 0)

/** What the bank did not take is in the wallet. */
export const isToBank = ({ bankAccountId, bounced }: RefundRow): boolean =>
  bankAccountId !== null && bounced === null

/** The refunds of a shipment that stand, oldest first. */
export async function findGranted(executor: Executor, { cartId, checkoutId }: Of): Promise<RefundRow[]> {
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
export async function refundedOf(executor: Executor, of: OfOrder): Promise<number> {
  let sum = 0
  for (const { id, amount } of await findGranted(executor, of))
    sum += (amount ?? 0) - sumOfReductions(await findReductions(executor, { refundId: id }))
  return sum
}

/** What these bookings moved on each kind of account: what was taken is zero or less. */
export async function movedBy(
  executor: Executor,
  kinds: readonly TransactionKind[],
  references: readonly string[],
): Promise<ReadonlyMap<AccountKind, number>> {
  if (references.length === 0) return new Map()
  const rows = await executor
    .select({ kind: ledgerAccounts.kind, sum: sql`sum(${ledgerEntries.amount})`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        inArray(ledgerTransactions.kind, [...kinds]),
        inArray(ledgerTransactions.reference, [...references]),
      ),
    )
    .groupBy(ledgerAccounts.kind)
  return new Map(rows.map(({ kind, sum }) => [kind, sum]))
}

/** What was kept for a bank when a refund was approved, in whole rupiah. */
export const keptForBank = async (executor: Executor, id: string): Promise<number> =>
  (await movedBy(executor, ['refund'], [id])).get('refunds_payable') ?? 0
