import {
  openRefunds,
  refundReasons,
  refundStatuses,
  type RefundReason,
  type RefundStatus,
} from '@seberang/domain/wallet'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { carts } from './carts.ts'
import { invoices } from './invoices.ts'
import { oneOf } from './one-of.ts'
import { customers, instant } from './people.ts'
import { bankAccounts } from './wallet.ts'

/** What customers ask back of shipments that they have paid for. */
export const refunds = pgTable(
  'refunds',
  {
    /** A code for people: `RF-7KQ2M9XA`. */
    id: text('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .references(() => carts.id),
    /** The order that paid for the shipment. */
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    reason: text('reason').$type<RefundReason>().notNull(),
    description: text('description').notNull(),
    files: text('files').array().notNull().default([]),
    /** Null for all that could be returned. */
    requestedAmount: bigint('requested_amount', { mode: 'number' }),
    /** Null to the wallet. */
    bankAccountId: text('bank_account_id').references(() => bankAccounts.id),
    bankCode: text('bank_code'),
    /** The number and the owner's name as they were at the request, encrypted; null once the customer's account is deleted. */
    recipient: text('recipient'),
    /** The bank account is in another name than the customer's. */
    needsReview: boolean('needs_review').notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    /** What is returned. */
    amount: bigint('amount', { mode: 'number' }),
    /** The operator who was the first to approve one that takes two, and how much. */
    approvedBy: text('approved_by'),
    approvedAmount: bigint('approved_amount', { mode: 'number' }),
    /** The operator who decided it, and what they tell the customer. */
    decidedBy: text('decided_by'),
    answer: text('answer'),
    /** The operator whom it was handed over to, to be transferred by itself and not in a file for the bank, and when last. */
    handedOverBy: text('handed_over_by'),
    handedOverAt: instant('handed_over_at'),
    /** Of the transfer, as the bank states it. */
    reference: text('reference'),
    /** Why the bank did not take it, in words for the customer: it went to the wallet. */
    bounced: text('bounced'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    endedAt: instant('ended_at'),
    /** When it was taken out of the wallet again, since the bank had reversed the payment. */
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('refunds_customer').on(table.customerId, table.createdAt),
    index('refunds_invoice').on(table.invoiceId),
    index('refunds_account').on(table.bankAccountId),
    index('refunds_status').on(table.status, table.createdAt),
    // For the newest encrypted one, which tells whether the key is right.
    index('refunds_age')
      .on(table.createdAt)
      .where(sql`${table.recipient} is not null`),
    uniqueIndex('refunds_open')
      .on(table.cartId)
      .where(sql`${oneOf(table.status, openRefunds)}`),
    // One transfer pays one refund.
    uniqueIndex('refunds_reference').on(table.reference),
    check('refunds_status_known', oneOf(table.status, refundStatuses)),
    check('refunds_reason_known', oneOf(table.reason, refundReasons)),
    check('refunds_bank', sql`(${table.bankAccountId} is null) = (${table.bankCode} is null)`),
    check('refunds_amount', sql`(${table.amount} is not null) = (${table.status} in ('approved', 'paid'))`),
    check('refunds_above_zero', sql`${table.amount} > 0 and ${table.requestedAmount} > 0`),
    check('refunds_decided', sql`(${table.decidedAt} is null) = (${table.status} = 'requested')`),
    check('refunds_ended', sql`(${table.endedAt} is null) = (${table.status} in ('requested', 'approved'))`),
    check(
      'refunds_paid',
      sql`(${table.reference} is not null)
        = (${table.status} = 'paid' and ${table.bankAccountId} is not null and ${table.bounced} is null)`,
    ),
  ],
)
