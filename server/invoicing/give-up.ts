import { canGiveUp } from '@seberang/domain/status'
import type { Transaction } from '../database/database.ts'
import { conflict } from '../refusal/refusal.ts'
import { endInvoice } from './end.ts'
import { requireOwnInvoice } from './find.ts'
import { lockInvoice } from './lock.ts'
import type { InvoiceRow } from './rows.ts'

/**
 * Ends an unpaid checkout for its owner. Its attempts are closed at the gateway after the commit; a payment that still
 * arrives for one is kept to be returned.
 * Throws 404 for another customer's invoice, 409 for one that is paid, ended or not theirs to give up.
 */
export async function giveUpInvoice(
  transaction: Transaction,
  customerId: number,
  code: string,
  now: Date,
): Promise<InvoiceRow> {
  const found = await requireOwnInvoice(transaction, customerId, code)
  const invoice = await lockInvoice(transaction, found.id)
  const { type, status, dueAt } = invoice
  if (status === 'paid') throw conflict('already_paid')
  if (!canGiveUp({ type, status, dueAt: dueAt.getTime() }, now.getTime())) throw conflict('conflict')
  await endInvoice(transaction, invoice, 'given_up', now)
  return lockInvoice(transaction, invoice.id)
}
