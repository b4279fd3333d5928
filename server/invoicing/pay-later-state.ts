import type { PayLaterState, PayLaterTerms } from '@seberang/domain/wallet'
import { and, asc, count, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { companyOf, creditOf, findAccepted, termsVersion, type CompanyRow } from '../customers/company.ts'
import type { Executor } from '../database/database.ts'
import type { PageQuery } from '../database/page.ts'
import { companies, invoices } from '../database/schema/index.ts'
import type { InvoiceRow } from './rows.ts'

/** What is paid later, and is still to be paid. */
const isOpen = and(eq(invoices.type, 'paylater'), eq(invoices.status, 'pending'))

const sum = (amount: ReturnType<typeof sql>) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number)

/** What a company may pay later, and how much of it is still to be paid and overdue, in whole rupiah. */
export async function payLaterOf(
  executor: Executor,
  company: Pick<CompanyRow, 'id' | 'payLaterLimit' | 'payLaterDays'>,
  now: Date,
): Promise<{ terms: PayLaterTerms | null; used: number; overdue: number }> {
  const total = sql`${invoices.total}`
  const [open] = await executor
    .select({ used: sum(total), overdue: sum(sql`case when ${lt(invoices.dueAt, now)} then ${total} end`) })
    .from(invoices)
    .where(and(isOpen, eq(invoices.companyId, company.id)))
  return { terms: creditOf(company), ...(open ?? { used: 0, overdue: 0 }) }
}

/** Where a customer stands with paying later; `companyId`: of the company that they act for. */
export async function payLaterStateOf(
  executor: Executor,
  customerId: number,
  now: Date,
): Promise<PayLaterState & { companyId: string | undefined }> {
  const companyId = await companyOf(executor, customerId)
  const [company] =
    companyId === undefined ? [] : await executor.select().from(companies).where(eq(companies.id, companyId))
  if (!company)
    return { companyId, hasCompany: false, terms: null, hasAccepted: false, used: 0, isOverdue: false }
  const accepted = await findAccepted(executor, company.id)
  const { overdue, ...more } = await payLaterOf(executor, company, now)
  return {
    companyId,
    hasCompany: true,
    hasAccepted: accepted?.version === termsVersion,
    isOverdue: overdue > 0,
    ...more,
  }
}

/** What was paid later of these invoices, oldest first. */
export const paidLater = (executor: Executor, invoiceIds: readonly number[]): Promise<InvoiceRow[]> =>
  invoiceIds.length === 0
    ? Promise.resolve([])
    : executor
        .select()
        .from(invoices)
        .where(inArray(invoices.paysFor, [...invoiceIds]))
        .orderBy(asc(invoices.id))

/** The invoices of orders that are paid later: the checkouts', and those of what adds to them. */
export const paidLaterOfOrders = (executor: Executor, orderIds: readonly number[]) =>
  executor
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      inArray(
        invoices.paysFor,
        executor
          .select({ id: invoices.id })
          .from(invoices)
          .where(or(inArray(invoices.id, [...orderIds]), inArray(invoices.addsTo, [...orderIds]))),
      ),
    )

/** The codes of these invoices, by id. */
export async function findCodes(
  executor: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select({ id: invoices.id, code: invoices.code })
    .from(invoices)
    .where(inArray(invoices.id, [...ids]))
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/**
 * One page of what is still to be paid of what is paid later, the first due first, how many there are and their sum.
 * @param before limits it to what was due before this
 */
export async function findPayLater(
  executor: Executor,
  before: Date | undefined,
  { page, page_size }: PageQuery,
): Promise<{ count: number; sum: number; rows: { invoice: InvoiceRow; company: CompanyRow }[] }> {
  const where = and(isOpen, before && lt(invoices.dueAt, before))
  const [all] = await executor
    .select({ count: count(), sum: sum(sql`${invoices.total}`) })
    .from(invoices)
    .where(where)
  const rows = await executor
    .select({ invoice: invoices, company: companies })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.companyId))
    .where(where)
    .orderBy(asc(invoices.dueAt), asc(invoices.id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { count: all?.count ?? 0, sum: all?.sum ?? 0, rows }
}
