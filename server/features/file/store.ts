import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database/database.ts'
import { addresses, files } from '../../database/schema/index.ts'
import { keptFiles, ownFiles } from '../../files/find.ts'

type FileRow = typeof files.$inferSelect

/** @param customerId null finds any customer's file */
export async function findFile(
  executor: Executor,
  id: string,
  customerId: number | null,
): Promise<FileRow | undefined> {
  const [file] = await executor
    .select()
    .from(files)
    .where(and(eq(files.id, id), customerId === null ? keptFiles : ownFiles(customerId)))
  return file
}

/** What a customer has uploaded; what operators add to the shipments is not counted. */
export async function uploadedBy(
  executor: Executor,
  customerId: number,
): Promise<{ count: number; bytes: number }> {
  const [row] = await executor
    .select({
      count: sql`count(*)`.mapWith(Number),
      bytes: sql`coalesce(sum(${files.size}), 0)`.mapWith(Number),
    })
    .from(files)
    .where(and(eq(files.customerId, customerId), eq(files.kind, 'upload')))
  return row ?? { count: 0, bytes: 0 }
}

/** Whether a file is a tax paper, whose every reading is recorded. */
export async function isTaxPaper(executor: Executor, { id, customerId }: FileRow): Promise<boolean> {
  const where = and(eq(addresses.customerId, customerId), eq(addresses.npwpFile, id))
  return (await executor.$count(addresses, where)) > 0
}
