import type { Instant, Ok } from './common.ts'

/** Visible only to its author until an operator publishes it. */
export const ratingStates = ['waiting', 'published', 'hidden'] as const
export type RatingState = (typeof ratingStates)[number]

export interface RatingScore {
  rating_category_id: string
  title: string
  /** 1 to 5. */
  score: number
}

/** A customer's rating of a finished shipment. */
export interface Rating {
  /** 1 to 5. */
  stars: number
  comment: string | null
  scores: RatingScore[]
  created_at: Instant
  state: RatingState
}

export interface RatingInput {
  cart_code: string
  stars: number
  comment?: string
}
export interface RatingScoresInput {
  cart_code: string
  scores: { rating_category_id: string; score: number }[]
}
export type RatingSaved = Ok<{ data: Rating }>

/** A rating as published. */
export interface Review extends Pick<Rating, 'stars' | 'comment' | 'scores'> {
  /** First name and initial, such as `Ayu L.`. */
  name: string
  /** Month, such as `2026-11`. */
  month: string
  /** Country of origin. */
  country: string
  track: 'air' | 'sea'
}

/** A rating in the operators' view. */
export interface OpsReview extends Review, Pick<Rating, 'created_at' | 'state'> {
  cart_code: string
  suite: string
  /** When it was last published or hidden. */
  decided_at: Instant | null
}
export type OpsReviewed = Ok<{ cart_code: string; state: RatingState }>
