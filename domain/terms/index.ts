/** The terms of a price: what it is based on, the quote that it keeps, and the law beside it. */
export { adviceKeys, advise } from './advice.ts'
export type { Advice, AdviceKey, Levies } from './advice.ts'
export { cartAmounts } from './amounts.ts'
export type { CartAmounts } from './amounts.ts'
export { npwpSaving } from './npwp-saving.ts'
export { exciseOf } from './excise.ts'
export { priceUnder, quoteChanges } from './priced.ts'
export type { PricedQuote, Priced, PricingBasis, QuoteChange } from './priced.ts'
export {
  endsOf,
  isEndedByChoice,
  isExpired,
  priceWithQuote,
  quotedPrice,
  type QuoteEnd,
} from './quote-terms.ts'
export type { AppliedQuote, QuoteTerms } from './quote-terms.ts'
export { oldestOf, rateDaysOf, usedRateDays } from './rate-days.ts'
export type { RateDays } from './rate-days.ts'
export { amountToHaveReady, byCost, byDays, isBackedByLaw } from './ranking.ts'
