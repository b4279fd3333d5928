/** A price explained in sentences, one per line, for screen, mail and print. */
export { billNote, courierName, includesCourier, isMeasuredPrice, lineName, shownLines } from './bill.ts'
export type { Bill, Billed } from './bill.ts'
export { chargeableText, isSeaWeight } from './chargeable.ts'
export {
  basisOf,
  knownTotal,
  missingParts,
  parcelsAtRisk,
  priceObject,
  priceStatement,
} from './price-object.ts'
export type {
  Movement,
  PricedParcel,
  PriceFacts,
  PriceObject,
  PriceObjectGroup,
  PriceObjectLine,
  PriceObjectStatement,
  Settlement,
} from './price-object.ts'
export { quoteFacts, quoteLaw } from './quote-facts.ts'
export type { QuoteFacts } from './quote-facts.ts'
export { quoteText } from './quote.ts'
export { adviceText } from './advice.ts'
export type { AdviceText } from './advice.ts'
export { lawText, reasonOf } from './reason.ts'
export { ruleFigures } from './rule-figures.ts'
export { priceBases, priceParts } from './texts.ts'
export type { BillTexts, PriceBasis, PricePart, PricingTexts, ReasonTexts } from './texts.ts'
