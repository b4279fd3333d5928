import type { OpsReview, Review } from '@seberang/domain/api'
import { trackOf } from '@seberang/domain/pricing'
import type { Language } from '@seberang/domain/language'
import { formatSuite } from '@seberang/domain/format'
import { timeZone } from '@seberang/domain/time'
import type { Executor, Transaction } from '../../database/database.ts'
import { notFound } from '../../refusal/refusal.ts'
import { writeNotice } from '../../live/notices.ts'
import type { Catalogue } from '../../reference/index.ts'
import { lockCarts } from '../../shipments/lock.ts'
import { viewScores } from '../../shipments/ratings.ts'
import { decideRating, findReviews, type Review as ReviewRow, type ReviewQuery } from './store.ts'

interface ReviewViewContext {
  catalogue: Catalogue
  language: Language
}

/** The published reviews. */
export async function listReviews(
  executor: Executor,
  query: Omit<ReviewQuery, 'state'>,
  context: ReviewViewContext,
): Promise<{ count: number; results: Review[] }> {
  const { count, reviews } = await findReviews(executor, { ...query, state: 'published' })
  return { count, results: reviews.map((one) => viewReview(one, context)) }
}

/** The reviews with what an operator needs to decide on them. */
export async function listForOperator(
  executor: Executor,
  query: ReviewQuery,
  context: ReviewViewContext,
): Promise<{ count: number; results: OpsReview[] }> {
  const { count, reviews } = await findReviews(executor, query)
  const results = reviews.map((one) => ({
    ...viewReview(one, context),
    cart_code: one.cart.code,
    suite: formatSuite(one.customer.id),
    created_at: one.rating.createdAt.toISOString(),
    state: one.rating.state,
    decided_at: one.rating.decidedAt?.toISOString() ?? null,
  }))
  return { count, results }
}

const monthFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
})

/** Public: every field is listed, so that no new one of the shipment or the customer is disclosed by accident. */
function viewReview({ rating, cart, customer }: ReviewRow, context: ReviewViewContext): Review {
  const chosen = context.catalogue.known('packages', cart.packageId)
  return {
    name: shownName(customer),
    stars: rating.stars,
    scores: viewScores(rating, context),
    comment: rating.comment,
    month: monthFormat.format(rating.createdAt),
    country: cart.country,
    track: chosen ? trackOf(chosen) : 'sea',
  }
}

/** First name and initial: `Ayu Dewi`, `Lestari` becomes `Ayu L.`. */
function shownName({ firstName, lastName }: ReviewRow['customer']): string {
  const [given = ''] = firstName.trim().split(/\s+/)
  const [initial] = lastName.trim()
  return initial === undefined ? given : `${given} ${initial.toUpperCase()}.`
}

/** Publishes or hides the rating of a shipment. Throws 404 where there is none. */
export async function decideOnReview(
  transaction: Transaction,
  code: string,
  state: 'published' | 'hidden',
  now: Date,
): Promise<void> {
  const [cart] = await lockCarts(transaction, [code])
  if (!cart) throw notFound()
  if (!(await decideRating(transaction, cart.id, { state, decidedAt: now }))) throw notFound()
  await writeNotice(transaction, cart.customerId, 'cart', cart.code, now)
}
