import { eq } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { bankFileLines, bankFiles } from '../database/schema/index.ts'

/** The file for the bank that a withdrawal or a refund stands in. @param payoutId its code */
export async function findBankFileOf(
  executor: Executor,
  payoutId: string,
): Promise<typeof bankFiles.$inferSelect | undefined> {
  const [found] = await executor
    .select({ file: bankFiles })
    .from(bankFileLines)
    .innerJoin(bankFiles, eq(bankFiles.id, bankFileLines.fileId))
    .where(eq(bankFileLines.payoutId, payoutId))
  return found?.file
}
