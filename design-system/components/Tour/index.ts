export { Tour } from './Tour.tsx'
export type { TourEnd, TourStep } from './Tour.tsx'
