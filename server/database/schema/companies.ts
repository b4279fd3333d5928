import type { CompanyReason } from '@seberang/domain/api'
import { paperStatuses, type PaperStatus } from '@seberang/domain/identity'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { oneOf } from './one-of.ts'
import { customers, instant } from './people.ts'

/**
 * Companies as they were sent. Each sending is a row of its own, so that an operator approves what they have looked at;
 * the approved one is the account that customers belong to.
 */
export const companies = pgTable(
  'companies',
  {
    id: text('id').primaryKey(),
    /** Who sent it. */
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    status: text('status').$type<PaperStatus>().notNull(),
    /** Why sections were rejected, in words for the customer. */
    reasons: jsonb('reasons').$type<CompanyReason[]>(),
    /** What was sent, encrypted; null once another replaces it. */
    details: text('details'),
    sentAt: instant('sent_at').notNull(),
    decidedAt: instant('decided_at'),
    /** The name of an operator. */
    decidedBy: text('decided_by'),
    replacedAt: instant('replaced_at'),
    /** What it may pay later, in whole rupiah, and within how many days each; null: nothing. */
    payLaterLimit: bigint('pay_later_limit', { mode: 'number' }),
    payLaterDays: integer('pay_later_days'),
  },
  (table) => [
    uniqueIndex('companies_current')
      .on(table.ownerId)
      .where(sql`${table.replacedAt} is null`),
    index('companies_owner').on(table.ownerId),
    index('companies_status')
      .on(table.status, table.sentAt)
      .where(sql`${table.replacedAt} is null`),
    // For the newest encrypted one, which tells whether the key is right.
    index('companies_age')
      .on(table.sentAt)
      .where(sql`${table.details} is not null`),
    check('companies_status_known', oneOf(table.status, paperStatuses)),
    check('companies_decided', sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)`),
    check('companies_decider', sql`(${table.decidedAt} is null) = (${table.decidedBy} is null)`),
    check('companies_reasons', sql`${table.reasons} is null or ${table.status} = 'rejected'`),
    check('companies_replaced', sql`(${table.replacedAt} is null) = (${table.details} is not null)`),
    check('companies_pay_later', sql`(${table.payLaterLimit} is null) = (${table.payLaterDays} is null)`),
    check(
      'companies_pay_later_approved',
      sql`${table.payLaterLimit} is null
        or (${table.status} = 'approved' and ${table.payLaterLimit} > 0 and ${table.payLaterDays} > 0)`,
    ),
    check('companies_stay', sql`${table.status} <> 'approved' or ${table.replacedAt} is null`),
  ],
)

/** Which company a customer acts for. */
export const companyMembers = pgTable(
  'company_members',
  {
    customerId: bigint('customer_id', { mode: 'number' })
      .primaryKey()
      .references(() => customers.id),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [index('company_members_company').on(table.companyId)],
)

/** Who accepted which terms for a company. */
export const acceptedTerms = pgTable(
  'accepted_terms',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    version: text('version').notNull(),
    /** As it was typed. */
    name: text('name').notNull(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.version] })],
)
