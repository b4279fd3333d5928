export { PriceCompact, PriceFoot, PriceNotes } from './PriceFoot.tsx'
export type { PriceFootProps, PriceNotesProps, SettledLine } from './PriceFoot.tsx'
export { basisIcons, priceBases } from './price.values.ts'
export type { PriceBasis, PriceChanges, PriceStatement } from './price.values.ts'
