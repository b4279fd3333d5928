import type { RatingState } from '@seberang/domain/api'
import { eq } from 'drizzle-orm'
import type { CustomerRow } from '../../customers/view.ts'
import { findPage, type PageQuery } from '../../database/page.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import { carts, customers, ratings, ratingScores } from '../../database/schema/index.ts'
import { loadRatings, type RatingRow } from '../../shipments/ratings.ts'
import type { CartRow } from '../../shipments/rows.ts'

/** @returns false if the shipment is already rated */
export async function insertRating(
  transaction: Transaction,
  row: typeof ratings.$inferInsert,
): Promise<boolean> {
  const written = await transaction.insert(ratings).values(row).onConflictDoNothing().returning()
  return written.length > 0
}

export async function insertScores(
  transaction: Transaction,
  rows: (typeof ratingScores.$inferInsert)[],
): Promise<void> {
  await transaction.insert(ratingScores).values(rows)
}

/** Publishes or hides a shipment's rating. @returns whether there is one */
export async function decideRating(
  transaction: Transaction,
  cartId: number,
  decision: { state: RatingState; decidedAt: Date },
): Promise<boolean> {
  const decided = await transaction
    .update(ratings)
    .set(decision)
    .where(eq(ratings.cartId, cartId))
    .returning({ id: ratings.id })
  return decided.length > 0
}

export interface Review {
  rating: RatingRow
  cart: CartRow
  customer: CustomerRow
}

export interface ReviewQuery extends PageQuery {
  state?: RatingState | undefined
}

/** One page of ratings, optionally in one state, newest first. */
export async function findReviews(
  executor: Executor,
  query: ReviewQuery,
): Promise<{ count: number; reviews: Review[] }> {
  const where = query.state && eq(ratings.state, query.state)
  const select = executor
    .select({ rating: ratings, cart: carts, customer: customers })
    .from(ratings)
    .innerJoin(carts, eq(carts.id, ratings.cartId))
    .innerJoin(customers, eq(customers.id, carts.customerId))
  const listed = { table: ratings, where, newest: ratings.id }
  const { count, rows } = await findPage(executor, listed, query, select.$dynamic())
  const cartIds = rows.map(({ cart }) => cart.id)
  const scored = await loadRatings(executor, cartIds)
  const reviews = rows.map((row) => ({
    ...row,
    rating: { ...row.rating, scores: scored.get(row.cart.id)?.scores ?? [] },
  }))
  return { count, reviews }
}
