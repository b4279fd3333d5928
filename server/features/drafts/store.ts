import type { DraftKind } from '@seberang/domain/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../database/database.ts'
import { drafts } from '../../database/schema/index.ts'

export interface DraftOwner {
  customerId: number
  kind: DraftKind
}

interface Content {
  /** Encrypted. */
  body: string
  updatedAt: Date
}

const ownedBy = ({ customerId, kind }: DraftOwner) =>
  and(eq(drafts.customerId, customerId), eq(drafts.kind, kind))

export async function findDraft(
  executor: Executor,
  owner: DraftOwner,
): Promise<typeof drafts.$inferSelect | undefined> {
  const [row] = await executor.select().from(drafts).where(ownedBy(owner))
  return row
}

/** Version 0 inserts. @returns the new version, or undefined if the stored version differs */
export async function replaceDraft(
  transaction: Transaction,
  owner: DraftOwner,
  version: number,
  content: Content,
): Promise<{ version: number } | undefined> {
  const [saved] =
    version === 0
      ? await transaction
          .insert(drafts)
          .values({ ...owner, ...content, version: 1 })
          .onConflictDoNothing()
          .returning({ version: drafts.version })
      : await transaction
          .update(drafts)
          .set({ ...content, version: sql`${drafts.version} + 1` })
          .where(and(ownedBy(owner), eq(drafts.version, version)))
          .returning({ version: drafts.version })
  return saved
}
