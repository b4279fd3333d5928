import type { Transaction } from '../../database/database.ts'
import { vouchers } from '../../database/schema/index.ts'

/** @returns undefined if the code exists already */
export async function insertVoucher(
  transaction: Transaction,
  row: typeof vouchers.$inferInsert,
): Promise<typeof vouchers.$inferSelect | undefined> {
  const [voucher] = await transaction.insert(vouchers).values(row).onConflictDoNothing().returning()
  return voucher
}
