export { DateField } from './DateField.tsx'
export type { DateFieldProps, DateFieldTexts } from './DateField.tsx'
