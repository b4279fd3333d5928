export { SelectionSummary } from './SelectionSummary.tsx'
