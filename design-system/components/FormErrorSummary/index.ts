export { FormErrorSummary } from './FormErrorSummary.tsx'
export type { FormErrorItem } from './FormErrorSummary.tsx'
