import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { credits } from './invoice-items.ts'
import { invoices } from './invoices.ts'
import { instant } from './people.ts'
import { refunds } from './refunds.ts'

/**
 * What was returned of something that is paid later, and so is not to be paid any more: by a refund, by a measurement, or
 * with an additional invoice whose order had ended. Together with the total of its invoice they are what was paid with it.
 */
export const payLaterReductions = pgTable(
  'pay_later_reductions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The invoice that is due less. */
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    creditId: bigint('credit_id', { mode: 'number' }).references(() => credits.id),
    refundId: text('refund_id').references(() => refunds.id),
    /** The additional invoice that was returned. */
    returnedId: bigint('returned_id', { mode: 'number' }).references(() => invoices.id),
    /** Whole rupiah. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was to be paid after all. */
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('pay_later_reductions_invoice').on(table.invoiceId),
    index('pay_later_reductions_credit').on(table.creditId),
    index('pay_later_reductions_refund').on(table.refundId),
    check('pay_later_reductions_amount', sql`${table.amount} > 0`),
    check(
      'pay_later_reductions_by_one',
      sql`num_nonnulls(${table.creditId}, ${table.refundId}, ${table.returnedId}) = 1`,
    ),
  ],
)
