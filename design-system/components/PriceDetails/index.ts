export { PriceDetails, PriceSummary } from './PriceDetails.tsx'
export type { PriceCaution, PriceGroup } from './PriceDetails.tsx'
