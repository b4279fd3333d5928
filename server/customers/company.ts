import type { BilledCompany, CompanyInput } from '@seberang/domain/api'
import type { PayLaterTerms } from '@seberang/domain/wallet'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { acceptedTerms, companies, companyMembers } from '../database/schema/index.ts'
import type { Secrets } from '../security/secrets.ts'

export type CompanyRow = typeof companies.$inferSelect

export const isCurrentCompany = isNull(companies.replacedAt)

/** The company that a customer has registered, as it was last sent. */
export async function findCompany(executor: Executor, ownerId: number): Promise<CompanyRow | undefined> {
  const [company] = await executor
    .select()
    .from(companies)
    .where(and(eq(companies.ownerId, ownerId), isCurrentCompany))
  return company
}

export const sealCompany = (secrets: Secrets, { information, contact, legality }: CompanyInput): string =>
  secrets.seal(JSON.stringify({ information, contact, legality }))

/** @param sealed null of a company that another replaced, which nothing shows any more */
export function openCompany(secrets: Secrets, sealed: string | null): CompanyInput {
  if (sealed === null) throw new Error('a replaced company has no details')
  return JSON.parse(secrets.open(sealed)) as CompanyInput
}

/** The companies that invoices are made out to, by id. */
export async function findBilledCompanies(
  executor: Executor,
  secrets: Secrets,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BilledCompany>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select({ id: companies.id, details: companies.details })
    .from(companies)
    .where(inArray(companies.id, [...new Set(ids)]))
  return new Map(
    rows.map(({ id, details }) => {
      const { information, legality } = openCompany(secrets, details)
      return [id, { name: information.company_name, npwp: legality.npwp.number }]
    }),
  )
}

/** The company that a customer acts for. */
export async function companyOf(executor: Executor, customerId: number): Promise<string | undefined> {
  const [member] = await executor
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .where(eq(companyMembers.customerId, customerId))
  return member?.companyId
}

/** Of the company of a deleted account, what its invoices say stays: its name and tax numbers. */
export async function leaveOnInvoices(
  transaction: Transaction,
  secrets: Secrets,
  ownerId: number,
): Promise<void> {
  const company = await findCompany(transaction, ownerId)
  if (!company) return
  const { information, contact, legality } = openCompany(secrets, company.details)
  const details = sealCompany(secrets, {
    information: { company_name: information.company_name, company_description: '' },
    contact: { ...contact, phoneNumber: '', faxNumber: '', email: '', origin: '' },
    legality: { npwp: { ...legality.npwp, file: '' }, nib: { ...legality.nib, file: '' } },
  })
  await transaction.update(companies).set({ details }).where(eq(companies.id, company.id))
}

/** Locks a company, so that what it pays later is counted by one at a time. */
export async function lockCompany(transaction: Transaction, id: string): Promise<CompanyRow | undefined> {
  const [company] = await transaction
    .select()
    .from(companies)
    .where(eq(companies.id, id))
    .for('no key update')
  return company
}

/** What it may pay later; null: nothing. */
export const creditOf = ({
  payLaterLimit: limit,
  payLaterDays: days,
}: Pick<CompanyRow, 'payLaterLimit' | 'payLaterDays'>): PayLaterTerms | null =>
  limit === null || days === null ? null : { limit, days }

/** The version of the terms for companies that holds: it changes with what they say, and is then to be accepted again. */
export const termsVersion = '2026-11'

/** The newest terms that were accepted for a company. */
export async function findAccepted(executor: Executor, companyId: string) {
  const [accepted] = await executor
    .select()
    .from(acceptedTerms)
    .where(eq(acceptedTerms.companyId, companyId))
    .orderBy(desc(acceptedTerms.acceptedAt))
    .limit(1)
  return accepted
}
