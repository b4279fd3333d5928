import type { CourierPrice, Priced } from '@seberang/domain/api'
import type { PricingLine, PricingRequest } from '@seberang/domain/pricing'
import type { Status } from '@seberang/domain/status'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { carts } from './carts.ts'
import { invoices } from './invoices.ts'
import { instant } from './people.ts'
import { vouchers } from './vouchers.ts'

/** Whole rupiah for each line of a bill. */
export type Lines = Record<PricingLine, number>

/** One per shipment, with the price that was agreed to; never changed afterwards. */
export const invoiceItems = pgTable(
  'invoice_items',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .references(() => carts.id),
    title: text('title').notNull(),
    /** What this item adds to what was agreed before. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The same, line by line: on an additional invoice single lines may be negative. */
    lines: jsonb('lines').$type<Lines>().notNull(),
    /** Which part of the shipment's agreement this is, counted over items and credits; the checkout is the first. */
    step: integer('step').notNull().default(1),
    previousStatus: text('previous_status').$type<Status>().notNull(),
    /** What was priced: a new measurement is priced again from it, under the same rule set and rates. */
    request: jsonb('request').$type<PricingRequest>().notNull(),
    priced: jsonb('priced').$type<Priced>().notNull(),
    courier: jsonb('courier').$type<CourierPrice>().notNull(),
    /** The voucher in its price. */
    voucherId: bigint('voucher_id', { mode: 'number' }).references(() => vouchers.id),
    /**
     * Which of the voucher's uses this is, from 1; null again when the invoice ends without payment. The one thing of
     * an item that changes: being unique, it makes it impossible to use a voucher twice.
     */
    voucherUse: integer('voucher_use'),
  },
  (table) => [
    uniqueIndex('invoice_items_cart').on(table.invoiceId, table.cartId),
    index('invoice_items_of_cart').on(table.cartId),
    uniqueIndex('invoice_items_voucher').on(table.voucherId, table.voucherUse),
    check('invoice_items_voucher_use', sql`${table.voucherUse} is null or ${table.voucherId} is not null`),
  ],
)

/** What a shipment turned out to cost less than was paid for it; it went to the customer's wallet. */
export const credits = pgTable(
  'credits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The invoice that was paid too much. */
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .references(() => carts.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** As an item's. */
    step: integer('step').notNull().default(1),
    /** What it takes from each line: the amount is minus their sum. */
    lines: jsonb('lines').$type<Lines>().notNull(),
    request: jsonb('request').$type<PricingRequest>().notNull(),
    priced: jsonb('priced').$type<Priced>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The payment was taken back, and the credit with it. */
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('credits_cart').on(table.cartId),
    index('credits_invoice').on(table.invoiceId),
    check('credits_amount', sql`${table.amount} >= 0`),
  ],
)
