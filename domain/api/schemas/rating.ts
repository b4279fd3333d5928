import type { SchemasOf } from '../define.ts'
import type { ratingCalls } from '../calls/rating.ts'
import {
  fields,
  limits,
  listOf,
  message,
  optionalChoice,
  publicText,
  text,
  wholeNumber,
} from '../../validation/index.ts'
import { ratingStates } from '../types/rating.ts'
import { pageShape } from './page.ts'

const params = fields({ cart_code: text(limits.code) })
const ofFive = () => wholeNumber(1, 5).required(message('required'))

export const ratingSchemas = {
  createRating: {
    body: fields({
      cart_code: text(limits.code),
      stars: ofFive(),
      comment: publicText(1000, { lines: true }),
    }),
  },
  scoreRating: {
    body: fields({
      cart_code: text(limits.code),
      scores: listOf(fields({ rating_category_id: text(limits.code), score: ofFive() }), 1, 50),
    }),
  },
  reviews: { query: fields(pageShape) },
  opsReviews: { query: fields({ ...pageShape, state: optionalChoice(ratingStates) }) },
  opsPublishReview: { params },
  opsHideReview: { params, body: fields({ reason: text(limits.line) }) },
} satisfies SchemasOf<typeof ratingCalls>
