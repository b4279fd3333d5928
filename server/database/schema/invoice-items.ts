import type { CourierPrice, Priced } from '@seberang/domain/api'
import type { PricingLine, PricingRequest } from '@seberang/domain/pricing'
import type { Status } from '@seberang/domain/status'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { carts, measurements } from './carts.ts'
import { invoices } from './invoices.ts'
import { instant } from './people.ts'
import { vouchers } from './vouchers.ts'

/** Whole rupiah for each line of a bill. */
export type Lines = Record<PricingLine, number>

/** One per shipment, with its agreed price; immutable. */
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
    /** The amount that this item adds to the earlier agreement. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The same by line; on an additional invoice single lines may be negative. */
    lines: jsonb('lines').$type<Lines>().notNull(),
    /** Position within the shipment's agreement, counted over items and credits; the checkout is the first. */
    step: integer('step').notNull().default(1),
    previousStatus: text('previous_status').$type<Status>().notNull(),
    /** The pricing request: a new measurement is priced from it under the same rule set and rates. */
    request: jsonb('request').$type<PricingRequest>().notNull(),
    priced: jsonb('priced').$type<Priced>().notNull(),
    courier: jsonb('courier').$type<CourierPrice>().notNull(),
    /** On an additional invoice: the measurement that it came from. */
    measurementId: bigint('measurement_id', { mode: 'number' }).references(() => measurements.id),
    /** The voucher included in the price. */
    voucherId: bigint('voucher_id', { mode: 'number' }).references(() => vouchers.id),
    /**
     * The number of the voucher's use, from 1; null again when the invoice ends without payment. The only mutable
     * column; its unique index prevents a second use of the voucher.
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

/** The amount by which a shipment turned out cheaper than paid, credited to the customer's wallet. */
export const credits = pgTable(
  'credits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The overpaid invoice. */
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .references(() => carts.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Like an item's. */
    step: integer('step').notNull().default(1),
    /** The change of each line; `amount` is minus their sum. */
    lines: jsonb('lines').$type<Lines>().notNull(),
    request: jsonb('request').$type<PricingRequest>().notNull(),
    priced: jsonb('priced').$type<Priced>().notNull(),
    /** The measurement that it came from. */
    measurementId: bigint('measurement_id', { mode: 'number' }).references(() => measurements.id),
    createdAt: instant('created_at').notNull(),
    /** When it was taken back: with the payment that it came from, or since a later measurement found the shipment dearer. */
    undoneAt: instant('undone_at'),
    /** When its payment was taken back last, and it stayed because it was spent. */
    spentAt: instant('spent_at'),
  },
  (table) => [
    index('credits_cart').on(table.cartId),
    index('credits_invoice').on(table.invoiceId),
    check('credits_amount', sql`${table.amount} >= 0`),
  ],
)
