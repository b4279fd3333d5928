import type { PaperStatus } from '@seberang/domain/identity'
import type { PayLaterTerms } from '@seberang/domain/wallet'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { isCurrentCompany, type CompanyRow } from '../../customers/company.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import type { PageQuery } from '../../database/page.ts'
import {
  acceptedTerms,
  companies,
  companyMembers,
  customers,
  files,
  identityPapers,
} from '../../database/schema/index.ts'

export async function insertCompany(
  transaction: Transaction,
  row: typeof companies.$inferInsert,
): Promise<CompanyRow> {
  const [inserted] = await transaction.insert(companies).values(row).returning()
  if (!inserted) throw new Error('a company was not written')
  return inserted
}

/** What is left names nobody. */
export async function clearCompany(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction
    .update(companies)
    .set({ replacedAt: now, details: null, reasons: null })
    .where(eq(companies.id, id))
}

/** A company that its customer has not sent anew. */
export async function findCurrent(executor: Executor, id: string): Promise<CompanyRow | undefined> {
  const [company] = await executor
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isCurrentCompany))
  return company
}

/** @returns undefined where it does not wait any more */
export async function decide(
  transaction: Transaction,
  id: string,
  decision: Pick<CompanyRow, 'status' | 'reasons' | 'decidedAt' | 'decidedBy'>,
): Promise<CompanyRow | undefined> {
  const [decided] = await transaction
    .update(companies)
    .set(decision)
    .where(and(eq(companies.id, id), isCurrentCompany, eq(companies.status, 'waiting')))
    .returning()
  return decided
}

/** Sets what an approved company may pay later. */
export async function changeCredit(
  transaction: Transaction,
  id: string,
  credit: PayLaterTerms | null,
): Promise<CompanyRow> {
  const [changed] = await transaction
    .update(companies)
    .set({ payLaterLimit: credit?.limit ?? null, payLaterDays: credit?.days ?? null })
    .where(eq(companies.id, id))
    .returning()
  if (!changed) throw new Error('a company is gone')
  return changed
}

/** One page of a status, the oldest first, and how many there are. */
export async function findCompanies(
  executor: Executor,
  status: PaperStatus,
  { page, page_size }: PageQuery,
): Promise<{ count: number; rows: CompanyRow[] }> {
  const where = and(eq(companies.status, status), isCurrentCompany)
  const rows = await executor
    .select()
    .from(companies)
    .where(where)
    .orderBy(asc(companies.sentAt), asc(companies.id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { count: await executor.$count(companies, where), rows }
}

/** From then on the customer acts for the company, as a business. */
export async function addMember(
  transaction: Transaction,
  { customerId, companyId }: { customerId: number; companyId: string },
  now: Date,
): Promise<void> {
  await transaction.insert(companyMembers).values({ customerId, companyId, joinedAt: now })
  await transaction.update(customers).set({ customerType: 'business' }).where(eq(customers.id, customerId))
}

export const findMembers = (executor: Executor, companyId: string) =>
  executor
    .select({ id: customers.id, firstName: customers.firstName, lastName: customers.lastName })
    .from(companyMembers)
    .innerJoin(customers, eq(customers.id, companyMembers.customerId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.joinedAt), asc(customers.id))

/** @returns who accepted this version first: of several at once, one */
export async function acceptOnce(transaction: Transaction, row: typeof acceptedTerms.$inferInsert) {
  await transaction.insert(acceptedTerms).values(row).onConflictDoNothing()
  const [accepted] = await transaction
    .select()
    .from(acceptedTerms)
    .where(and(eq(acceptedTerms.companyId, row.companyId), eq(acceptedTerms.version, row.version)))
  if (!accepted) throw new Error('accepted terms were not written')
  return accepted
}

/** Those of the files that are there. */
export async function findFilesThere(executor: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await executor
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), isNull(files.removedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** The files of the customer's own identity papers among the ids, while they are there. */
export async function findOwnPapers(
  executor: Executor,
  customerId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, typeof identityPapers.$inferSelect>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select()
    .from(identityPapers)
    .where(
      and(
        eq(identityPapers.customerId, customerId),
        inArray(identityPapers.id, [...ids]),
        isNull(identityPapers.removedAt),
      ),
    )
  return new Map(rows.map((row) => [row.id, row]))
}
