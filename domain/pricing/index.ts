/** The price of a shipment: one pure function for calculator, wizard, checkout and invoice. */
export { containerVolume, fitsContainer, isWholeContainer, largestContainer } from './containers.ts'
export { chargeableAirKg, courierWeightKg, isRaisedBySize, weigh } from './courier-weight.ts'
export type { RealAndVolumetricKg } from './courier-weight.ts'
export { pricingErrorTexts } from './error-texts.ts'
export type { PricingErrorReason } from './error-texts.ts'
export { PricingError } from './errors.ts'
export { exportLines, exportPrice, pickupFee } from './export-price.ts'
export type {
  ExportAnswer,
  ExportLine,
  ExportRequest,
  ExportProduct,
  ExportSurcharge,
  Pickup,
  PickupFee,
  PickupZone,
} from './export-price.ts'
export { domesticFee } from './freight.ts'
export { isUnderHeading } from './headings.ts'
export { parcelRequest } from './parcel-request.ts'
export type { ParcelContext, UndeliveredRequest } from './parcel-request.ts'
export { goodsRupiah, piecePrice } from './piece-price.ts'
export type { PiecePrice } from './piece-price.ts'
export { optionId, readOptionId } from './option-id.ts'
export { explain, price } from './price.ts'
export { rateTable } from './rates.ts'
export { readCount } from './read.ts'
export type { DatedRate, RateTable } from './rates.ts'
export {
  deliveredBy,
  generalDuty,
  hasValidNpwp,
  packagingOf,
  pricingRequest,
  undeliveredRequest,
  withDuty,
} from './request.ts'
export type {
  EstimatedPackaging,
  MeasuredPackaging,
  PackageTariff,
  PricingContext,
  PricingInput,
  PricingFigures,
  ShipmentProduct,
} from './request.ts'
export { currentRuleSet, findRuleSet, ruleSets, specialGoods } from './rule-sets/index.ts'
export type { RuleSet, SpecialGoods, SpecialRate } from './rule-sets/index.ts'
export { acceptsValue, servesCountry, transitDays } from './package-serves.ts'
export { voucherObstacle } from './voucher.ts'
export type { VoucherConditions, VoucherObstacle } from './voucher.ts'
export { isAir, isParcel, isSea, trackOf, tracks } from './track.ts'
export type { Track } from './track.ts'
export {
  containerTypes,
  explanationRules,
  insuranceChoices,
  isLevy,
  leviesOf,
  levyLines,
  maxProducts,
  packageTypes,
  pricingLines,
  readInsurance,
  roundingKeys,
} from './types.ts'
export type {
  ContainerType,
  Explanation,
  ExplanationRule,
  Figure,
  InsuranceChoice,
  Law,
  PackageType,
  PackagingMeasures,
  PricedWeight,
  PricingAnswer,
  PricingCategory,
  PricingLine,
  PricingPackage,
  PricingPackaging,
  PricingProduct,
  PricingRequest,
  PricingTier,
  PricingVoucher,
  PricingWarning,
  RoundingKey,
} from './types.ts'
export { isWithoutPrice } from './without-price.ts'
