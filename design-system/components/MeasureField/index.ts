export { MeasureField } from './MeasureField.tsx'
export type { MeasureFieldProps } from './MeasureField.tsx'
export { UnitChoice } from './UnitChoice.tsx'
export type { UnitChoiceProps } from './UnitChoice.tsx'
