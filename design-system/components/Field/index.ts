export { Field, FieldMessage, FieldSet } from './Field.tsx'
export type { ControlProps, FieldProps } from './Field.tsx'
