import type { Rating, RatingInput, RatingScoresInput } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { ratings, ratingScores } from '../../database/schema/index.ts'
import type { Transaction } from '../../database/database.ts'
import { conflict, FieldChecks, notFound } from '../../refusal/refusal.ts'
import type { Standing } from '../../http/route.ts'
import { writeNotice } from '../../live/notices.ts'
import type { Catalogue } from '../../reference/index.ts'
import { lockCarts } from '../../shipments/load.ts'
import { loadRatings, viewRating, type RatingRow } from '../../shipments/ratings.ts'
import type { CartRow } from '../../shipments/rows.ts'

/** Who rates, in which language the answer is. */
interface Rater {
  customerId: number
  language: Language
}

/**
 * Rates a finished shipment. Throws 404 for one that is not theirs, 409 `not_finished` before it has come and
 * `already_rated` the second time.
 */
export async function createRating(
  standing: Standing,
  rater: Rater,
  { cart_code, stars, comment }: RatingInput,
): Promise<Rating> {
  const { transaction, now } = standing
  const cart = await lockFinished(transaction, rater.customerId, cart_code)
  const written = await transaction
    .insert(ratings)
    .values({ cartId: cart.id, stars, comment: comment ?? null, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (written.length === 0) throw conflict('already_rated')
  return tell(standing, rater, cart)
}

/**
 * Adds scores to the rating of a shipment. One that is there already and is the same changes nothing.
 * Throws as `createRating`, and 409 `not_rated` where there is no rating yet, 422 for categories that are not asked for.
 */
export async function scoreRating(
  standing: Standing,
  rater: Rater,
  { cart_code, scores }: RatingScoresInput,
): Promise<Rating> {
  const { transaction } = standing
  const cart = await lockFinished(transaction, rater.customerId, cart_code)
  const rating = await ratingOf(transaction, cart)
  if (!rating) throw conflict('not_rated')
  refuseUnknown(standing.catalogue, scores)
  const known = new Map(rating.scores.map(({ categoryId, score }) => [categoryId, score]))
  const fresh = scores.filter(({ rating_category_id: id, score }) => known.get(id) !== score)
  if (fresh.length === 0) return viewRating(rating, { ...standing, ...rater })
  if (fresh.some(({ rating_category_id: id }) => known.has(id))) throw conflict('already_rated')
  await transaction
    .insert(ratingScores)
    .values(
      fresh.map(({ rating_category_id: categoryId, score }) => ({ ratingId: rating.id, categoryId, score })),
    )
  return tell(standing, rater, cart)
}

/** A customer's own shipment that has come, locked: two ratings of it at once wait for each other. */
async function lockFinished(transaction: Transaction, customerId: number, code: string): Promise<CartRow> {
  const [cart] = await lockCarts(transaction, [code])
  if (cart?.customerId !== customerId || cart.deletedAt) throw notFound()
  if (cart.status !== 'finished') throw conflict('not_finished')
  return cart
}

const ratingOf = async (transaction: Transaction, { id }: CartRow): Promise<RatingRow | undefined> =>
  (await loadRatings(transaction, [id])).get(id)

function refuseUnknown(catalogue: Catalogue, scores: RatingScoresInput['scores']): void {
  const offered = catalogue.all('rating-categories').map(({ rating_category_id: id }) => id)
  const named = scores.map(({ rating_category_id: id }) => id)
  const checks = new FieldChecks()
  named.forEach((id, index) => {
    const field = `scores[${index}].rating_category_id`
    if (!offered.includes(id)) checks.refuse(field, 'not_offered', { values: offered.join(', ') })
    else if (named.indexOf(id) !== index) checks.refuse(field, 'duplicate')
  })
  checks.finish()
}

/** The rating as it is now; whoever shows the shipment reads it again. */
async function tell({ transaction, catalogue, now }: Standing, rater: Rater, cart: CartRow): Promise<Rating> {
  const rating = await ratingOf(transaction, cart)
  if (!rating) throw new Error('a rating was not written')
  await writeNotice(transaction, rater.customerId, 'cart', cart.code, now)
  return viewRating(rating, { catalogue, language: rater.language })
}
