import { calls } from '@seberang/domain/api'
import { writeAudit } from '../../security/audit.ts'
import { customerOf, operatorOf } from '../../security/caller.ts'
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
    async execute({ caller, params: { cart_code } }, { transaction, now }) {
      await decideOnReview(transaction, cart_code, 'published', now)
      await writeAudit(
        transaction,
        { actor: operatorOf(caller), action: 'review_publish', subject: cart_code, detail: {} },
        now,
      )
      return { cart_code, state: 'published' as const }
    },
  }),
  command(calls.opsHideReview, {
    async execute({ caller, params: { cart_code }, body }, { transaction, now }) {
      await decideOnReview(transaction, cart_code, 'hidden', now)
      await writeAudit(
        transaction,
        { actor: operatorOf(caller), action: 'review_hide', subject: cart_code, detail: body },
        now,
      )
      return { cart_code, state: 'hidden' as const }
    },
  }),
]
