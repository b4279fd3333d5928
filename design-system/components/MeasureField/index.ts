export { MeasureField } from './MeasureField.tsx'
export type { MeasureFieldProps } from './MeasureField.tsx'
