import type { Language } from '@seberang/domain/language'
import { eq } from 'drizzle-orm'
import { loadCustomer } from '../customers/view.ts'
import type { Transaction } from '../database/database.ts'
import { invoiceItems, invoices, payments } from '../database/schema/index.ts'
import type { GatewayState } from '../gateway/gateway.ts'
import { book, reverse, type Posting } from '../ledger/ledger.ts'
import { queueMail } from '../mail/mailer.ts'
import { writeNotice } from '../notices.ts'
import { moveCart } from '../shipments/move.ts'
import { endInvoice, lockCartsOf, lockInvoice } from './end.ts'
import { invoiceMail, type InvoiceMail } from './texts.ts'
import type { InvoiceRow, PaymentRow } from './view.ts'

/** What became of a gateway's word; kept beside it. */
export type Outcome =
  | 'unknown_order'
  | 'not_understood'
  | 'nothing_new'
  | 'pending'
  | 'paid'
  | 'refund_owed'
  | 'taken_back'
  | 'ended'

/**
 * Applies what a gateway says of an order: the one place where a payment changes anything. Works under the invoice's
 * row lock; whatever comes twice, late or out of order changes nothing twice, and every rupiah received is booked.
 */
export async function applyGatewayState(
  transaction: Transaction,
  told: GatewayState,
  now: Date,
): Promise<Outcome> {
  const [found] = await transaction.select().from(payments).where(eq(payments.orderId, told.order_id))
  if (!found) return 'unknown_order'
  if (told.state === 'unknown' || told.state === 'refunded') return 'not_understood'
  const invoice = await lockInvoice(transaction, found.invoiceId)
  const [payment = found] = await transaction
    .select()
    .from(payments)
    .where(eq(payments.id, found.id))
    .for('update')
  if (told.state === 'settled') return settle(transaction, { invoice, payment, told }, now)
  if (told.state === 'pending') return notePending(transaction, payment, told)
  if (payment.state === 'settled') {
    return told.state === 'denied' ? takeBack(transaction, { invoice, payment, told }, now) : 'nothing_new'
  }
  return endPayment(transaction, { invoice, payment, told }, now)
}

interface Case {
  invoice: InvoiceRow
  payment: PaymentRow
  told: GatewayState
}

const settlement = (orderId: string, transactionId: string) => `${orderId}:${transactionId}`

async function settle(
  transaction: Transaction,
  { invoice, payment, told }: Case,
  now: Date,
): Promise<Outcome> {
  const reference = settlement(payment.orderId, told.transaction_id)
  const isTheOne =
    told.amount === payment.amount && payment.state !== 'settled' && invoice.status === 'pending'
  const clearing: Posting = { kind: 'clearing', of: payment.method, amount: -told.amount }
  if (!isTheOne) {
    // The first settlement of this very transaction, told again.
    if (payment.state === 'settled' && payment.transactionId === told.transaction_id) return 'nothing_new'
    if (told.amount <= 0) return 'not_understood'
    const owed: Posting = { kind: 'refunds_payable', amount: told.amount }
    const isBooked = await book(transaction, 'refund_owed', reference, [clearing, owed], now)
    if (!isBooked) return 'nothing_new'
    if (payment.state !== 'settled' && told.amount === payment.amount)
      await markSettled(transaction, payment, told, now)
    await tell(transaction, invoice, 'refund', told.amount, now)
    return 'refund_owed'
  }
  // A bank that takes a settlement back and settles again uses the same transaction: each time is booked.
  const isBooked = await book(
    transaction,
    'settlement',
    `${reference}:${payment.id}:${now.toISOString()}`,
    [clearing, ...(await splitOf(transaction, invoice))],
    now,
  )
  if (!isBooked) return 'nothing_new'
  await markSettled(transaction, payment, told, now)
  await transaction
    .update(invoices)
    .set({ status: 'paid', paidAt: now, endedAt: now })
    .where(eq(invoices.id, invoice.id))
  for (const loaded of await lockCartsOf(transaction, invoice.id)) {
    await moveCart(transaction, loaded, 'paid', { by: 'gateway' }, now)
  }
  await tell(transaction, invoice, 'paid', invoice.total, now)
  return 'paid'
}

