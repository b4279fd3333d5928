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

/**
 * Transfers that were made although their money had gone back: of withdrawals and refunds, or of what was owed back and was
 * taken back as well. Each is a loss until it is given back. Also what of an order was returned although its payment was
 * taken back, once it is given back or written off: no transfer is named, `reference` is its own code.
 */
export const doublePayouts = pgTable(
  'double_payouts',
  {
    /**
     * The withdrawal or the refund, by its code; a further transfer of one, or what was owed back, by the reference of its
     * transfer; of an order, its invoice, with a number from the second time on (`INV-…#2`).
     */
    payoutId: text('payout_id').primaryKey(),
    /**
     * What was owed back, by its reference in the ledger; of a further transfer of a withdrawal or a refund, the code of that
     * (`WD-…:FT26320001`). Null of any other.
     */
    owed: text('owed'),
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
    uniqueIndex('double_payouts_owed').on(table.owed),
    check('double_payouts_id', sql`${table.owed} is null or ${table.payoutId} = ${table.reference}`),
    check('double_payouts_amount', sql`${table.amount} > 0`),
    check(
      'double_payouts_recovered',
      sql`num_nulls(${table.recoveredReference}, ${table.recoveredBy}, ${table.recoveredAt}) in (0, 3)`,
    ),
  ],
)

/** The withdrawal or the refund that a row of `double_payouts` is of, by its code: of any other row, what is no code of one. */
export const payoutCode = sql<string>`coalesce(split_part(double_payouts.owed, ':', 1), double_payouts.payout_id)`

/** The order that a row of `double_payouts` is of, by its invoice: of any other row, what is no code of an invoice. */
export const orderOfPayout = sql<string>`split_part(double_payouts.payout_id, '#', 1)`
