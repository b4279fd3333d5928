import type { CourierPrice, MeasurementChange, Priced } from '@seberang/domain/api'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { credits, invoiceItems, ledgerAccounts, type Lines } from '../database/schema/index.ts'
import { book, reverse } from '../ledger/ledger.ts'
import { addLines, negateLines, postingsOf, sumOfLines, walletOwner } from '../ledger/lines.ts'
import { notifyCustomer } from './notify.ts'
import type { InvoiceRow } from './view.ts'

type Given = Omit<typeof credits.$inferInsert, 'amount' | 'createdAt'> & { lines: Lines }

interface CreditedShipment {
  cart: { customerId: number; code: string; receivedAt: Date | null }
  /** The last agreed price. */
  before: Priced
  title: string
  courier: CourierPrice | null
  measurement: MeasurementChange | null
}

/**
 * Credits the amount by which a shipment turned out cheaper to the customer's wallet, from the accounts it was booked
 * to.
 * @param given its lines are the difference; they sum to zero or less
 * @returns whole rupiah
 */
export async function giveCredit(
  transaction: Transaction,
  given: Given,
  { cart, before, ...shipment }: CreditedShipment,
  now: Date,
): Promise<number> {
  const amount = 0 - sumOfLines(given.lines)
  const [written] = await transaction
    .insert(credits)
    .values({ ...given, amount, createdAt: now })
    .returning({ id: credits.id })
  if (!written) throw new Error('a credit was not written')
  if (moves(given.lines)) {
    const postings = [...postingsOf(given.lines), { ...walletOwner(cart.customerId), amount }]
    await book(transaction, 'credit', String(written.id), postings, now)
  }
  if (amount > 0) {
    const bill = [{ ...given, ...shipment, voucher: null, receivedAt: cart.receivedAt }]
    await notifyCustomer(
      transaction,
      cart,
      'credit',
      { amount, bill, before, reason: null, topic: 'wallet' },
      now,
    )
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
    .for('update')
  for (const { id, amount, lines } of given) {
    if ((await lockWallet(transaction, invoice.customerId)) < amount) continue
    const reference = String(id)
    if (moves(lines))
      await reverse(transaction, { kind: 'credit', reference }, { kind: 'credit_undone', reference }, now)
    await transaction.update(credits).set({ undoneAt: now }).where(eq(credits.id, id))
  }
}

async function lockWallet(transaction: Transaction, customerId: number): Promise<number> {
  const [account] = await transaction
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.code, `wallet:${customerId}`))
    .for('update')
  return account?.balance ?? 0
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
  await notifyCustomer(transaction, invoice, 'credit', { amount: invoice.total, topic: 'wallet' }, now)
}

/** Reverses `returnAdditional` after its payment was taken back; if the wallet has less, the company bears the loss. */
export async function undoReturn(transaction: Transaction, invoice: InvoiceRow, now: Date): Promise<void> {
  if ((await lockWallet(transaction, invoice.customerId)) < invoice.total) return
  const reference = invoice.code
  const returned = { kind: 'additional_returned', reference }
  await reverse(transaction, returned, { kind: 'additional_return_undone', reference }, now)
}
