import { voucherKinds, type Voucher } from '@seberang/domain/api'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { oneOf } from './one-of.ts'
import { customers, instant } from './people.ts'

/** A discount on the freight of one shipment. Its uses are recorded on invoice items. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In capital letters. */
    code: text('code').notNull(),
    kind: text('kind').$type<Voucher['kind']>().notNull(),
    /** Whole rupiah, or percent. */
    value: numeric('value').notNull(),
    /** Whole rupiah; null: limited only by the freight. */
    max: bigint('max', { mode: 'number' }),
    /** Null: for everybody, once each. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customers.id),
    /** The least that the shipment costs without it, in whole rupiah; null: any price. */
    minTotal: bigint('min_total', { mode: 'number' }),
    /** The only origin whose shipments it discounts; null: every origin. */
    country: text('country'),
    usesAllowed: integer('uses_allowed').notNull(),
    validFrom: instant('valid_from').notNull(),
    validUntil: instant('valid_until'),
    /** The origin, such as `campaign` or `apology`; public vouchers are listed by it. */
    source: text('source').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When an operator ended it; what was agreed to with it stays. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('vouchers_code').on(table.code),
    index('vouchers_customer').on(table.customerId),
    check('vouchers_kind', oneOf(table.kind, voucherKinds)),
    check(
      'vouchers_value',
      sql`${table.value} > 0 and (${table.kind} = 'fixed' or ${table.value} <= 100) and (${table.max} is null or ${table.max} > 0) and (${table.minTotal} is null or ${table.minTotal} > 0)`,
    ),
    check('vouchers_uses', sql`${table.usesAllowed} >= 1`),
    check('vouchers_valid', sql`${table.validUntil} is null or ${table.validUntil} > ${table.validFrom}`),
  ],
)

/** Vouchers for everybody that customers saved among their own. */
export const savedVouchers = pgTable(
  'saved_vouchers',
  {
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    voucherId: bigint('voucher_id', { mode: 'number' })
      .notNull()
      .references(() => vouchers.id),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.voucherId] })],
)
