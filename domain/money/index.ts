/** Exact arithmetic: money is never a binary floating-point value. */
export {
  add,
  compare,
  decimal,
  fromInteger,
  isNegative,
  isZero,
  larger,
  multiply,
  percent,
  readDecimal,
  smaller,
  subtract,
  toText,
  wholePart,
  zero,
} from './decimal.ts'
export type { Decimal } from './decimal.ts'
export {
  addFractions,
  multiplyFractions,
  quotient,
  roundDown,
  roundHalfUp,
  roundUp,
  toDecimalText,
  toFraction,
  toNumber,
  zeroFraction,
} from './fraction.ts'
export type { Fraction } from './fraction.ts'
export type { Integer } from './integer.ts'
