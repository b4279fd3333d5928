export { Tour } from './Tour.tsx'
export type { TourEnd, TourStep } from './tour.types.ts'
