import type { AdditionalInvoice, Cart, Invoice, InvoiceType, Payment } from '@seberang/domain/api'
import { isBeingMatched } from '@seberang/domain/status'
import { serverNow } from '../browser/server-clock.ts'

interface Due {
  due_date: string
}

/** What is due first comes first. */
export const byDeadline = (one: Due, other: Due): number => one.due_date.localeCompare(other.due_date)

/** Whether the time of a transfer is over, while its invoice still waits for the bank statement. */
export const isTransferOver = (
  {
    invoice_type: type = 'additional',
    status,
    due_date,
    payment,
  }: Due & { invoice_type?: InvoiceType; status: string; payment: Pick<Payment, 'payment_method'> | null },
  now = serverNow(),
): boolean =>
  isBeingMatched({ type, status, dueAt: Date.parse(due_date), method: payment?.payment_method }, now)

/** Whether what is paid later is overdue. */
export const isOverdue = (
  { invoice_type, status, due_date }: Due & Pick<Invoice, 'invoice_type' | 'status'>,
  now = serverNow(),
): boolean => invoice_type === 'paylater' && status === 'pending' && Date.parse(due_date) < now

/** Whether an operator looks at the proof of its transfer: it does not expire meanwhile. */
export const isProofWaiting = ({ payment }: { payment: Pick<Payment, 'proof'> | null }): boolean =>
  payment?.proof?.status === 'waiting'

/** What was added to shipments and is not paid, the first due first. */
export const unpaidOf = (
  ...carts: readonly Pick<Cart, 'additional_invoices'>[]
): readonly AdditionalInvoice[] =>
  carts
    .flatMap(({ additional_invoices }) => additional_invoices.filter(({ status }) => status === 'pending'))
    .toSorted(byDeadline)

/** Of that, what is still to be paid. */
export const dueOf = (...carts: readonly Pick<Cart, 'additional_invoices'>[]): readonly AdditionalInvoice[] =>
  unpaidOf(...carts).filter((bill) => !isTransferOver(bill))

/** Whether all that is unpaid of them was to be transferred by now and is matched: nothing is to be paid meanwhile. */
export const isOnlyMatched = (...carts: readonly Pick<Cart, 'additional_invoices'>[]): boolean =>
  unpaidOf(...carts).length > 0 && dueOf(...carts).length === 0
