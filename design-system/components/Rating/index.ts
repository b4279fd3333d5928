export { Rating, ratings } from './Rating.tsx'
export type { RatingProps } from './Rating.tsx'
export { RatingField } from './RatingField.tsx'
export type { RatingValue } from './RatingField.tsx'
