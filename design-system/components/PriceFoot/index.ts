export { PriceCompact, PriceFoot } from './PriceFoot.tsx'
export type { PriceFootProps, SettledLine } from './PriceFoot.tsx'
export { basisIcons, priceBases } from './price.values.ts'
export type { PriceBasis, PriceStatement } from './price.values.ts'
