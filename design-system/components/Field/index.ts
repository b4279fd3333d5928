export { Field, FieldMessage, FieldSet } from './Field.tsx'
export type { ControlProps, Correction, FieldProps } from './Field.tsx'
