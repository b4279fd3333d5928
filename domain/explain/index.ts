/** A price explained in sentences, one per line, for screen, mail and print. */
export { billNote, lineName, shownLines } from './bill.ts'
export type { Bill, Billed } from './bill.ts'
export { chargeableText, isSeaWeight } from './chargeable.ts'
export { quoteText } from './quote.ts'
export { lawText, reasonOf } from './reason.ts'
export { ruleFigures } from './rule-figures.ts'
export type { BillTexts, PricingTexts, ReasonTexts } from './texts.ts'
