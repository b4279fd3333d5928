import type { SchemasOf } from '../define.ts'
import type { ratingCalls } from '../calls/rating.ts'
import {
  fields,
  limits,
  listOf,
  message,
  optionalChoice,
  publicText,
  queryNumber,
  text,
  wholeNumber,
} from '../../validation/index.ts'
import { ratingStates } from '../types/rating.ts'

const params = fields({ cart_code: text(limits.code) })
const page = { page: queryNumber(1, 100_000).default(1), page_size: queryNumber(1, 100).default(10) }
const ofFive = () => wholeNumber(1, 5).required(message('required'))

export const ratingSchemas = {
  createRating: {
    body: fields({ cart_code: text(limits.code), stars: ofFive(), comment: publicText(1000) }),
  },
  scoreRating: {
    body: fields({
      cart_code: text(limits.code),
      scores: listOf(fields({ rating_category_id: text(limits.code), score: ofFive() }), 1, 50),
    }),
  },
  reviews: { query: fields(page) },
  opsReviews: { query: fields({ ...page, state: optionalChoice(ratingStates) }) },
  opsPublishReview: { params },
  opsHideReview: { params, body: fields({ reason: text(limits.line) }) },
} satisfies SchemasOf<typeof ratingCalls>
