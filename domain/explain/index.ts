/** A price in sentences, one for each line, for every place that tells it: page, mail, paper. */
export { billNote, lineName, shownLines } from './bill.ts'
export type { Bill, Billed } from './bill.ts'
export { chargeableText, isSeaWeight } from './chargeable.ts'
export { lawText, reasonOf } from './reason.ts'
export type { BillTexts, PricingTexts, ReasonTexts } from './texts.ts'
