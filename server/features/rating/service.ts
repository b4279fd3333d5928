import type { Rating, RatingInput, RatingScoresInput } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import type { Transaction } from '../../database/database.ts'
import { conflict, FieldChecks } from '../../refusal/refusal.ts'
import type { RequestContext } from '../../http/route.ts'
import { writeNotice } from '../../live/notices.ts'
import type { Catalogue } from '../../reference/index.ts'
import { lockOwnCart } from '../../shipments/lock.ts'
import { loadRatings, viewRating, type RatingRow } from '../../shipments/ratings.ts'
import type { CartRow } from '../../shipments/rows.ts'
import { insertRating, insertScores } from './store.ts'

interface Rater {
  customerId: number
  language: Language
}

/**
 * Rates a finished shipment. Throws 404 for another customer's shipment, 409 `not_finished` before it has arrived and
 * `already_rated` the second time.
 */
export async function createRating(
  context: RequestContext,
  rater: Rater,
  { cart_code, stars, comment }: RatingInput,
): Promise<Rating> {
  const { transaction, now } = context
  const cart = await lockFinished(transaction, rater.customerId, cart_code)
  const row = { cartId: cart.id, stars, comment: comment ?? null, createdAt: now }
  if (!(await insertRating(transaction, row))) throw conflict('already_rated')
  return notify(context, rater, cart)
}

/**
 * Adds scores to the rating of a shipment. Repeating a score changes nothing.
 * Throws as `createRating`, and 409 `not_rated` where there is no rating yet, 422 for categories that are not offered.
 */
export async function scoreRating(
  context: RequestContext,
  rater: Rater,
  { cart_code, scores }: RatingScoresInput,
): Promise<Rating> {
  const { transaction } = context
  const cart = await lockFinished(transaction, rater.customerId, cart_code)
  const rating = await ratingOf(transaction, cart)
  if (!rating) throw conflict('not_rated')
  refuseUnknown(context.catalogue, scores)
  const known = new Map(rating.scores.map(({ categoryId, score }) => [categoryId, score]))
  const fresh = scores.filter(({ rating_category_id: id, score }) => known.get(id) !== score)
  if (fresh.length === 0) return viewRating(rating, { ...context, ...rater })
  if (fresh.some(({ rating_category_id: id }) => known.has(id))) throw conflict('already_rated')
  await insertScores(
    transaction,
    fresh.map(({ rating_category_id: categoryId, score }) => ({ ratingId: rating.id, categoryId, score })),
  )
  return notify(context, rater, cart)
}

/** Locks a customer's own finished shipment, so that concurrent ratings of it run one after the other. */
async function lockFinished(transaction: Transaction, customerId: number, code: string): Promise<CartRow> {
  const cart = await lockOwnCart(transaction, customerId, code)
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

/** Notifies the screens that show the shipment. @returns the current rating */
async function notify(
  { transaction, catalogue, now }: RequestContext,
  rater: Rater,
  cart: CartRow,
): Promise<Rating> {
  const rating = await ratingOf(transaction, cart)
  if (!rating) throw new Error('a rating was not written')
  await writeNotice(transaction, rater.customerId, 'cart', cart.code, now)
  return viewRating(rating, { catalogue, language: rater.language })
}
