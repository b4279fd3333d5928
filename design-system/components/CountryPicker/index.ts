export { CountryPicker } from './CountryPicker.tsx'
export type { CountryOption } from './CountryPicker.tsx'
