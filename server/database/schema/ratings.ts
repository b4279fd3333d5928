import type { RatingState } from '@seberang/domain/api'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { carts } from './carts.ts'
import { instant } from './people.ts'

/** What a customer says of a finished shipment. Nobody else reads it before an operator has published it. */
export const ratings = pgTable(
  'ratings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .references(() => carts.id),
    stars: integer('stars').notNull(),
    comment: text('comment'),
    state: text('state').$type<RatingState>().notNull().default('waiting'),
    createdAt: instant('created_at').notNull(),
    /** When an operator last published or hid it. */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('ratings_cart').on(table.cartId),
    index('ratings_state').on(table.state, table.id),
    check('ratings_stars', sql`${table.stars} between 1 and 5`),
    check('ratings_comment', sql`length(${table.comment}) between 1 and 1000`),
    check('ratings_state_known', sql`${table.state} in ('waiting', 'published', 'hidden')`),
    check('ratings_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
  ],
)

/** The same for what is scored by itself; the categories are reference data. */
export const ratingScores = pgTable(
  'rating_scores',
  {
    ratingId: bigint('rating_id', { mode: 'number' })
      .notNull()
      .references(() => ratings.id),
    categoryId: text('category_id').notNull(),
    score: integer('score').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ratingId, table.categoryId] }),
    check('rating_scores_score', sql`${table.score} between 1 and 5`),
  ],
)
