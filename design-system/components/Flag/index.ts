export { Flag } from './Flag.tsx'
export { flagCountries } from './flag.values.ts'
export type { FlagCountry } from './flag.values.ts'
