import { operatorRoles, type OperatorRole } from '@seberang/domain/api'
import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { oneOf } from './one-of.ts'
import { instant } from './people.ts'

/** Who moves parcels and money. A removed one stays, because the audit names them. */
export const operators = pgTable(
  'operators',
  {
    name: text('name').primaryKey(),
    role: text('role').$type<OperatorRole>().notNull(),
    /** SHA-256: the key has 256 random bits, so that a slow hash would add nothing. Null once removed. */
    keyHash: text('key_hash'),
    addedAt: instant('added_at').notNull(),
    keyAt: instant('key_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('operators_key').on(table.keyHash),
    check('operators_role', oneOf(table.role, operatorRoles)),
    check('operators_removed', sql`(${table.keyHash} is null) = (${table.removedAt} is not null)`),
  ],
)
