import type { PaymentMethod } from '@seberang/domain/api'
import type { EndedStatus } from '@seberang/domain/status'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { openStates, payments } from '../database/schema/index.ts'
import { oneOf } from '../database/schema/one-of.ts'
import { mailHowToPay } from './how-to-pay.ts'
import { isGatewayMethod } from './methods.ts'
import type { InvoiceRow } from './view.ts'

/** An invoice's payment attempts, newest last. */
export const attemptsOf = (executor: Executor, invoiceId: number) =>
  executor.select().from(payments).where(eq(payments.invoiceId, invoiceId)).orderBy(asc(payments.id))

/** Adds a payment attempt. A gateway attempt is opened after the commit; a transfer needs no opening. */
export async function addAttempt(
  transaction: Transaction,
  invoice: Pick<InvoiceRow, 'id' | 'code' | 'total'>,
  method: PaymentMethod,
  now: Date,
): Promise<void> {
  const earlier = await attemptsOf(transaction, invoice.id)
  const isOpenedLater = isGatewayMethod(method)
  const [payment] = await transaction
    .insert(payments)
    .values({
      invoiceId: invoice.id,
      orderId: `${invoice.code}-${earlier.length + 1}`,
      method,
      amount: invoice.total,
      state: isOpenedLater ? 'created' : 'pending',
      createdAt: now,
    })
    .returning()
  if (payment && !isOpenedLater) await mailHowToPay(transaction, payment, now)
}

/** Whether an invoice is to be paid by a transfer that an operator matches. */
export const waitsForTransfer = sql`exists (
  select 1 from payments
  where payments.invoice_id = invoices.id and payments.method = 'manual' and ${oneOf(payments.state, openStates)})`

/** Closes the attempts that are still open; the gateway is notified after the commit. */
export async function closeAttempts(
  transaction: Transaction,
  invoiceId: number,
  as: EndedStatus,
): Promise<void> {
  await transaction
    .update(payments)
    .set({ state: as, toCancel: sql`${payments.method} <> 'manual'`, contactedAt: null })
    .where(and(eq(payments.invoiceId, invoiceId), inArray(payments.state, openStates)))
}
