export { Flag, flagCountries } from './Flag.tsx'
export type { FlagCountry } from './Flag.tsx'
