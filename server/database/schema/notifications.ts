import { notificationChannels, switchableTopics } from '@seberang/domain/api'
import type { DeviceNotice, NotificationChannel, SwitchableTopic } from '@seberang/domain/api'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from './one-of.ts'
import { customers, customerTokens, instant } from './people.ts'

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

/** Browsers that show notices (Web Push), each for as long as the session that asked for it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => customerTokens.hash, { onDelete: 'cascade' }),
    /** SHA-256 of its address, which nobody can guess: a browser has one row, whoever uses it. */
    endpointHash: text('endpoint_hash').notNull(),
    /** The host of the push service. */
    service: text('service').notNull(),
    /** Address and keys, encrypted: with them anybody could write to the device. */
    details: text('details').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_session').on(table.sessionHash),
    uniqueIndex('push_subscriptions_endpoint').on(table.endpointHash),
    index('push_subscriptions_customer').on(table.customerId),
    index('push_subscriptions_age').on(table.createdAt),
  ],
)

/** What is to be shown on devices: written in the transaction that causes it, and deleted once it is sent. */
export const pushNotices = pgTable(
  'push_notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
    notice: jsonb('notice').$type<DeviceNotice>().notNull(),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Nobody wants to be shown it later. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    // A later one about the same takes the place of one that waits.
    uniqueIndex('push_notices_tag').on(table.subscriptionId, table.tag),
    index('push_notices_waiting').on(table.nextTryAt, table.id),
    index('push_notices_end').on(table.endsAt),
  ],
)
