import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers, instant } from './people.ts'

/** Messages to the support from people who may have no account. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    /** Null for a guest. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customers.id),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    /** A support topic of the reference data. */
    topicId: text('topic_id').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('support_messages_code').on(table.code)],
)
