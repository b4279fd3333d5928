import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { payments } from '../database/schema/index.ts'
import type { GatewayState } from '../gateway/gateway.ts'
import { lockInvoice } from './lock.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'

/** A report of a gateway or an operator about a payment, with its rows locked. */
export interface ReportedPayment {
  invoice: InvoiceRow
  payment: PaymentRow
  report: Pick<GatewayState, 'transaction_id' | 'amount'>
  by: 'gateway' | 'operator'
  /** The name of the operator. */
  operator?: string
}

/** Locks the invoice and the payment attempt of an order. */
export async function lockOrder(transaction: Transaction, orderId: string) {
  const [found] = await transaction.select().from(payments).where(eq(payments.orderId, orderId))
  if (!found) return undefined
  const invoice = await lockInvoice(transaction, found.invoiceId)
  const [payment = found] = await transaction
    .select()
    .from(payments)
    .where(eq(payments.id, found.id))
    .for('no key update')
  return { invoice, payment }
}

/** The ledger's reference of money received for an order, whatever it is booked as. */
export const receiptReference = ({ payment, report }: ReportedPayment): string =>
  `${payment.orderId}:${report.transaction_id}`

/**
 * The ledger's reference of a settlement. A bank that reverses a settlement and settles again reuses the transaction
 * id; with the time, each settlement is booked.
 */
export const settlementReference = (reported: ReportedPayment, settledAt: Date | null): string =>
  `${receiptReference(reported)}:${reported.payment.id}:${settledAt?.toISOString() ?? ''}`
