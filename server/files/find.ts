import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { files } from '../database/schema/index.ts'

/** All but photos that were removed. */
export const keptFiles = isNull(files.removedAt)

/** The customer's own files. */
export const ownFiles = (customerId: number) => and(eq(files.customerId, customerId), keptFiles)

/**
 * Until the transaction ends, none of them becomes an identity paper.
 * @returns those of the ids that are the customer's own files and may prove something: their photo may be replaced, and an
 * identity paper removed
 */
export async function findOwnFiles(
  executor: Executor,
  customerId: number,
  ids: readonly string[],
): Promise<Set<string>> {
  const own = await executor
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.id, [...ids]),
        ownFiles(customerId),
        notInArray(files.kind, ['avatar', 'identity_paper']),
      ),
    )
    .for('key share')
  return new Set(own.map(({ id }) => id))
}
