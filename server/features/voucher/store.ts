import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { customers, vouchers } from '../../database/schema/index.ts'

/** @returns undefined if the code exists already */
export async function insertVoucher(
  transaction: Transaction,
  row: typeof vouchers.$inferInsert,
): Promise<typeof vouchers.$inferSelect | undefined> {
  const [voucher] = await transaction.insert(vouchers).values(row).onConflictDoNothing().returning()
  return voucher
}

export async function hasCustomer(executor: Executor, id: number): Promise<boolean> {
  const found = await executor.select().from(customers).where(eq(customers.id, id)).limit(1)
  return found.length > 0
}
