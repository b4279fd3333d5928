import type { AdditionalInvoice, Cart, Invoice, InvoiceType, Payment } from '@seberang/domain/api'
import { isBeingMatched } from '@seberang/domain/status'
import { serverNow } from '../browser/server-clock.ts'

interface Due {
  due_date: string
}

/** What is due first comes first. */
export const byDeadline = (one: Due, other: Due): number => one.due_date.localeCompare(other.due_date)

/** Whether what is paid later is overdue. */
export const isOverdue = (
  { invoice_type, status, due_date }: Due & Pick<Invoice, 'invoice_type' | 'status'>,
  now = serverNow(),
): boolean => invoice_type === 'paylater' && status === 'pending' && Date.parse(due_date) < now

/** Whether it is for shipments that wait for it: not what fills the wallet, nor what was paid later. */
export const isForShipments = ({ invoice_type }: { invoice_type: InvoiceType }): boolean =>
  invoice_type === 'checkout' || invoice_type === 'additional'

export interface Unpaid extends Due {
  /** Absent of what was added to a shipment. */
  invoice_type?: InvoiceType
  status: string
  /** Its proof, where that is known. */
  payment: Pick<Payment, 'payment_method' | 'proof'> | null
}

/** Whether an operator looks at the proof of its transfer: it does not expire meanwhile. */
export const isProofWaiting = ({ status, payment }: Pick<Unpaid, 'status' | 'payment'>): boolean =>
  status === 'pending' && payment?.proof?.status === 'waiting'

/** Whether the time of a transfer is over, while its invoice still waits for the bank statement, and for nothing else. */
export const isTransferOver = (invoice: Unpaid, now = serverNow()): boolean =>
  !isProofWaiting(invoice) &&
  isBeingMatched(
    {
      type: invoice.invoice_type ?? 'additional',
      status: invoice.status,
      dueAt: Date.parse(invoice.due_date),
      method: invoice.payment?.payment_method,
    },
    now,
  )

/** Whether it is to be paid by now: a transfer for it that is being looked at may have paid it. */
export const isToPay = (invoice: Unpaid): boolean =>
  invoice.status === 'pending' && !isProofWaiting(invoice) && !isTransferOver(invoice)

/** What was added to shipments and is not paid, the first due first. */
export const unpaidOf = (
  ...carts: readonly Pick<Cart, 'additional_invoices'>[]
): readonly AdditionalInvoice[] =>
  carts
    .flatMap(({ additional_invoices }) => additional_invoices.filter(({ status }) => status === 'pending'))
    .toSorted(byDeadline)

/** Of that, what is still to be paid. */
export const dueOf = (...carts: readonly Pick<Cart, 'additional_invoices'>[]): readonly AdditionalInvoice[] =>
  unpaidOf(...carts).filter((bill) => isToPay(bill))

/** Whether transfers are looked at for all that is unpaid of them: nothing is to be paid meanwhile. */
export const isOnlyMatched = (...carts: readonly Pick<Cart, 'additional_invoices'>[]): boolean =>
  unpaidOf(...carts).length > 0 && dueOf(...carts).length === 0
