import { withdrawalStatuses, type WithdrawalStatus } from '@seberang/domain/wallet'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { oneOf } from './one-of.ts'
import { customers, instant } from './people.ts'

/** The accounts at banks that customers withdraw to. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: text('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    bankCode: text('bank_code').notNull(),
    /** Its number and its owner's name, encrypted; null once it is removed. */
    details: text('details'),
    createdAt: instant('created_at').notNull(),
    /** When it was last made the main one: the last such account is. */
    mainAt: instant('main_at'),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('bank_accounts_customer')
      .on(table.customerId)
      .where(sql`${table.removedAt} is null`),
    // For the newest encrypted one, which tells whether the key is right.
    index('bank_accounts_age')
      .on(table.createdAt)
      .where(sql`${table.details} is not null`),
    check('bank_accounts_removed', sql`(${table.removedAt} is null) = (${table.details} is not null)`),
  ],
)

export const withdrawals = pgTable(
  'withdrawals',
  {
    /** A code for people: `WD-7KQ2M9XA`. */
    id: text('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    bankAccountId: text('bank_account_id')
      .notNull()
      .references(() => bankAccounts.id),
    bankCode: text('bank_code').notNull(),
    /** The number and the owner's name as they were at the request, encrypted; null once the customer's account is deleted. */
    recipient: text('recipient'),
    /** What leaves the wallet, with the fee in it. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    fee: bigint('fee', { mode: 'number' }).notNull(),
    status: text('status').$type<WithdrawalStatus>().notNull(),
    /** The bank account is in another name than the customer's. */
    needsReview: boolean('needs_review').notNull(),
    /** The operator who was the first to approve one that takes two. */
    approvedBy: text('approved_by'),
    /** The operator who had it carried out. */
    processedBy: text('processed_by'),
    /** Another operator, or the same one again, who took it over to transfer it, and when last. */
    takenOverBy: text('taken_over_by'),
    takenOverAt: instant('taken_over_at'),
    /** Why the money came back, in words for the customer. */
    reason: text('reason'),
    /** Of the transfer, as the bank states it. */
    reference: text('reference'),
    createdAt: instant('created_at').notNull(),
    processedAt: instant('processed_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('withdrawals_customer').on(table.customerId, table.createdAt),
    index('withdrawals_account').on(table.bankAccountId),
    index('withdrawals_status').on(table.status, table.createdAt),
    // For the newest encrypted one, which tells whether the key is right.
    index('withdrawals_age')
      .on(table.createdAt)
      .where(sql`${table.recipient} is not null`),
    // One transfer pays one withdrawal.
    uniqueIndex('withdrawals_reference').on(table.reference),
    check('withdrawals_status_known', oneOf(table.status, withdrawalStatuses)),
    check('withdrawals_amount', sql`${table.fee} >= 0 and ${table.amount} > ${table.fee}`),
    check(
      'withdrawals_ended',
      sql`(${table.endedAt} is null) = (${table.status} in ('requested', 'processing'))`,
    ),
    check('withdrawals_paid', sql`(${table.reference} is not null) = (${table.status} = 'paid')`),
    check('withdrawals_reason', sql`(${table.reason} is not null) = (${table.status} = 'rejected')`),
    check('withdrawals_taken_over', sql`(${table.takenOverAt} is null) = (${table.takenOverBy} is null)`),
    check(
      'withdrawals_processed',
      sql`(${table.processedAt} is null) = (${table.processedBy} is null)
        and (${table.status} not in ('processing', 'paid') or ${table.processedAt} is not null)
        and (${table.status} not in ('requested', 'cancelled') or ${table.processedAt} is null)`,
    ),
  ],
)
