import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { files } from '../database/schema/index.ts'

/** All but photos that an operator has removed. */
export const keptFiles = isNull(files.removedAt)

/** The customer's own files. */
export const ownFiles = (customerId: number) => and(eq(files.customerId, customerId), keptFiles)

/** @returns those of the ids that are the customer's own files */
export async function findOwnFiles(
  executor: Executor,
  customerId: number,
  ids: readonly string[],
): Promise<Set<string>> {
  const own = await executor
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), ownFiles(customerId)))
  return new Set(own.map(({ id }) => id))
}
