export { PriceLines } from './PriceLines.tsx'
export type { PriceLine } from './PriceLines.tsx'
