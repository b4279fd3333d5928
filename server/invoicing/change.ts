import type { PaymentMethod } from '@seberang/domain/api'
import type { Transaction } from '../database/database.ts'
import { conflict, notFound, refusedField } from '../refusal/refusal.ts'
import { writeNotice } from '../live/notices.ts'
import { findOwnInvoice } from './find.ts'
import { lockInvoice } from './lock.ts'
import { takes } from './methods.ts'
import { addAttempt, closeAttempts, openStates, attemptsOf } from './attempts.ts'
import type { InvoiceRow } from './view.ts'

/**
 * Puts another way to pay in the place of the one that an open invoice has. The earlier try is closed; what is paid to
 * it all the same still pays the invoice, as any settlement does. The method that it has already changes nothing.
 * Throws 404 for an invoice that is not theirs, 409 for one that is over, 422 for a method that does not take its total.
 */
export async function changePayment(
  transaction: Transaction,
  customerId: number,
  input: { invoice_code: string; payment_method: PaymentMethod },
  now: Date,
): Promise<InvoiceRow> {
  const found = await findOwnInvoice(transaction, customerId, input.invoice_code)
  if (!found) throw notFound()
  const invoice = await lockInvoice(transaction, found.id)
  if (invoice.status === 'paid') throw conflict('already_paid')
  if (invoice.status !== 'pending' || invoice.dueAt <= now) throw conflict('conflict')
  const { payment_method: method } = input
  if (!takes(method, invoice.total)) throw refusedField('payment_method', 'outside_limits')
  const newest = (await attemptsOf(transaction, invoice.id)).at(-1)
  if (newest?.method === method && openStates.includes(newest.state)) return invoice
  await closeAttempts(transaction, invoice.id, 'cancelled')
  await addAttempt(transaction, invoice, method, now)
  await writeNotice(transaction, customerId, 'invoice', invoice.code, now)
  return invoice
}
