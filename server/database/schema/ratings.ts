import { ratingStates, type RatingState } from '@seberang/domain/api'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { carts } from './carts.ts'
import { oneOf } from './one-of.ts'
import { instant } from './people.ts'

/** A customer's rating of a finished shipment; hidden from others until an operator publishes it. */
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
    check('ratings_state_known', oneOf(table.state, ratingStates)),
    check('ratings_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
  ],
)

/** Scores by category; the categories are reference data. */
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
