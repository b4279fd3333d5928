import type { Transaction } from '../database/database.ts'
import { writeNotice } from '../live/notices.ts'
import { renewAdditional } from './additional.ts'
import { addAttempt, attemptsOf } from './attempts.ts'
import { endInvoice } from './end.ts'
import { notifyCustomer, notifyOfInvoice } from './notify.ts'
import type { Unpaid } from './texts/mail-about.ts'
import type { InvoiceRow } from './rows.ts'

/**
 * Decides what becomes of a locked, pending invoice whose payment failed, and tells its owner in one mail. An additional
 * invoice gets its full time again, since the debt stays. Any other ends, so that its goods can be checked out again at
 * once; only one whose payment was taken back before its deadline can still be paid.
 * @param withdrawn what is out of the wallet again with its payment, in whole rupiah
 */
export async function leaveUnpaid(
  transaction: Transaction,
  invoice: InvoiceRow,
  because: Unpaid,
  now: Date,
  withdrawn = 0,
): Promise<void> {
  if (invoice.type === 'additional') return renewAdditional(transaction, invoice, { because, withdrawn }, now)
  if (because === 'taken_back' && invoice.dueAt > now) {
    // A denied attempt cannot be paid again, so a new number is needed.
    const before = (await attemptsOf(transaction, invoice.id)).at(-1)
    await addAttempt(transaction, invoice, before?.method ?? 'manual', now)
    return notifyOfInvoice(transaction, invoice, 'reopened', { withdrawn }, now)
  }
  const ended = await endInvoice(transaction, invoice, because, now)
  const facts = { amount: invoice.total, because, ended, withdrawn }
  await notifyCustomer(transaction, invoice, 'ended', facts, now)
  await writeNotice(transaction, invoice.customerId, 'notice', invoice.code, now, { event: 'invoice_ended' })
}
