import type { AdditionalInvoice, Cart } from '@seberang/domain/api'

interface Due {
  due_date: string
}

/** What is due first comes first. */
export const byDeadline = (one: Due, other: Due): number => one.due_date.localeCompare(other.due_date)

/** What is still to be paid of shipments, the first due first. */
export const dueOf = (...carts: readonly Pick<Cart, 'additional_invoices'>[]): readonly AdditionalInvoice[] =>
  carts
    .flatMap(({ additional_invoices }) => additional_invoices.filter(({ status }) => status === 'pending'))
    .toSorted(byDeadline)
