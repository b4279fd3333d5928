export { SizeField } from './SizeField.tsx'
export type { Side, SizeFieldProps } from './SizeField.tsx'
