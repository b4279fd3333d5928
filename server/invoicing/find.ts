import { and, eq } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { invoices } from '../database/schema/index.ts'
import type { InvoiceRow } from './view.ts'

/** A customer's own invoice; another's is not found. */
export async function findOwnInvoice(
  executor: Executor,
  customerId: number,
  code: string,
): Promise<InvoiceRow | undefined> {
  const [found] = await executor
    .select()
    .from(invoices)
    .where(and(eq(invoices.code, code), eq(invoices.customerId, customerId)))
  return found
}
