import type { IdentityPaper } from '@seberang/domain/api'
import type { PaperKind } from '@seberang/domain/identity'
import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { identityPapers } from '../database/schema/index.ts'

export type PaperRow = typeof identityPapers.$inferSelect

export const isCurrent = isNull(identityPapers.removedAt)

/** The customer's papers, at most one of each kind. */
export const findIdentity = (executor: Executor, customerId: number): Promise<PaperRow[]> =>
  executor
    .select()
    .from(identityPapers)
    .where(and(eq(identityPapers.customerId, customerId), isCurrent))

export const paperOf = (papers: readonly PaperRow[], kind: PaperKind): PaperRow | undefined =>
  papers.find((paper) => paper.kind === kind)

export const viewPaper = ({ id, status, reason }: PaperRow): IdentityPaper => ({
  id,
  status,
  ...(reason !== null && { reason }),
})
