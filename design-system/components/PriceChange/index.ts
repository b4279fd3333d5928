export { PriceChange } from './PriceChange.tsx'
