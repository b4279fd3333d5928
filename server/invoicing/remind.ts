import { daysOverdue, nextReminder } from '@seberang/domain/wallet'
import { and, asc, eq, lte } from 'drizzle-orm'
import { readClock } from '../database/clock.ts'
import { invoices } from '../database/schema/index.ts'
import { inTransaction } from '../database/transaction.ts'
import { lockInvoice } from './lock.ts'
import { notifyOfInvoice } from './notify.ts'
import type { PaymentPorts } from './ports.ts'
import { setReminder } from './store.ts'

/** Small, since the embedded database blocks the event loop while it works. */
const batch = 25

/**
 * Reminds customers of what is paid later: before its day, on it, and after it until it is paid. Each reminder is sent once,
 * and of those that a server that was off has missed, one. @returns how many were due
 */
export async function remindOfDue(ports: PaymentPorts): Promise<number> {
  const { database } = ports.database
  const due = await database
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.status, 'pending'), lte(invoices.remindAt, await readClock(database))))
    .orderBy(asc(invoices.remindAt), asc(invoices.id))
    .limit(batch)
  for (const { id } of due)
    await inTransaction(ports, async (transaction) => {
      const invoice = await lockInvoice(transaction, id)
      const now = await readClock(transaction)
      const { status, remindAt, dueAt } = invoice
      if (status !== 'pending' || remindAt === null || remindAt > now) return
      await setReminder(transaction, id, nextReminder(dueAt, now))
      await notifyOfInvoice(transaction, invoice, 'reminder', { days: daysOverdue(dueAt, now) }, now)
    })
  if (due.length > 0) ports.mailer.wake()
  return due.length
}
