import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { files } from '../database/schema/index.ts'

/** What shows who a customer or their company is: operators open it by links alone, and it may be removed. */
export const linkedKinds = ['identity_paper', 'company_paper'] as const
export type LinkedKind = (typeof linkedKinds)[number]

/** All but photos that were removed. */
export const keptFiles = isNull(files.removedAt)

/** The customer's own files. */
export const ownFiles = (customerId: number) => and(eq(files.customerId, customerId), keptFiles)

/**
 * Until the transaction ends, none of them becomes a paper of that kind.
 * @returns those of the ids that are the customer's own files and may prove something: their photo may be replaced, and
 * what shows who they are be removed
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
        notInArray(files.kind, ['avatar', ...linkedKinds]),
      ),
    )
    .for('key share')
  return new Set(own.map(({ id }) => id))
}
