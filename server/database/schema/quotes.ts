import type { Priced, QuoteShown } from '@seberang/domain/api'
import type { PricingRequest } from '@seberang/domain/pricing'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './people.ts'

/** Saved prices: the request, the result and the basis. Deliberately without an owner. */
export const quotes = pgTable(
  'quotes',
  {
    /** Unguessable, but short enough to read aloud. */
    code: text('code').primaryKey(),
    title: text('title').notNull(),
    /** Includes the tariffs and rates of its day. */
    request: jsonb('request').$type<PricingRequest>().notNull(),
    about: jsonb('about').$type<QuoteShown>().notNull(),
    priced: jsonb('priced').$type<Priced>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('quotes_age').on(table.createdAt),
    check('quotes_expires', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
)
