export { Weight, weightUnits } from './Weight.tsx'
export type { WeightProps } from './Weight.tsx'
