export { CostComparison } from './CostComparison.tsx'
export type { CostPart, ComparedWay } from './CostComparison.tsx'
