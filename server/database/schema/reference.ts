import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './people.ts'

/** A single row with the latest version of the reference data. Its lock serializes changes. */
export const referenceVersion = pgTable(
  'reference_version',
  {
    id: boolean('id').primaryKey().default(true),
    version: integer('version').notNull().default(0),
    /** When rates are fetched next; null: now. */
    ratesDueAt: instant('rates_due_at'),
  },
  (table) => [check('reference_version_one_row', sql`${table.id}`)],
)

/** Reference data that an operator may change: tariffs, warehouses, codes, rates. */
export const referenceRecords = pgTable(
  'reference_records',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** The position in lists. */
    place: integer('place').notNull(),
    /** Not jsonb: fields are shown in the order in which they were written. */
    record: json('record').$type<Record<string, unknown>>().notNull(),
    source: text('source').notNull(),
    asOf: instant('as_of').notNull(),
    /** The version of the record's last change. */
    version: integer('version').notNull(),
    /** `release`, `operator` or `feed`. A new release does not overwrite an operator's changes. */
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** No longer offered; shipments that use it still know it. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('reference_records_version').on(table.version),
    check('reference_records_changed_by', sql`${table.changedBy} in ('release', 'operator', 'feed')`),
  ],
)
