import { and, asc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { bankTransfers, invoices } from '../database/schema/index.ts'

/** What a line of the bank statement was booked for, and by whom. */
export type BankTransfer = typeof bankTransfers.$inferSelect & { invoiceCode: string }

const findWhere = async (
  executor: Executor,
  column: typeof bankTransfers.reference | typeof bankTransfers.invoiceId,
  value: string | number,
): Promise<BankTransfer[]> => {
  const rows = await executor
    .select({ transfer: bankTransfers, invoiceCode: invoices.code })
    .from(bankTransfers)
    .innerJoin(invoices, eq(invoices.id, bankTransfers.invoiceId))
    .where(eq(column, value))
    .orderBy(asc(bankTransfers.bookedAt), asc(bankTransfers.earlierUses))
  return rows.map(({ transfer, invoiceCode }) => ({ ...transfer, invoiceCode }))
}

/** What a line of the bank statement was booked for, oldest first. @param reference capital letters and digits */
export const findTransfersWith = (executor: Executor, reference: string): Promise<BankTransfer[]> =>
  findWhere(executor, bankTransfers.reference, reference)

/** The lines of the bank statement that were booked for an invoice, oldest first. */
export const findTransfersOf = (executor: Executor, invoiceId: number): Promise<BankTransfer[]> =>
  findWhere(executor, bankTransfers.invoiceId, invoiceId)

/** Takes a line of the bank statement off an invoice. @returns false where it is not booked for it */
export async function removeTransfer(
  transaction: Transaction,
  { invoiceId, reference }: Pick<BankTransfer, 'invoiceId' | 'reference'>,
): Promise<boolean> {
  const removed = await transaction
    .delete(bankTransfers)
    .where(and(eq(bankTransfers.invoiceId, invoiceId), eq(bankTransfers.reference, reference)))
    .returning()
  return removed.length > 0
}

/** Notes what a line of the bank statement is booked for. @returns false when somebody else has entered it meanwhile */
export async function noteTransfer(
  transaction: Transaction,
  transfer: typeof bankTransfers.$inferInsert,
): Promise<boolean> {
  const noted = await transaction.insert(bankTransfers).values(transfer).onConflictDoNothing().returning()
  return noted.length > 0
}
