/** A price explained in sentences, one per line, for screen, mail and print. */
export { baseReason } from './base.ts'
export {
  aboutParcel,
  quoteNotes,
  billedNames,
  billNote,
  chargedLine,
  courierName,
  hasUnknownLevies,
  includesCourier,
  isMeasuredPrice,
  lineName,
  reasonIn,
  shownLines,
} from './bill.ts'
export type { Bill, Billed, Charge, ChargedLine } from './bill.ts'
export { changeClause, changedFacts, changeReason } from './measurement-change.ts'
export type { ChangedFact, MeasuredPrices } from './measurement-change.ts'
export { balanceText } from './balance.ts'
export { billedText, chargeableText, isBilledBySize, isSeaWeight, sizeReason } from './chargeable.ts'
export { isBilledByMeasure } from './measures.ts'
export { formerPrice } from './former-price.ts'
export { invoiceEnd } from './invoice-end.ts'
export type { InvoiceEndText } from './invoice-end.ts'
export { measuredFacts, sizeText } from './measured-facts.ts'
export type { MeasuredFact } from './measured-facts.ts'
export { basisOf, knownTotal, missingParts, stillPaid, totalOf, weighedLater } from './price-facts.ts'
export type { Movement, PricedShipment, PriceFacts, Settlement, StartingPrice } from './price-facts.ts'
export { isOfState } from './price-lines.ts'
export type { PriceObjectLine } from './price-lines.ts'
export { alreadyPaid, priceObject } from './price-object.ts'
export type { PriceObject, PriceObjectGroup } from './price-object.ts'
export { orderAtRisk, shipmentsAboveLaw, shipmentsAtRisk } from './law-risk.ts'
export { isLeviedByLaw, leviesName, levySplits } from './tariff-levies.ts'
export { priceStatement } from './price-statement.ts'
export type { PriceObjectStatement } from './price-statement.ts'
export { allInText, npwpCondition, quotedGoods, quoteFacts, quoteLaw } from './quote-facts.ts'
export type { QuoteFacts, QuotedProduct } from './quote-facts.ts'
export {
  amountRefusal,
  creditRefusal,
  walletRefusal,
  billCodeNames,
  groupDigits,
  brandedCard,
  methodTitle,
  paymentTitle,
  paidBefore,
  paymentNumbers,
  shortMethodTitle,
  shortPaymentTitle,
} from './payment.ts'
export type { PaymentNumber } from './payment.ts'
export { quoteDifference } from './quote-difference.ts'
export { quotePrice, todaysPrice } from './quote-price.ts'
export { quoteTitle, titleForReader } from './quote-title.ts'
export { quoteText } from './quote.ts'
export { adviceText, furtherLevies, includedText, lawLines, moreText } from './advice.ts'
export { cautionText, cautionTexts, haveReadyText } from './caution.ts'
export type { CautionText } from './caution.ts'
export type { AdviceText, LawLine, ShipmentAtRisk } from './advice.ts'
export { lawText, reasonOf } from './reason.ts'
export { notPaidText } from './not-paid.ts'
export { oldRates } from './rates.ts'
export { namesEndOfQuote, npwpCause } from './price-change.ts'
export { shipmentTitle } from './shipment-title.ts'
export { transferAmount, transferSurplus } from './transfer-amount.ts'
export { proofWaiting } from './proof-waiting.ts'
export { transferOver } from './transfer-over.ts'
export { ruleFigures } from './rule-figures.ts'
export { priceBases, priceParts } from './text-types.ts'
export type {
  BillTexts,
  PriceBasis,
  PriceCause,
  PricePart,
  PricingTexts,
  QuoteTexts,
  ReasonTexts,
} from './text-types.ts'
