import type { MeasurementChange } from '@seberang/domain/api'
import { loadCustomer } from '../customers/view.ts'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { credits, type Lines } from '../database/schema/index.ts'
import { book, lockLedger, lockWallet, reverse, walletOwner, type Booking } from '../ledger/ledger.ts'
import {
  addLines,
  negateLines,
  noLines,
  partOfLines,
  postingsOf,
  subtractLines,
  sumOfLines,
} from '../ledger/lines.ts'
import { chargesOf } from '../shipments/agreement.ts'
import type { MeasuredDifference } from '../shipments/difference.ts'
import { titleOf, type LoadedCart } from '../shipments/load.ts'
import { loadItems } from './items.ts'
import type { Replaced } from './invoice-letters.ts'
import { notifyCustomer } from './notify.ts'
import { paidLater } from './pay-later-state.ts'
import {
  findReductions,
  moveReductions,
  postingsOfReductions,
  reducedOfCart,
  reduceOwed,
  reductionsOf,
  splitReductions,
  sumOfReductions,
  type StandingReduction,
  type Undone,
} from './reductions.ts'
import { movedBy } from './refundable.ts'
import { takeFrom } from './refunds.ts'
import type { InvoiceRow } from './rows.ts'
import { linesOf } from './store.ts'

/** A measurement by which a shipment turned out cheaper than what was paid for it. */
export interface Reduction extends Pick<
  MeasuredDifference,
  'checkout' | 'request' | 'priced' | 'step' | 'before'
> {
  /** What is credited; they sum to zero or less. */
  lines: Lines
  /** The difference to the price that held until then. Above zero: so much of earlier credits was undone. */
  change: Lines
  measurementId: number | null
  measurement: MeasurementChange | null
  /** Unpaid invoices that need not be paid any more. */
  replaces: readonly Replaced[]
  /** False where whoever calls writes a mail that says it, too. */
  isMailed: boolean
}

/**
 * Credits the amount by which a shipment turned out cheaper, from the accounts it was booked to: off what is still to be
 * paid later of it, and to the customer's wallet. Zero only records the current price.
 */
export async function giveCredit(
  transaction: Transaction,
  loaded: LoadedCart,
  reduction: Reduction,
  now: Date,
): Promise<void> {
  const { cart } = loaded
  const { checkout, request, priced, step, before, lines, change, measurementId, measurement } = reduction
  const { replaces, isMailed } = reduction
  const { language } = await loadCustomer(transaction, cart.customerId)
  const credit = { invoiceId: checkout.invoice.id, cartId: cart.id, lines, step, request, priced }
  const owed = await bookCredit(
    transaction,
    cart.customerId,
    { ...credit, measurementId, createdAt: now },
    loaded.agreed.map(({ invoice }) => invoice.id),
    now,
  )
  if (!isMailed) return
  const used = (await loadItems(transaction, [checkout.invoice.id])).find(
    ({ item }) => item.cartId === cart.id,
  )
  const rise = sumOfLines(change)
  const shipment = {
    title: titleOf(loaded, language),
    request,
    priced,
    courier: checkout.courier,
    voucher: used?.voucher ?? null,
    lines: rise === 0 ? subtractLines(priced.answer.lines, before.answer.lines) : change,
    receivedAt: cart.receivedAt,
    isUnconfirmed: false,
    measurement,
    before,
    isPaidBefore: true,
    charges: chargesOf(loaded.agreed),
  }
  const [replaced] = replaces
  if (rise !== 0) {
    const about = { ...cart, page: checkout.invoice.code }
    const kind = rise < 0 ? 'credit' : 'credit_undone'
    const facts = { amount: Math.abs(rise), shipment, replaces }
    await notifyCustomer(transaction, about, kind, { ...facts, ...(owed > 0 && { owed }) }, now)
  } else if (replaced) {
    const about = { customerId: cart.customerId, code: replaced.code }
    await notifyCustomer(transaction, about, 'cancelled', { amount: replaced.total, shipment }, now)
  }
}

/**
 * Books a credit: off what is still to be paid later of these invoices first, the rest into the wallet.
 * @returns how much is off that, in whole rupiah
 */
