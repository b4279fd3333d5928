export { CostSummary, type CostLine, type CostSummaryProps } from './CostSummary.tsx'
