import { paperKinds, paperStatuses, type PaperKind, type PaperStatus } from '@seberang/domain/identity'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { oneOf } from './one-of.ts'
import { customers, instant } from './people.ts'

/**
 * The papers by which customs know a customer. Each sending is a row of its own, so that an operator approves what they
 * have looked at; of one that was replaced or removed only who opened it and when stays.
 */
export const identityPapers = pgTable(
  'identity_papers',
  {
    id: text('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    kind: text('kind').$type<PaperKind>().notNull(),
    status: text('status').$type<PaperStatus>().notNull(),
    /** Why it was rejected, in words for the customer. */
    reason: text('reason'),
    /** Number, name and what else stands on it, encrypted; null once it is removed. */
    details: text('details'),
    /** Of its photo, and of one of its owner with it: files that are deleted once it is removed. */
    file: text('file').notNull(),
    selfieFile: text('selfie_file'),
    sentAt: instant('sent_at').notNull(),
    decidedAt: instant('decided_at'),
    /** The name of an operator. */
    decidedBy: text('decided_by'),
    /** When another replaced it, or its owner removed it. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('identity_papers_customer').on(table.customerId, table.kind),
    uniqueIndex('identity_papers_current')
      .on(table.customerId, table.kind)
      .where(sql`${table.removedAt} is null`),
    index('identity_papers_status')
      .on(table.status, table.sentAt)
      .where(sql`${table.removedAt} is null`),
    // For the newest encrypted one, which tells whether the key is right.
    index('identity_papers_age')
      .on(table.sentAt)
      .where(sql`${table.details} is not null`),
    check('identity_papers_kind', oneOf(table.kind, paperKinds)),
    check('identity_papers_status_known', oneOf(table.status, paperStatuses)),
    check('identity_papers_decided', sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)`),
    check('identity_papers_decider', sql`(${table.decidedAt} is null) = (${table.decidedBy} is null)`),
    check('identity_papers_reason', sql`${table.reason} is null or ${table.status} = 'rejected'`),
    check('identity_papers_removed', sql`(${table.removedAt} is null) = (${table.details} is not null)`),
  ],
)
