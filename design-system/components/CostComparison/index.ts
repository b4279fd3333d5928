export { CostComparison } from './CostComparison.tsx'
export type { CostPart, ComparedOption } from './CostComparison.tsx'
