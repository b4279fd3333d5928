import type { Cart } from './cart.ts'
import type { Ok } from './common.ts'
import type { Invoice } from './invoice.ts'
import type { Customer } from './session.ts'

/** Printable documents: an invoice, or the label of a shipment. */
export const labelTypes = ['invoice', 'cart'] as const
export type LabelType = (typeof labelTypes)[number]

/** The customer it is printed for. */
export type PrintedFor = Pick<Customer, 'customer_id' | 'first_name' | 'last_name' | 'email'>

export type LabelAnswer = Ok<{
  data:
    | {
        type: 'invoice'
        printed_for: PrintedFor
        /** Name and address of the company that charges it. */
        sender?: string
        /** Its tax number. */
        sender_npwp?: string
        invoice: Invoice
      }
    | { type: 'cart'; printed_for: PrintedFor; cart: Cart }
}>
