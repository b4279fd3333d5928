import type { PaymentMethod } from '@seberang/domain/api'
import { transferMatchedBy } from '@seberang/domain/status'
import type { Transaction } from '../database/database.ts'
import { writeNotice } from '../live/notices.ts'
import { renewAdditional } from './additional.ts'
import { addAttempt, attemptsOf, replaceAttempts } from './attempts.ts'
import { endInvoice } from './end.ts'
import { notifyCustomer, notifyOfInvoice } from './notify.ts'
import type { Reopened, TakenBackBy } from './texts/mail-about.ts'
import type { InvoiceRow } from './rows.ts'

/**
 * Decides what becomes of a locked, pending invoice whose payment failed, and tells its owner in one mail. An additional
 * invoice gets its full time again, since the debt stays, as what is paid later stays due on its day. Any other ends, so that its goods can be checked out again at
 * once; only one whose payment was taken back before its deadline can still be paid. One that a transfer for another invoice
 * was booked on was never paid, so it is its deadline that ends it: if it waits for a transfer, after the day on which that is
 * matched.
 * @param more.withdrawn what is out of the wallet again with its payment, in whole rupiah
 * @param more.method what it is to be paid with, where that is not what it was paid with
 */
export async function leaveUnpaid(
  transaction: Transaction,
  invoice: InvoiceRow,
  because: Reopened,
  now: Date,
  { withdrawn = 0, method }: { withdrawn?: number; method?: PaymentMethod | undefined } = {},
): Promise<void> {
  if (invoice.type === 'additional')
    return renewAdditional(transaction, invoice, { because, withdrawn, method }, now)
  const by: TakenBackBy = because === 'wrong_transfer' ? 'operator' : 'gateway'
  const before = (await attemptsOf(transaction, invoice.id)).at(-1)
  const next = method ?? before?.method ?? 'manual'
  if (isStillOpen(invoice, because, next, now)) {
    // A denied attempt cannot be paid again, so a new number is needed: one, also where a credit has asked for less already.
    await replaceAttempts(transaction, invoice.id, now)
    await addAttempt(transaction, invoice, next, now)
    const facts = { withdrawn, isTopUp: invoice.type === 'topup', by }
    return notifyOfInvoice(transaction, invoice, 'reopened', facts, now)
  }
  const end = because === 'wrong_transfer' ? 'deadline' : because
  const ended = await endInvoice(transaction, invoice, end, now)
  const facts = { amount: invoice.total, because: end, ended, withdrawn, by }
  await notifyCustomer(transaction, invoice, 'ended', facts, now)
  await writeNotice(transaction, invoice.customerId, 'notice', invoice.code, now, { event: 'invoice_ended' })
}

function isStillOpen(
  { type, dueAt }: InvoiceRow,
  because: Reopened,
  method: PaymentMethod,
  now: Date,
): boolean {
  if (type === 'paylater') return true
  if (because === 'wrong_transfer' && method === 'manual')
    return transferMatchedBy(dueAt.getTime()) >= now.getTime()
  return (because === 'taken_back' || because === 'wrong_transfer') && dueAt > now
}
