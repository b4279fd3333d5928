import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../database/database.ts'
import { addresses, files } from '../../database/schema/index.ts'

type FileRow = typeof files.$inferSelect

/** @param customerId null finds any customer's file */
export async function findFile(
  executor: Executor,
  id: string,
  customerId: number | null,
): Promise<FileRow | undefined> {
  const owned = customerId === null ? undefined : eq(files.customerId, customerId)
  const [file] = await executor
    .select()
    .from(files)
    .where(and(eq(files.id, id), owned))
  return file
}

/** Whether a file is a tax paper, whose every reading is recorded. */
export const isTaxPaper = async (executor: Executor, id: string): Promise<boolean> =>
  (await executor.$count(addresses, eq(addresses.npwpFile, id))) > 0
