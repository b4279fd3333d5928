export { ExchangeRateList } from './ExchangeRateList.tsx'
export type { ExchangeRate } from './ExchangeRateList.tsx'
