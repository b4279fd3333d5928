import type { Instant, Ok } from './common.ts'

/** Nobody but its writer reads a rating before an operator has published it. */
export const ratingStates = ['waiting', 'published', 'hidden'] as const
export type RatingState = (typeof ratingStates)[number]

export interface RatingScore {
  rating_category_id: string
  title: string
  /** 1 to 5. */
  score: number
}

/** What a customer says of a finished shipment. */
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

/** A rating as strangers read it. */
export interface Review extends Pick<Rating, 'stars' | 'comment' | 'scores'> {
  /** First name and initial, as `Ayu L.`. */
  name: string
  /** `2026-11`. */
  month: string
  /** Where the shipment came from. */
  country: string
  track: 'air' | 'sea'
}

/** A rating as an operator decides on it. */
export interface OpsReview extends Review, Pick<Rating, 'created_at' | 'state'> {
  cart_code: string
  suite: string
  /** When it was last published or hidden. */
  decided_at: Instant | null
}
export type OpsReviewed = Ok<{ cart_code: string; state: RatingState }>
