import type { PaymentMethod } from '@seberang/domain/api'
import { methodChangesAnHour } from '@seberang/domain/limits'
import { canChangeMethod } from '@seberang/domain/status'
import { after, hour } from '../database/clock.ts'
import type { Transaction } from '../database/database.ts'
import { openStates } from '../database/schema/index.ts'
import { conflict, refusedField, refuseBefore } from '../refusal/refusal.ts'
import { writeNotice } from '../live/notices.ts'
import { requireOwnInvoice } from './find.ts'
import { lockInvoice } from './lock.ts'
import { isGatewayMethod, takes } from './methods.ts'
import { addAttempt, attemptsOf, replaceAttempts } from './attempts.ts'
import { mailHowToPay } from './how-to-pay.ts'
import type { InvoiceRow, PaymentRow } from './rows.ts'

/**
 * Replaces the payment method of an open invoice. The earlier attempt is closed; a payment that still arrives for it
 * pays the invoice like any other settlement. Choosing the current method again changes nothing.
 * Throws 404 for another customer's invoice, 409 for one that is paid or ended, 422 for a method that does not accept
 * its total, 429 for one that was changed too often.
 */
export async function changePayment(
  transaction: Transaction,
  customerId: number,
  input: { invoice_code: string; payment_method: PaymentMethod },
  now: Date,
): Promise<InvoiceRow> {
  const found = await requireOwnInvoice(transaction, customerId, input.invoice_code)
  const invoice = await lockInvoice(transaction, found.id)
  if (invoice.status === 'paid') throw conflict('already_paid')
  if (!canChangeMethod({ status: invoice.status, dueAt: invoice.dueAt.getTime() }, now.getTime()))
    throw conflict('conflict')
  const { payment_method: method } = input
  if (!takes(method, invoice.total)) throw refusedField('payment_method', 'method_amount')
  const attempts = await attemptsOf(transaction, invoice.id)
  const newest = attempts.at(-1)
  if (newest?.method === method && openStates.includes(newest.state)) return invoice
  requireFewChanges(attempts, now)
  await replaceAttempts(transaction, invoice.id, now)
  const payment = await addAttempt(transaction, invoice, method, now)
  if (!isGatewayMethod(method)) await mailHowToPay(transaction, payment, now)
  await writeNotice(transaction, customerId, 'invoice', invoice.code, now)
  return invoice
}

/** Throws 429 when the hour's changes are used up. The first attempt is not a change. */
function requireFewChanges([, ...changes]: readonly PaymentRow[], now: Date): void {
  const oldest = changes.at(-methodChangesAnHour)
  if (oldest) refuseBefore(after(oldest.createdAt, hour), now, 'changed_too_often')
}
