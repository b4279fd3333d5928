import type { MeasurementChange } from '@seberang/domain/api'
import { loadCustomer } from '../customers/view.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { credits, invoiceItems, type Lines } from '../database/schema/index.ts'
import { book, lockWallet, reverse, walletOwner, type Booking } from '../ledger/ledger.ts'
import { addLines, negateLines, postingsOf, subtractLines, sumOfLines } from '../ledger/lines.ts'
import { chargesOf } from '../shipments/agreement.ts'
import type { MeasuredDifference } from '../shipments/difference.ts'
import { titleOf, type LoadedCart } from '../shipments/load.ts'
import { loadItems } from './items.ts'
import type { Replaced } from './invoice-letters.ts'
import { notifyCustomer } from './notify.ts'
import type { InvoiceRow } from './rows.ts'

/** A measurement by which a shipment turned out cheaper than agreed. */
export interface Reduction extends Pick<
  MeasuredDifference,
  'checkout' | 'request' | 'priced' | 'step' | 'before'
> {
  /** The difference; they sum to zero or less. */
  lines: Lines
  measurementId: number | null
  measurement: MeasurementChange | null
  /** Unpaid invoices that need not be paid any more. */
  replaces: readonly Replaced[]
}

/**
 * Credits the amount by which a shipment turned out cheaper to the customer's wallet, from the accounts it was booked
 * to.
 * @returns whole rupiah
 */
export async function giveCredit(
  transaction: Transaction,
  loaded: LoadedCart,
  reduction: Reduction,
  now: Date,
): Promise<number> {
  const { cart } = loaded
  const { checkout, request, priced, step, before, lines, measurementId, measurement, replaces } = reduction
  const { language } = await loadCustomer(transaction, cart.customerId)
  const amount = 0 - sumOfLines(lines)
  const [written] = await transaction
    .insert(credits)
    .values({
      invoiceId: checkout.invoice.id,
      cartId: cart.id,
      lines,
      step,
      request,
      priced,
      measurementId,
      amount,
      createdAt: now,
    })
    .returning({ id: credits.id })
  if (!written) throw new Error('a credit was not written')
  if (moves(lines)) {
    const postings = [...postingsOf(lines), { ...walletOwner(cart.customerId), amount }]
    await book(transaction, 'credit', String(written.id), postings, now)
  }
  const used = (await loadItems(transaction, [checkout.invoice.id])).find(
    ({ item }) => item.cartId === cart.id,
  )
  const shipment = {
    title: titleOf(loaded, language),
    request,
    priced,
    courier: checkout.courier,
    voucher: used?.voucher ?? null,
    lines: amount === 0 ? subtractLines(priced.answer.lines, before.answer.lines) : lines,
    receivedAt: cart.receivedAt,
    isUnconfirmed: false,
    measurement,
    before,
    isPaidBefore: true,
    charges: chargesOf(loaded.agreed),
  }
  const [replaced] = replaces
  if (amount > 0) {
    const about = { ...cart, page: checkout.invoice.code }
    await notifyCustomer(transaction, about, 'credit', { amount, shipment, replaces }, now)
  } else if (replaced) {
    const about = { customerId: cart.customerId, code: replaced.code }
    await notifyCustomer(transaction, about, 'cancelled', { amount: replaced.total, shipment }, now)
  }
  return amount
}

/** False when the lines only shift amounts within one account. */
const moves = (lines: Lines) => postingsOf(lines).some(({ amount }) => amount !== 0)

/**
 * Reverses the credits of a payment that was taken back. A credit that is already spent stays: a wallet never goes
 * below zero, and the company bears the loss.
 */
export async function undoCredits(transaction: Transaction, invoice: InvoiceRow, now: Date): Promise<void> {
  const given = await transaction
    .select()
    .from(credits)
    .where(and(eq(credits.invoiceId, invoice.id), isNull(credits.undoneAt)))
    .orderBy(asc(credits.id))
    .for('no key update')
  for (const { id, amount, lines } of given) {
    if ((await lockWallet(transaction, invoice.customerId)) < amount) continue
    const reference = String(id)
    if (moves(lines))
      await reverse(transaction, { kind: 'credit', reference }, { kind: 'credit_undone', reference }, now)
    await transaction.update(credits).set({ undoneAt: now }).where(eq(credits.id, id))
  }
}

/** Refunds a paid additional invoice in full, since the agreement it belongs to has ended. */
export async function returnAdditional(
  transaction: Transaction,
  invoice: InvoiceRow,
  now: Date,
): Promise<void> {
  const items = await transaction.select().from(invoiceItems).where(eq(invoiceItems.invoiceId, invoice.id))
  const postings = postingsOf(negateLines(addLines(items.map(({ lines }) => lines))))
  const wallet = { ...walletOwner(invoice.customerId), amount: invoice.total }
  await book(transaction, 'additional_returned', invoice.code, [...postings, wallet], now)
  await notifyCustomer(transaction, invoice, 'returned', { amount: invoice.total }, now)
}

/**
 * Reverses `returnAdditional` after its payment was taken back; if the wallet has less, the company bears the loss.
 * @returns whether the money is out of the wallet again
 */
export async function undoReturn(transaction: Transaction, invoice: InvoiceRow, now: Date): Promise<boolean> {
  if ((await lockWallet(transaction, invoice.customerId)) < invoice.total) return false
  const reference = invoice.code
  const returned: Booking = { kind: 'additional_returned', reference }
  await reverse(transaction, returned, { kind: 'additional_return_undone', reference }, now)
  return true
}
