import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
