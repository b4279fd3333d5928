import { defineCall, importService } from '../define.ts'
import type { Page } from '../types/common.ts'
import type {
  OpsReview,
  OpsReviewed,
  RatingInput,
  RatingSaved,
  RatingScoresInput,
  RatingState,
  Review,
} from '../types/rating.ts'

const rating = `/api/${importService}/rating`
const review = '/api/ops/reviews/{cart_code}'

export const ratingCalls = {
  createRating: defineCall<{ answer: RatingSaved; body: RatingInput }>('createRating', {
    method: 'POST',
    path: `${rating}/create`,
    auth: 'customer',
    about:
      'Rates a finished shipment, once: 1 to 5 stars and a comment. Strangers read it once it is published.',
  }),
  scoreRating: defineCall<{ answer: RatingSaved; body: RatingScoresInput }>('scoreRating', {
    method: 'POST',
    path: `${rating}/insert`,
    auth: 'customer',
    about: 'Adds scores by category (`ratingCategories`) to the rating of a shipment, each once.',
  }),
  reviews: defineCall<{ answer: Page<Review>; query: { page: number; page_size: number } }>('reviews', {
    method: 'GET',
    path: `/api/${importService}/review`,
    auth: 'access',
    about: 'The ratings that are published, newest first.',
  }),
  opsReviews: defineCall<{
    answer: Page<OpsReview>
    query: { page: number; page_size: number; state?: RatingState }
  }>('opsReviews', {
    method: 'GET',
    path: '/api/ops/reviews',
    auth: 'operator',
    roles: ['support'],
    about: 'What customers say of their shipments, newest first.',
  }),
  opsPublishReview: defineCall<{ answer: OpsReviewed; params: { cart_code: string } }>('opsPublishReview', {
    method: 'POST',
    path: `${review}/publish`,
    auth: 'operator',
    roles: ['support'],
    about: 'Shows the rating of a shipment to everybody.',
  }),
  opsHideReview: defineCall<{
    answer: OpsReviewed
    params: { cart_code: string }
    body: { reason: string }
  }>('opsHideReview', {
    method: 'POST',
    path: `${review}/hide`,
    auth: 'operator',
    roles: ['support'],
    about: 'Shows the rating of a shipment to nobody but its writer; the reason is kept in the audit.',
  }),
}