/** What an invoice's money is: duties and taxes go on to the state, the last mile to the courier, the rest is ours. */
async function splitOf(transaction: Transaction, invoice: InvoiceRow): Promise<Posting[]> {
  const items = await transaction.select().from(invoiceItems).where(eq(invoiceItems.invoiceId, invoice.id))
  const split = { duties_payable: 0, domestic_payable: 0, insurance_payable: 0, revenue: 0 }
  for (const { priced, amount } of items) {
    const { duty, vat, income_tax, domestic_shipping, insurance } = priced.answer.lines
    const duties = duty + vat + income_tax
    split.duties_payable += duties
    split.domestic_payable += domestic_shipping
    split.insurance_payable += insurance
    split.revenue += amount - duties - domestic_shipping - insurance
  }
  return [
    { kind: 'duties_payable', amount: split.duties_payable },
    { kind: 'domestic_payable', amount: split.domestic_payable },
    { kind: 'insurance_payable', amount: split.insurance_payable },
    { kind: 'revenue', amount: split.revenue },
  ]
}

async function markSettled(
  transaction: Transaction,
  payment: PaymentRow,
  told: GatewayState,
  now: Date,
): Promise<void> {
  await transaction
    .update(payments)
    .set({ state: 'settled', settledAt: now, transactionId: told.transaction_id })
    .where(eq(payments.id, payment.id))
}

async function notePending(
  transaction: Transaction,
  payment: PaymentRow,
  told: GatewayState,
): Promise<Outcome> {
  // Late: the order has moved on.
  if (payment.state !== 'created' && payment.state !== 'pending') return 'nothing_new'
  await transaction
    .update(payments)
    .set({ state: 'pending', transactionId: told.transaction_id })
    .where(eq(payments.id, payment.id))
  return 'pending'
}

/** The gateway takes a settlement back: what was booked is undone, and the invoice is open until its time is up. */
async function takeBack(
  transaction: Transaction,
  { invoice, payment, told }: Case,
  now: Date,
): Promise<Outcome> {
  // Another transaction of the order is not the one that was settled.
  if (payment.transactionId !== told.transaction_id) return 'nothing_new'
  const reference = settlement(payment.orderId, told.transaction_id)
  const settledAt = payment.settledAt?.toISOString() ?? ''
  const paid = { kind: 'settlement', reference: `${reference}:${payment.id}:${settledAt}` }
  const reopens = invoice.status === 'paid'
  const earlier = reopens ? paid : { kind: 'refund_owed', reference }
  await reverse(transaction, earlier, { kind: 'settlement_taken_back', reference: earlier.reference }, now)
  await transaction
    .update(payments)
    .set({ state: 'denied', settledAt: null })
    .where(eq(payments.id, payment.id))
  if (!reopens) return 'taken_back'
  await transaction
    .update(invoices)
    .set({ status: 'pending', paidAt: null, endedAt: null })
    .where(eq(invoices.id, invoice.id))
  for (const loaded of await lockCartsOf(transaction, invoice.id)) {
    if (loaded.cart.status === 'paid') await moveCart(transaction, loaded, 'pending', { by: 'gateway' }, now)
  }
  await tell(transaction, invoice, 'reopened', payment.amount, now)
  return 'taken_back'
}

/** A payment that failed ends its invoice, so that the goods can be checked out again at once. */
async function endPayment(
  transaction: Transaction,
  { invoice, payment, told }: Case,
  now: Date,
): Promise<Outcome> {
  if (payment.state !== 'created' && payment.state !== 'pending') return 'nothing_new'
  await transaction
    .update(payments)
    .set({ state: told.state, transactionId: told.transaction_id })
    .where(eq(payments.id, payment.id))
  if (invoice.status === 'pending') {
    await endInvoice(transaction, invoice, told.state === 'expired' ? 'expired' : 'cancelled', now)
  }
  return 'ended'
}

async function tell(
  transaction: Transaction,
  invoice: InvoiceRow,
  kind: InvoiceMail,
  amount: number,
  now: Date,
): Promise<void> {
  const customer = await loadCustomer(transaction, invoice.customerId)
  const mail = invoiceMail(kind, customer.language as Language, { code: invoice.code, total: amount })
  await queueMail(transaction, { to: customer.email, ...mail }, now)
  await writeNotice(transaction, invoice.customerId, 'invoice', invoice.code, now)
}
