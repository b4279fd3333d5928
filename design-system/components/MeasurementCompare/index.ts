export { MeasurementCompare } from './MeasurementCompare.tsx'
export type { Measurement } from './MeasurementCompare.tsx'