async function bookCredit(
  transaction: Transaction,
  customerId: number,
  credit: Omit<typeof credits.$inferInsert, 'amount'>,
  invoiceIds: readonly number[],
  now: Date,
): Promise<number> {
  const { id, amount } = await insertCredit(transaction, credit)
  if (!moves(credit.lines)) return 0
  const reductions = await reductionsOf(transaction, { invoiceIds, cartId: credit.cartId }, amount)
  await bookCreditOf(transaction, { id, customerId, lines: credit.lines }, reductions, now)
  await reduceOwed(transaction, reductions, { creditId: id }, now)
  return sumOfReductions(reductions)
}

async function insertCredit(transaction: Transaction, credit: Omit<typeof credits.$inferInsert, 'amount'>) {
  const amount = 0 - sumOfLines(credit.lines)
  const [written] = await transaction
    .insert(credits)
    .values({ ...credit, amount })
    .returning({ id: credits.id, amount: credits.amount })
  if (!written) throw new Error('a credit was not written')
  return written
}

async function bookCreditOf(
  transaction: Transaction,
  { id, customerId, lines }: { id: number; customerId: number; lines: Lines },
  reductions: Parameters<typeof postingsOfReductions>[0],
  now: Date,
): Promise<void> {
  const amount = 0 - sumOfLines(lines) - sumOfReductions(reductions)
  const wallet = { ...walletOwner(customerId), amount }
  const postings = [...postingsOf(lines), ...postingsOfReductions(reductions), wallet]
  await book(transaction, 'credit', String(id), postings, now)
}

/** False when the lines only shift amounts within one account. */
const moves = (lines: Lines) => postingsOf(lines).some(({ amount }) => amount !== 0)

type CreditRow = typeof credits.$inferSelect

/** The credits of an invoice that stand, oldest first, locked. */
const lockCredits = (transaction: Transaction, invoiceId: number): Promise<CreditRow[]> =>
  transaction
    .select()
    .from(credits)
    .where(and(eq(credits.invoiceId, invoiceId), isNull(credits.undoneAt)))
    .orderBy(asc(credits.id))
    .for('no key update')

async function undoCredit(transaction: Transaction, { id, lines }: CreditRow, now: Date): Promise<void> {
  const reference = String(id)
  if (moves(lines))
    await reverse(transaction, { kind: 'credit', reference }, { kind: 'credit_undone', reference }, now)
  await transaction.update(credits).set({ undoneAt: now }).where(eq(credits.id, id))
}

/** What is to be left of credits. */
interface Rest {
  lines: Lines
  /** So much of it is off what is owed. */
  reductions: readonly StandingReduction[]
  spentAt: Date | null
}

/** What is left of a credit, or of several of a shipment, takes the place of the newest of them. */
async function leaveOfCredit(
  transaction: Transaction,
  newest: CreditRow,
  customerId: number,
  { lines, reductions, spentAt }: Rest,
  now: Date,
): Promise<void> {
  const { id: _, ...same } = newest
  const { id } = await insertCredit(transaction, { ...same, lines, spentAt })
  await bookCreditOf(transaction, { id, customerId, lines }, reductions, now)
  await moveReductions(transaction, reductions, { creditId: id })
}

/**
 * Undoes what earlier measurements credited of a locked shipment, once a later one finds it dearer. What was spent
 * of it stays credited: a wallet never goes below zero; so does what was off something to be paid later.
 * @returns by line; they sum to what is out of the wallet again
 */
export async function undoCreditsOfShipment(
  transaction: Transaction,
  { id: cartId, customerId }: Pick<LoadedCart['cart'], 'id' | 'customerId'>,
  checkoutId: number,
  now: Date,
): Promise<Lines> {
  const given = (await lockCredits(transaction, checkoutId)).filter((credit) => credit.cartId === cartId)
  const newest = given.at(-1)
  if (!newest) return noLines()
  await lockLedger(transaction, customerId)
  const lines = addLines(given.map((credit) => credit.lines))
  const reductions: StandingReduction[] = []
  for (const { id } of given) reductions.push(...(await findReductions(transaction, { creditId: id })))
  const off = sumOfReductions(reductions)
  const spent = off + Math.max(0, 0 - sumOfLines(lines) - off - (await lockWallet(transaction, customerId)))
  const rest = { lines: partOfLines(lines, 0 - spent), reductions, spentAt: newest.spentAt }
  if (spent > 0) await leaveOfCredit(transaction, newest, customerId, rest, now)
  for (const credit of given) await undoCredit(transaction, credit, now)
  return subtractLines(rest.lines, lines)
}

