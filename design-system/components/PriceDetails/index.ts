export { PriceDetails } from './PriceDetails.tsx'
export { PriceSummary } from './PriceSummary.tsx'
export type { PriceCaution } from './Cautions.tsx'
export type { PriceGroup } from './Group.tsx'
