export { PriceDetails, PriceSummary } from './PriceDetails.tsx'
export type { PriceGroup } from './PriceDetails.tsx'
