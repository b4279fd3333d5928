import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './people.ts'

/** One row: which change of the reference data was the last one. Its lock makes the changes follow each other. */
export const referenceVersion = pgTable(
  'reference_version',
  {
    id: boolean('id').primaryKey().default(true),
    version: integer('version').notNull().default(0),
    /** When the rates are asked for again; null: now. */
    ratesDueAt: instant('rates_due_at'),
  },
  (table) => [check('reference_version_one_row', sql`${table.id}`)],
)

/** What the product knows and an operator may change: tariffs, warehouses, codes, rates. */
export const referenceRecords = pgTable(
  'reference_records',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** Lists are in this order. */
    place: integer('place').notNull(),
    /** Not jsonb: the order in which a record was written is the order in which it is shown. */
    record: json('record').$type<Record<string, unknown>>().notNull(),
    source: text('source').notNull(),
    asOf: instant('as_of').notNull(),
    /** The change that it got its present form by. */
    version: integer('version').notNull(),
    /** `release`, `operator` or `feed`. A new release leaves alone what an operator has changed. */
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** No longer offered; shipments that have it still know it. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('reference_records_version').on(table.version),
    check('reference_records_changed_by', sql`${table.changedBy} in ('release', 'operator', 'feed')`),
  ],
)
