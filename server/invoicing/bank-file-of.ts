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

/** A file for the bank, with the number of transfers that it was made with. */
export async function findBankFileWith(
  executor: Executor,
  id: string,
): Promise<(typeof bankFiles.$inferSelect & { lines: number }) | undefined> {
  const [file] = await executor.select().from(bankFiles).where(eq(bankFiles.id, id))
  return file && { ...file, lines: await executor.$count(bankFileLines, eq(bankFileLines.fileId, id)) }
}
