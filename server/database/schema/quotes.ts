import type { Priced, QuoteShown } from '@seberang/domain/api'
import type { PricingRequest } from '@seberang/domain/pricing'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './people.ts'

/** Prices that were kept: what was priced, what came out, and under what. Nothing in it says whose it is. */
export const quotes = pgTable(
  'quotes',
  {
    /** Unguessable, and short enough to be read aloud. */
    code: text('code').primaryKey(),
    title: text('title').notNull(),
    /** With the tariffs and the rates of its day. */
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
