import { notificationChannels, switchableTopics } from '@seberang/domain/api'
import type { NotificationChannel, SwitchableTopic } from '@seberang/domain/api'
import { bigint, boolean, check, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { oneOf } from './one-of.ts'
import { customers } from './people.ts'

/** What customers have switched off or on again; all else is on. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    topic: text('topic').$type<SwitchableTopic>().notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.topic, table.channel] }),
    check('notification_choices_topic', oneOf(table.topic, switchableTopics)),
    check('notification_choices_channel', oneOf(table.channel, notificationChannels)),
  ],
)

/** When a customer is told nothing that can wait. */
export const quietHours = pgTable('quiet_hours', {
  customerId: bigint('customer_id', { mode: 'number' })
    .primaryKey()
    .references(() => customers.id),
  isOn: boolean('is_on').notNull(),
  /** `HH:mm` in WIB. */
  startsAt: text('starts_at').notNull(),
  endsAt: text('ends_at').notNull(),
})

/** What the links in mails switch off. Not hashed: every mail about the topic has the same. */
export const unsubscribeTokens = pgTable(
  'unsubscribe_tokens',
  {
    token: text('token').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    topic: text('topic').$type<SwitchableTopic>().notNull(),
  },
  (table) => [
    uniqueIndex('unsubscribe_tokens_topic').on(table.customerId, table.topic),
    check('unsubscribe_tokens_topic_known', oneOf(table.topic, switchableTopics)),
  ],
)
