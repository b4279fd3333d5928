import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { customers, instant } from './people.ts'

/** WebAuthn credentials by which customers sign in. Nothing here is secret: the private key never leaves its device. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** What the customer names it by. */
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    /** As its device names it; base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE; base64url. */
    publicKey: text('public_key').notNull(),
    /** Of its signatures; 0 for devices that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach it, as they say. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('passkeys_customer').on(table.customerId),
    check('passkeys_counter', sql`${table.counter} >= 0`),
  ],
)
