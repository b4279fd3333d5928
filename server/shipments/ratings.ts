import type { Rating, RatingScore } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { asc, inArray } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { ratings, ratingScores } from '../database/schema/index.ts'
import type { Catalogue } from '../reference/index.ts'

export type RatingRow = typeof ratings.$inferSelect & { scores: (typeof ratingScores.$inferSelect)[] }

/** The ratings of these shipments, by shipment id. */
export async function loadRatings(
  executor: Executor,
  cartIds: readonly number[],
): Promise<Map<number, RatingRow>> {
  if (cartIds.length === 0) return new Map()
  const rows = await executor
    .select()
    .from(ratings)
    .where(inArray(ratings.cartId, [...cartIds]))
  const ids = rows.map(({ id }) => id)
  const scores = ids.length
    ? await executor
        .select()
        .from(ratingScores)
        .where(inArray(ratingScores.ratingId, ids))
        .orderBy(asc(ratingScores.categoryId))
    : []
  return new Map(
    rows.map((row) => [row.cartId, { ...row, scores: scores.filter(({ ratingId }) => ratingId === row.id) }]),
  )
}

/** Scores with the names of their categories, including withdrawn ones. */
export function viewScores(
  { scores }: RatingRow,
  { catalogue, language }: { catalogue: Catalogue; language: Language },
): RatingScore[] {
  return scores.map(({ categoryId, score }) => ({
    rating_category_id: categoryId,
    title: catalogue.known('rating-categories', categoryId)?.titles[language] ?? categoryId,
    score,
  }))
}

/** A rating as its author sees it. */
export function viewRating(row: RatingRow, view: { catalogue: Catalogue; language: Language }): Rating {
  return {
    stars: row.stars,
    comment: row.comment,
    scores: viewScores(row, view),
    created_at: row.createdAt.toISOString(),
    state: row.state,
  }
}
