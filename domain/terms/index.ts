/** The terms of a price: what it is based on, the quote that it keeps, and the law beside it. */
export { adviceKeys, advise, leviesOf } from './advice.ts'
export type { Advice, AdviceKey, Levies } from './advice.ts'
export { cartAmounts } from './amounts.ts'
export type { CartAmounts } from './amounts.ts'
export { priceUnder, quoteChanges } from './priced.ts'
export type { PricedQuote, Priced, PricingBasis, QuoteChange } from './priced.ts'
export { priceWithQuote } from './quote-terms.ts'
export type { AppliedQuote, QuoteTerms } from './quote-terms.ts'
