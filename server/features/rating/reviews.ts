import type { OpsReview, RatingState, Review } from '@seberang/domain/api'
import { trackOf } from '@seberang/domain/pricing'
import type { Language } from '@seberang/domain/language'
import { count, desc, eq } from 'drizzle-orm'
import { suiteOf } from '../../customers/view.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import { carts, customers, ratings } from '../../database/schema/index.ts'
import { notFound } from '../../refusal/refusal.ts'
import { writeNotice } from '../../live/notices.ts'
import type { Catalogue } from '../../reference/index.ts'
import { lockCarts } from '../../shipments/load.ts'
import { loadRatings, viewScores, type RatingRow } from '../../shipments/ratings.ts'
import type { CartRow } from '../../shipments/rows.ts'

interface Asked {
  page: number
  page_size: number
  state?: RatingState | undefined
}
interface View {
  catalogue: Catalogue
  language: Language
}
interface Found {
  rating: RatingRow
  cart: CartRow
  customer: typeof customers.$inferSelect
}

/** Ratings in one state, or in any, newest first. */
async function findReviews(
  executor: Executor,
  { page, page_size, state }: Asked,
): Promise<{ count: number; found: Found[] }> {
  const where = state && eq(ratings.state, state)
  const [counted] = await executor.select({ count: count() }).from(ratings).where(where)
  const rows = await executor
    .select({ rating: ratings, cart: carts, customer: customers })
    .from(ratings)
    .innerJoin(carts, eq(carts.id, ratings.cartId))
    .innerJoin(customers, eq(customers.id, carts.customerId))
    .where(where)
    .orderBy(desc(ratings.id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  const scored = await loadRatings(
    executor,
    rows.map(({ cart }) => cart.id),
  )
  const found = rows.map((row) => ({
    ...row,
    rating: { ...row.rating, scores: scored.get(row.cart.id)?.scores ?? [] },
  }))
  return { count: counted?.count ?? 0, found }
}

/** What everybody may read. */
export async function listReviews(
  executor: Executor,
  asked: Omit<Asked, 'state'>,
  view: View,
): Promise<{ count: number; results: Review[] }> {
  const { count: all, found } = await findReviews(executor, { ...asked, state: 'published' })
  return { count: all, results: found.map((one) => viewReview(one, view)) }
}

/** What an operator decides on. */
export async function listForOperator(
  executor: Executor,
  asked: Asked,
  view: View,
): Promise<{ count: number; results: OpsReview[] }> {
  const { count: all, found } = await findReviews(executor, asked)
  const results = found.map((one) => ({
    ...viewReview(one, view),
    cart_code: one.cart.code,
    suite: suiteOf(one.customer.id),
    created_at: one.rating.createdAt.toISOString(),
    state: one.rating.state as RatingState,
    decided_at: one.rating.decidedAt?.toISOString() ?? null,
  }))
  return { count: all, results }
}

const monthFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jakarta',
  year: 'numeric',
  month: '2-digit',
})

/** Only what a stranger may know; no field of the shipment or the customer comes in by itself. */
function viewReview({ rating, cart, customer }: Found, view: View): Review {
  const chosen = view.catalogue.known('packages', cart.packageId)
  return {
    name: shownName(customer),
    stars: rating.stars,
    scores: viewScores(rating, view),
    comment: rating.comment,
    month: monthFormat.format(rating.createdAt),
    country: cart.country,
    track: chosen ? trackOf(chosen) : 'sea',
  }
}

/** First name and initial: `Ayu Dewi`, `Lestari` becomes `Ayu L.`. */
function shownName({ firstName, lastName }: Found['customer']): string {
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
  const [decided] = await transaction
    .update(ratings)
    .set({ state, decidedAt: now })
    .where(eq(ratings.cartId, cart.id))
    .returning({ id: ratings.id })
  if (!decided) throw notFound()
  await writeNotice(transaction, cart.customerId, 'cart', cart.code, now)
}
