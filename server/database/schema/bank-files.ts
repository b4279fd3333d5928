import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './people.ts'

/** Files of transfers that an operator gave to the bank. */
export const bankFiles = pgTable(
  'bank_files',
  {
    /** A code for people: `BF-7KQ2M9XA`. */
    id: text('id').primaryKey(),
    /** The operator who made it. */
    operator: text('operator').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('bank_files_age').on(table.createdAt)],
)

export const bankFileLines = pgTable(
  'bank_file_lines',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => bankFiles.id),
    position: integer('position').notNull(),
    /** The withdrawal or the refund, by its code. */
    payoutId: text('payout_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.position] }),
    // What a bank was told to transfer stands in no other file.
    uniqueIndex('bank_file_lines_payout').on(table.payoutId),
  ],
)

/** Transfers that a bank made of withdrawals and refunds whose money had gone back before: a loss until it is given back. */
export const doublePayouts = pgTable(
  'double_payouts',
  {
    /** The withdrawal or the refund, by its code. */
    payoutId: text('payout_id').primaryKey(),
    /** Of the transfer, as the bank states it. */
    reference: text('reference').notNull(),
    /** What was transferred. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The operator who noted it. */
    operator: text('operator').notNull(),
    notedAt: instant('noted_at').notNull(),
    /** Of the transfer by which its customer gave it back, who noted that, and when. */
    recoveredReference: text('recovered_reference'),
    recoveredBy: text('recovered_by'),
    recoveredAt: instant('recovered_at'),
  },
  (table) => [
    uniqueIndex('double_payouts_reference').on(table.reference),
    check('double_payouts_amount', sql`${table.amount} > 0`),
    check(
      'double_payouts_recovered',
      sql`num_nulls(${table.recoveredReference}, ${table.recoveredBy}, ${table.recoveredAt}) in (0, 3)`,
    ),
  ],
)
