/** A price explained in sentences, one per line, for screen, mail and print. */
export { baseReason } from './base.ts'
export {
  aboutParcel,
  billNote,
  courierName,
  includesCourier,
  isMeasuredPrice,
  lineName,
  reasonIn,
  shownLines,
} from './bill.ts'
export type { Bill, Billed, Charge } from './bill.ts'
export { changeClause, changedFacts, changeReason } from './change.ts'
export type { ChangedFact, MeasuredPrices } from './change.ts'
export { chargeableText, isSeaWeight } from './chargeable.ts'
export { invoiceEnd } from './invoice-end.ts'
export type { InvoiceEndText } from './invoice-end.ts'
export { measuredFacts, sizeText } from './measured.ts'
export type { MeasuredFact } from './measured.ts'
export { basisOf, isWeighedLater, knownTotal, missingParts } from './price-facts.ts'
export type { Movement, PricedShipment, PriceFacts, Settlement } from './price-facts.ts'
export type { PriceObjectLine } from './price-lines.ts'
export { alreadyPaid, priceObject } from './price-object.ts'
export type { PriceObject, PriceObjectGroup } from './price-object.ts'
export { priceStatement, shipmentsAtRisk } from './price-statement.ts'
export type { PriceObjectStatement } from './price-statement.ts'
export { quoteFacts, quoteLaw } from './quote-facts.ts'
export type { QuoteFacts, QuotedProduct } from './quote-facts.ts'
export {
  amountRefusal,
  billCodeNames,
  groupDigits,
  methodTitle,
  paidBefore,
  paymentNumbers,
  shortMethodTitle,
} from './payment.ts'
export type { PaymentNumber } from './payment.ts'
export { quotePrice, todaysPrice } from './quote-price.ts'
export { quoteText } from './quote.ts'
export { adviceText, allAtRisk, cautionTexts, partAtRisk, readyText } from './advice.ts'
export type { AdviceText } from './advice.ts'
export { lawText, reasonOf } from './reason.ts'
export { oldRates } from './rates.ts'
export { transferOver } from './transfer-over.ts'
export { ruleFigures } from './rule-figures.ts'
export { priceBases, priceParts } from './texts.ts'
export type { BillTexts, PriceBasis, PricePart, PricingTexts, QuoteTexts, ReasonTexts } from './texts.ts'
