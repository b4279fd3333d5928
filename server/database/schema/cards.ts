import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { gatewayNames, type GatewayName } from '../../base/gateway-names.ts'
import { oneOf } from './one-of.ts'
import { customers, instant } from './people.ts'

/** Cards that customers have a gateway keep: never their numbers. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: text('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    gateway: text('gateway').$type<GatewayName>().notNull(),
    /** What the gateway charges it by, encrypted. */
    token: text('token').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was last added or paid with: the last such card is the main one. */
    usedAt: instant('used_at').notNull(),
    /** Its gateway has yet to forget it. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('saved_cards_once')
      .on(table.customerId, table.gateway, table.brand, table.last4, table.expMonth, table.expYear)
      .where(sql`${table.removedAt} is null`),
    index('saved_cards_customer').on(table.customerId),
    index('saved_cards_removed')
      .on(table.id)
      .where(sql`${table.removedAt} is not null`),
    // For the newest encrypted one, which tells whether the key is right.
    index('saved_cards_age').on(table.createdAt),
    check('saved_cards_gateway', oneOf(table.gateway, gatewayNames)),
    check('saved_cards_last4', sql`${table.last4} ~ '^[0-9]{4}$'`),
    check('saved_cards_month', sql`${table.expMonth} between 1 and 12`),
  ],
)
