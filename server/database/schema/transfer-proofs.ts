import { proofStatuses, type ProofStatus } from '@seberang/domain/api'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { invoices } from './invoices.ts'
import { oneOf } from './one-of.ts'
import { instant } from './people.ts'

/** What customers sent to show that they have transferred. */
export const transferProofs = pgTable(
  'transfer_proofs',
  {
    /** A code for people: `TP-7KQ2M9XA`. */
    id: text('id').primaryKey(),
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    bankCode: text('bank_code').notNull(),
    accountName: text('account_name').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** A day in Jakarta. */
    transferredAt: text('transferred_at').notNull(),
    /** Its file goes with the account of whoever sent it. */
    fileId: text('file_id').notNull(),
    status: text('status').$type<ProofStatus>().notNull().default('waiting'),
    /** Why it was rejected, in words for the customer. */
    reason: text('reason'),
    decidedBy: text('decided_by'),
    sentAt: instant('sent_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('transfer_proofs_invoice').on(table.invoiceId, table.sentAt),
    index('transfer_proofs_status').on(table.status, table.sentAt),
    uniqueIndex('transfer_proofs_one_waiting')
      .on(table.invoiceId)
      .where(sql`${table.status} = 'waiting'`),
    check('transfer_proofs_status_known', oneOf(table.status, proofStatuses)),
    check('transfer_proofs_amount', sql`${table.amount} > 0`),
    check('transfer_proofs_reason', sql`(${table.reason} is not null) = (${table.status} = 'rejected')`),
    check(
      'transfer_proofs_decided',
      sql`(${table.decidedAt} is null) = (${table.status} = 'waiting')
        and (${table.decidedAt} is null) = (${table.decidedBy} is null)`,
    ),
  ],
)
