export { Review, ReviewLine, ReviewLines } from './Review.tsx'
