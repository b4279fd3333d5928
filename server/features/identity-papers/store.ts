import type { PaperReading } from '@seberang/domain/api'
import type { PaperKind, PaperStatus } from '@seberang/domain/identity'
import { afterCheckout, hasPassedCustoms } from '@seberang/domain/status'
import { and, asc, desc, eq, inArray, not } from 'drizzle-orm'
import { isCurrent, type PaperRow } from '../../customers/identity-papers.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import type { PageQuery } from '../../database/page.ts'
import { linkedKinds } from '../../files/find.ts'
import { auditLog, carts, files, identityPapers } from '../../database/schema/index.ts'
import { customerActor } from '../../security/audit.ts'
import { ownCarts } from '../../shipments/find.ts'
import type { CartRow } from '../../shipments/rows.ts'

export async function insertPaper(
  transaction: Transaction,
  row: typeof identityPapers.$inferInsert,
): Promise<PaperRow> {
  const [inserted] = await transaction.insert(identityPapers).values(row).returning()
  if (!inserted) throw new Error('a paper was not written')
  return inserted
}

/** What is left names nobody: who opened it and when is still to be seen by its owner. */
export async function clearPaper(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction
    .update(identityPapers)
    .set({ removedAt: now, details: null, reason: null })
    .where(eq(identityPapers.id, id))
}

/** A paper that its customer has not replaced or removed. */
export async function findPaper(executor: Executor, id: string): Promise<PaperRow | undefined> {
  const [paper] = await executor
    .select()
    .from(identityPapers)
    .where(and(eq(identityPapers.id, id), isCurrent))
  return paper
}

/** @returns undefined where it does not wait any more */
export async function decide(
  transaction: Transaction,
  id: string,
  decision: Pick<PaperRow, 'status' | 'reason' | 'decidedAt' | 'decidedBy'>,
): Promise<PaperRow | undefined> {
  const [decided] = await transaction
    .update(identityPapers)
    .set(decision)
    .where(and(eq(identityPapers.id, id), isCurrent, eq(identityPapers.status, 'waiting')))
    .returning()
  return decided
}

/** One page of a status, the oldest first, and how many there are. */
export async function findPapers(
  executor: Executor,
  status: PaperStatus,
  { page, page_size }: PageQuery,
): Promise<{ count: number; rows: PaperRow[] }> {
  const where = and(eq(identityPapers.status, status), isCurrent)
  const rows = await executor
    .select()
    .from(identityPapers)
    .where(where)
    .orderBy(asc(identityPapers.sentAt), asc(identityPapers.id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { count: await executor.$count(identityPapers, where), rows }
}

/** How many readings an owner is shown: ours, and besides them their own, which must not push ours out. */
const maxReadings = { us: 200, owner: 20 }

/** Who opened the customer's papers of a kind, newest first. */
export async function findReadings(
  executor: Executor,
  customerId: number,
  kind: PaperKind,
): Promise<PaperReading[]> {
  const papers = await executor
    .select({ id: identityPapers.id, file: identityPapers.file, selfie: identityPapers.selfieFile })
    .from(identityPapers)
    .where(and(eq(identityPapers.customerId, customerId), eq(identityPapers.kind, kind)))
  const subjects = papers.flatMap(({ id, file, selfie }) => [id, file, ...(selfie === null ? [] : [selfie])])
  if (subjects.length === 0) return []
  const isReading = and(
    inArray(auditLog.subject, subjects),
    inArray(auditLog.action, ['read_paper', 'read_identity']),
  )
  const isOwner = eq(auditLog.actor, customerActor(customerId))
  const found: PaperReading[] = []
  for (const by of ['us', 'owner'] as const) {
    const rows = await executor
      .select({ at: auditLog.at })
      .from(auditLog)
      .where(and(isReading, by === 'owner' ? isOwner : not(isOwner)))
      .orderBy(desc(auditLog.id))
      .limit(maxReadings[by])
    found.push(...rows.map(({ at }) => ({ by, at: at.toISOString() })))
  }
  return found.toSorted((one, other) => other.at.localeCompare(one.at))
}

/** The customer's shipments that are checked out and have not left customs. */
export const findBeforeCustoms = (executor: Executor, customerId: number): Promise<CartRow[]> =>
  executor
    .select()
    .from(carts)
    .where(
      and(
        ownCarts(customerId),
        inArray(
          carts.status,
          afterCheckout.filter((status) => !hasPassedCustoms(status)),
        ),
      ),
    )
    .orderBy(asc(carts.id))

/** The file of a paper that is there, also of a company's. */
export async function findPaperFile(
  executor: Executor,
  id: string,
): Promise<typeof files.$inferSelect | undefined> {
  const [file] = await executor
    .select()
    .from(files)
    .where(and(eq(files.id, id), inArray(files.kind, linkedKinds)))
  return file?.removedAt === null ? file : undefined
}
