import type { InvoiceStatus, InvoiceType } from '@seberang/domain/api'
import { and, desc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { gatewayNotifications, invoices, payments } from '../../database/schema/index.ts'

const maxListed = 100

type InvoiceRow = typeof invoices.$inferSelect

/** A customer's invoices, newest first. */
export function findInvoices(
  executor: Executor,
  customerId: number,
  { type, status }: { type: InvoiceType | undefined; status: InvoiceStatus | undefined },
): Promise<InvoiceRow[]> {
  return executor
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.customerId, customerId),
        type && eq(invoices.type, type),
        status && eq(invoices.status, status),
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(maxListed)
}

export function findPayments(executor: Executor, invoiceId: number) {
  return executor.select().from(payments).where(eq(payments.invoiceId, invoiceId))
}

/** @returns the id, or undefined for a notification that was stored before */
export async function insertNotification(
  transaction: Transaction,
  row: typeof gatewayNotifications.$inferInsert,
): Promise<number | undefined> {
  const [fresh] = await transaction
    .insert(gatewayNotifications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: gatewayNotifications.id })
  return fresh?.id
}

export async function setNotificationOutcome(
  transaction: Transaction,
  id: number,
  outcome: string,
): Promise<void> {
  await transaction.update(gatewayNotifications).set({ outcome }).where(eq(gatewayNotifications.id, id))
}
