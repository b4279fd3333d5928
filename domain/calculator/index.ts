/** Advice before sending: delivery options compared, savings by small changes, probable typing errors. */
export { lowerBox } from './box.ts'
export type { LowerBox } from './box.ts'
export { questionsAbout } from './declaration.ts'
export type { Declared, Question, TypicalGoods } from './declaration.ts'
export { limitsNear, savingOf, valueLimits } from './limits.ts'
export type { Limit, ValueLimit } from './limits.ts'
export { fineFor, lawDifference, leviesOf } from './special-goods.ts'
export type { LawDifference } from './special-goods.ts'
export {
  billedBy,
  billedReasons,
  cheapestOfRoutes,
  compareWays,
  differenceOf,
  leftOutReasons,
  levyReasons,
  quickestFirst,
  routesFrom,
  tryRoute,
} from './ways.ts'
export type {
  BilledBy,
  Compared,
  LeftOut,
  LevyReason,
  Method,
  Parcel,
  PricedWay,
  Route,
  Tried,
  Way,
} from './ways.ts'
