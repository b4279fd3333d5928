import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { payments } from './invoices.ts'
import { instant } from './people.ts'

/** A single row: the offset of the product's clock from the database's. */
export const clock = pgTable(
  'clock',
  {
    id: boolean('id').primaryKey().default(true),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('clock_one_row', sql`${table.id}`)],
)

/** The response of a write, stored under the sender's key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The sender: `customer:1024`, `access:<hash>`, `operator:budi`. */
    owner: text('owner').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    answer: text('answer'),
    /** The device cookie that came with the response, encrypted too. */
    device: text('device'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.call, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)

/** Makes each signed header usable only once. */
export const nonces = pgTable(
  'nonces',
  {
    tokenHash: text('token_hash').notNull(),
    nonce: text('nonce').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.nonce] }), index('nonces_age').on(table.seenAt)],
)

/** Counts within a time window. */
export const rateCounters = pgTable('rate_counters', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: instant('ends_at').notNull(),
})

/** Mails are written in the transaction that causes them and sent afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The HTML version; null: text only. */
    html: text('html'),
    /** Is sent before all others: somebody waits for its code. */
    urgent: boolean('urgent').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: instant('next_try_at'),
    /** Of a bill: the payment whose number it is held for; null once it has it or is to go without. */
    paymentId: bigint('payment_id', { mode: 'number' }).references(() => payments.id),
    /** The token that switches off mails like this; null where they cannot be, and once it is sent. */
    unsubscribe: text('unsubscribe'),
  },
  (table) => [
    index('mails_waiting')
      .on(table.urgent.desc(), table.nextTryAt, table.id)
      .where(sql`${table.sentAt} is null`),
    index('mails_bodies')
      .on(table.createdAt)
      .where(sql`${table.text} <> ''`),
    index('mails_held')
      .on(table.paymentId)
      .where(sql`${table.paymentId} is not null`),
  ],
)

export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').notNull(),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_subject').on(table.subject)],
)
