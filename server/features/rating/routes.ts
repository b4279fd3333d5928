import { calls } from '@seberang/domain/api'
import { customerOf } from '../../security/caller.ts'
import { pageOf } from '../../http/paging.ts'
import { command, read, type RawInput, type Route } from '../../http/route.ts'
import { decideOnReview, listForOperator, listReviews } from './reviews.ts'
import { createRating, scoreRating } from './service.ts'

const raterOf = ({ caller, language }: RawInput) => ({ customerId: customerOf(caller), language })

export const ratingRoutes: Route[] = [
  command(calls.createRating, {
    execute: async (input, context) => ({ data: await createRating(context, raterOf(input), input.body) }),
  }),
  command(calls.scoreRating, {
    execute: async (input, context) => ({ data: await scoreRating(context, raterOf(input), input.body) }),
  }),
  read(calls.reviews, async ({ query, language }, { database, catalogue }) => {
    const { count, results } = await listReviews(database, query, { catalogue, language })
    return pageOf(calls.reviews.path, query, count, results)
  }),
  read(calls.opsReviews, async ({ query, language }, { database, catalogue }) => {
    const { count, results } = await listForOperator(database, query, { catalogue, language })
    return pageOf(calls.opsReviews.path, query, count, results)
  }),
  command(calls.opsPublishReview, {
    async execute({ params: { cart_code } }, { transaction, now, audit }) {
      await decideOnReview(transaction, cart_code, 'published', now)
      await audit('review_publish', cart_code, {})
      return { cart_code, state: 'published' as const }
    },
  }),
  command(calls.opsHideReview, {
    async execute({ params: { cart_code }, body }, { transaction, now, audit }) {
      await decideOnReview(transaction, cart_code, 'hidden', now)
      await audit('review_hide', cart_code, body)
      return { cart_code, state: 'hidden' as const }
    },
  }),
]
