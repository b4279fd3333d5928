import type { CourierPrice, Priced } from '@seberang/domain/api'
import type { PricingRequest } from '@seberang/domain/pricing'
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { carts } from './carts.ts'
import { invoices } from './invoices.ts'

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
    amount: bigint('amount', { mode: 'number' }).notNull(),
    previousStatus: text('previous_status').notNull(),
    /** What was priced: a new measurement is priced again from it, under the same rule set and rates. */
    request: jsonb('request').$type<PricingRequest>().notNull(),
    priced: jsonb('priced').$type<Priced>().notNull(),
    courier: jsonb('courier').$type<CourierPrice>().notNull(),
  },
  (table) => [
    uniqueIndex('invoice_items_cart').on(table.invoiceId, table.cartId),
    index('invoice_items_of_cart').on(table.cartId),
  ],
)
