/** Advice before sending: delivery options compared, savings by small changes, probable typing errors, also of who measures. */
export { lowerBox } from './box.ts'
export type { LowerBox } from './box.ts'
export { questionsAbout } from './declaration.ts'
export type { Declared, Question, TypicalGoods } from './declaration.ts'
export { limitsNear, savingOf, valueLimits } from './limits.ts'
export type { Limit, ValueLimit } from './limits.ts'
export { doubtsAboutCharge } from './charge.ts'
export type { ChargeDoubt } from './charge.ts'
export { doubtsAbout, repeatedReceiptMs } from './measurement-doubts.ts'
export type { Doubt, ExpectedParcel, MeasuredParcel } from './measurement-doubts.ts'
export { isNearNumber } from './near-number.ts'
export { fineFor } from './fine.ts'
export { rupiahMeant } from './rupiah.ts'
export { batteryAfter, holdsBattery } from './batteries.ts'
export { unitLimit, unitLimitValues } from './unit-limit.ts'
export type { UnitLimit } from './unit-limit.ts'
export {
  billedBy,
  billedReasons,
  compareOptions,
  describeOption,
  differenceOf,
  foldEquals,
  levyReasons,
  optionsFrom,
  priceOption,
  quickestFirst,
  supposesNpwp,
  unavailableReasons,
} from './options.ts'
export type {
  BilledBy,
  ComparedOptions,
  FoldedOption,
  UnavailableOption,
  LevyReason,
  OfferedPackage,
  Parcel,
  ExplainedPrice,
  DeliveryOption,
  PricedOrReason,
  PricedOption,
} from './options.ts'
