import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { invoices, payments } from '../database/schema/index.ts'
import { conflict } from '../refusal/refusal.ts'
import { reversedPayment } from './attempts.ts'

/** Throws 409 while the bank has reversed a top-up of this customer that they had spent: no more leaves the wallet. */
export async function requireNoSpentTopUp(transaction: Transaction, customerId: number): Promise<void> {
  const [found] = await transaction
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(eq(invoices.customerId, customerId), eq(invoices.type, 'topup'), reversedPayment))
    .limit(1)
  if (found) throw conflict('topup_reversed')
}

/**
 * Throws 409 while the bank has reversed what this customer paid of what they pay later, and it is still owed: what was
 * returned of it meanwhile may lie in the wallet, and can pay for it.
 */
export async function requireNoReversedPayLater(transaction: Transaction, customerId: number): Promise<void> {
  const [found] = await transaction
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(
      and(
        eq(invoices.customerId, customerId),
        eq(invoices.type, 'paylater'),
        eq(invoices.status, 'pending'),
        isNotNull(payments.takenBackAt),
      ),
    )
    .limit(1)
  if (found) throw conflict('paylater_reversed')
}