/**
 * Reverses the credits of a payment that was taken back. What is spent of one stays, since a wallet never goes below zero,
 * and so does what is off something that is paid or has ended: the company bears the loss.
 */
export async function undoCredits(
  transaction: Transaction,
  { id: invoiceId, customerId }: InvoiceRow,
  now: Date,
): Promise<Undone> {
  let withdrawn = 0
  const raised: StandingReduction[] = []
  for (const credit of await lockCredits(transaction, invoiceId)) {
    const { id, amount, lines } = credit
    const all = await findReductions(transaction, { creditId: id })
    const { open, over } = await splitReductions(transaction, all)
    const inWallet = amount - sumOfReductions(all)
    const spent = Math.max(0, inWallet - (await lockWallet(transaction, customerId)))
    const left = sumOfReductions(over) + spent
    if (left > 0 && left === amount) {
      await transaction.update(credits).set({ spentAt: now }).where(eq(credits.id, id))
      continue
    }
    const rest = { lines: partOfLines(lines, 0 - left), reductions: over, spentAt: now }
    if (left > 0) await leaveOfCredit(transaction, credit, customerId, rest, now)
    await undoCredit(transaction, credit, now)
    raised.push(...open)
    withdrawn += inWallet - spent
  }
  return { withdrawn, raised }
}

/** The credits that these checkouts ever gave, those undone included. */
export const loadCredits = (executor: Executor, checkoutIds: readonly number[]): Promise<CreditRow[]> =>
  executor
    .select()
    .from(credits)
    .where(inArray(credits.invoiceId, [...checkoutIds]))

/**
 * Returns a paid additional invoice, since the agreement it belongs to has ended: all of it, but for what was off what is
 * paid later of it and never paid, and for what refunds have returned already.
 * @param refunded by shipment, in whole rupiah; what this invoice covers is taken off it
 */
export async function returnAdditional(
  transaction: Transaction,
  invoice: InvoiceRow,
  refunded: Map<number, number>,
  now: Date,
): Promise<void> {
  const { id, code, customerId, total } = invoice
  const [item] = await loadItems(transaction, [id])
  if (!item) throw new Error('an additional invoice is for nothing')
  const cartId = item.cart.id
  const [later] = await paidLater(transaction, [id])
  const reduced = later && (await reducedOfCart(transaction, [later.id], cartId)).get(later.id)
  const paid = total - (reduced ?? 0)
  const before = refunded.get(cartId) ?? 0
  const amount = Math.max(0, paid - before)
  refunded.set(cartId, Math.max(0, before - paid))
  if (amount === 0) return
  const reductions = await reductionsOf(transaction, { invoiceIds: [id], cartId }, amount)
  const owed = sumOfReductions(reductions)
  const lines = negateLines(await linesOf(transaction, id))
  const postings = [
    ...postingsOf(amount === total ? lines : partOfLines(lines, 0 - amount)),
    ...postingsOfReductions(reductions),
    { ...walletOwner(customerId), amount: amount - owed },
  ]
  await book(transaction, 'additional_returned', code, postings, now)
  await reduceOwed(transaction, reductions, { returnedId: id }, now)
  await notifyCustomer(transaction, invoice, 'returned', { amount, ...(owed > 0 && { owed }) }, now)
}

/**
 * Reverses `returnAdditional` after its payment was taken back, which was no payment on credit: as much as the wallet still
 * has; the company bears the loss of the rest.
 * @returns what is out of the wallet again, in whole rupiah
 */
export async function undoReturn(transaction: Transaction, invoice: InvoiceRow, now: Date): Promise<number> {
  const { code: reference, customerId } = invoice
  const returned: Booking = { kind: 'additional_returned', reference }
  const undone: Booking = { kind: 'additional_return_undone', reference }
  const moved = await movedBy(transaction, [returned.kind], [reference])
  const inWallet = moved.get('wallet') ?? 0
  const amount = Math.min(inWallet, await lockWallet(transaction, customerId))
  if (amount === 0) return 0
  if (amount === inWallet) await reverse(transaction, returned, undone, now)
  else {
    const from = [...moved].map(([kind, sum]) => ({ kind, amount: 0 - sum }))
    const back = takeFrom(from, amount).map((one) => ({ ...one, amount: 0 - one.amount }))
    const wallet = { ...walletOwner(customerId), amount: 0 - amount }
    await book(transaction, undone.kind, reference, [wallet, ...back], now)
  }
  return amount
}
