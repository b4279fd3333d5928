import { canGiveUp } from '@seberang/domain/status'
import { readClock } from '../database/clock.ts'
import type { Transaction } from '../database/database.ts'
import { conflict } from '../refusal/refusal.ts'
import { endInvoice } from './end.ts'
import { requireOwnInvoice } from './find.ts'
import { lockInvoice } from './lock.ts'
import type { PaymentPorts } from './ports.ts'
import { checkAttempts } from './reconcile.ts'
import type { InvoiceRow } from './rows.ts'
import { requireNoProof } from './transfer-proofs.ts'

const isToGiveUp = ({ type, status, dueAt }: InvoiceRow, now: Date): boolean =>
  canGiveUp({ type, status, dueAt: dueAt.getTime() }, now.getTime())

/**
 * Queries the gateway for a customer's invoice that is to be given up: what was paid a moment ago counts as paid, although
 * the bank has not said so. Throws 404 for another customer's invoice.
 */
export async function checkBeforeGivingUp(
  ports: PaymentPorts,
  customerId: number,
  code: string,
): Promise<void> {
  const { database } = ports.database
  const invoice = await requireOwnInvoice(database, customerId, code)
  if (!isToGiveUp(invoice, await readClock(database))) return
  await checkAttempts(ports, invoice.id)
}

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
  if (invoice.status === 'paid') throw conflict('already_paid')
  if (!isToGiveUp(invoice, now)) throw conflict('conflict')
  await requireNoProof(transaction, invoice.id)
  await endInvoice(transaction, invoice, 'given_up', now)
  return lockInvoice(transaction, invoice.id)
}
