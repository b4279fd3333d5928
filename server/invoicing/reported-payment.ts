import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { invoices, payments } from '../database/schema/index.ts'
import type { GatewayState } from '../gateway/gateway.ts'
import type { LoadedCart } from '../shipments/load.ts'
import { lockBefore, lockInvoice } from './lock.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'

/** A report of a gateway or an operator about a payment, with its rows locked. */
export interface ReportedPayment {
  invoice: InvoiceRow
  payment: PaymentRow
  report: Pick<GatewayState, 'transaction_id' | 'amount' | 'card'>
  by: 'gateway' | 'operator'
  /** The name of the operator. */
  operator?: string
  /** Of what is paid later: the company that owes it, and the invoice that is due. */
  credit?: { companyId: string; owed: InvoiceRow }
}

/** Locks the invoice and the payment attempt of an order; a reversal depends on where its shipments are. */
export async function lockOrder(transaction: Transaction, orderId: string) {
  const [order] = await transaction
    .select({ found: payments, before: invoices })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(eq(payments.orderId, orderId))
  if (!order) return undefined
  const { found, before } = order
  await lockBefore(transaction, before)
  const invoice = await lockInvoice(transaction, found.invoiceId)
  const [payment = found] = await transaction
    .select()
    .from(payments)
    .where(eq(payments.id, found.id))
    .for('no key update')
  return { invoice, payment }
}

/** What stands for the gateway's transaction in a transfer, which the gateway does not know. */
export const transferTransaction = (reference: string): string => `transfer ${reference}`

/** What stands for it in a payment from the wallet, which pays its attempt once. */
export const walletTransaction = 'wallet'

/** The same in one with the credit of a company. */
export const payLaterTransaction = 'paylater'

/** The shipments that an invoice bills, of those that its order holds. */
export const paidForBy = ({ id }: Pick<InvoiceRow, 'id'>, held: readonly LoadedCart[]): LoadedCart[] =>
  held.filter(({ agreed }) => agreed.some((part) => part.invoice.id === id))

/** The ledger's reference of money that settles no attempt and is owed back; once a bank took that back, with the time. */
export const receiptReference = ({ payment, report }: Pick<ReportedPayment, 'payment' | 'report'>): string =>
  `${payment.orderId}:${report.transaction_id}`

/** The order in either reference of a payment's money. */
export const orderIn = (reference: string): string => reference.split(':', 1)[0] ?? ''

/** The transaction id in either reference of a payment's money. */
export const transactionIdIn = (
  { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>,
  reference: string,
): string =>
  reference.slice(orderId.length + 1).replace(new RegExp(`:${id}:\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$`), '')

/**
 * The ledger's reference of money that settles an attempt, whether it pays the invoice or is owed back. A bank that
 * reverses a settlement and settles again reuses the transaction id; with the time, each settlement is booked.
 */
export const settlementReference = (reported: ReportedPayment, settledAt: Date | null): string =>
  `${receiptReference(reported)}:${reported.payment.id}:${settledAt?.toISOString() ?? ''}`
