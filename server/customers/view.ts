import type { Customer } from '@seberang/domain/api'
import { wireLanguages } from '@seberang/domain/language'
import { eq, sql } from 'drizzle-orm'
import { rowsOf, type Executor } from '../database/database.ts'
import { customers } from '../database/schema/index.ts'
import { fileUrl } from '../base/file-url.ts'
import { findCompany } from './company.ts'
import { findIdentity, paperOf, viewPaper } from './identity-papers.ts'
import { notFound } from '../refusal/refusal.ts'
import { walletOf } from '../ledger/ledger.ts'

export type CustomerRow = typeof customers.$inferSelect

export async function loadCustomer(executor: Executor, customerId: number): Promise<CustomerRow> {
  const [row] = await executor.select().from(customers).where(eq(customers.id, customerId))
  if (!row) throw notFound()
  return row
}

/** The customer's own profile. */
export async function viewCustomer(executor: Executor, customerId: number): Promise<Customer> {
  const row = await loadCustomer(executor, customerId)
  const counted = await executor.execute(sql`
    select count(*) filter (where status = 'finished')::int as success,
           count(*) filter (where status <> 'finished')::int as process
    from carts where customer_id = ${customerId} and deleted_at is null`)
  const counts = rowsOf<{ success: number; process: number }>(counted)[0]
  const company = await findCompany(executor, customerId)
  const language = row.language
  const papers = await findIdentity(executor, customerId)
  const ktp = paperOf(papers, 'ktp')
  const passport = paperOf(papers, 'passport')
  return {
    customer_id: String(row.id),
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone_number: row.phoneNumber,
    avatar: row.avatar,
    avatar_url: row.avatarFile === null ? null : fileUrl(row.avatarFile),
    customer_type: row.customerType,
    password_set_at: row.passwordSetAt?.toISOString() ?? null,
    has_pin: row.pinHash !== null,
    pin_set_at: row.pinSetAt?.toISOString() ?? null,
    is_disable_minimum_weight: row.isDisableMinimumWeight,
    wallet: await walletOf(executor, customerId),
    ktp: ktp ? viewPaper(ktp) : null,
    passport: passport ? viewPaper(passport) : null,
    company: company ? { id: company.id, status: company.status } : null,
    total_transaction: { success: counts?.success ?? 0, process: counts?.process ?? 0 },
    language: wireLanguages[language],
  }
}
