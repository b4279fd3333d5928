import { toText } from './decimal.ts'
import type { Decimal } from './decimal.ts'
import {
  addIntegers,
  compareIntegers,
  divideIntegers,
  greatestCommonDivisor,
  multiplyIntegers,
  negateInteger,
  powerOfTen,
  simplify,
} from './integer.ts'
import type { Integer } from './integer.ts'

/** An exact quotient with a positive denominator, for shares and percentages without a finite decimal. */
export interface Fraction {
  readonly numerator: Integer
  readonly denominator: Integer
}

export const zeroFraction: Fraction = { numerator: 0, denominator: 1 }

/** left ÷ right; right must be positive. */
export function quotient(left: Decimal, right: Decimal): Fraction {
  if (compareIntegers(right.coefficient, 0) <= 0) throw new RangeError('A divisor must be positive')
  const shift = right.scale - left.scale
  return shift >= 0
    ? { numerator: multiplyIntegers(left.coefficient, powerOfTen(shift)), denominator: right.coefficient }
    : { numerator: left.coefficient, denominator: multiplyIntegers(right.coefficient, powerOfTen(-shift)) }
}

export function toFraction(value: Decimal): Fraction {
  return { numerator: value.coefficient, denominator: powerOfTen(value.scale) }
}

export function multiplyFractions(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: multiplyIntegers(left.numerator, right.numerator),
    denominator: multiplyIntegers(left.denominator, right.denominator),
  }
}

export function addFractions(left: Fraction, right: Fraction): Fraction {
  if (compareIntegers(left.denominator, right.denominator) === 0) {
    return { numerator: addIntegers(left.numerator, right.numerator), denominator: left.denominator }
  }
  return {
    numerator: addIntegers(
      multiplyIntegers(left.numerator, right.denominator),
      multiplyIntegers(right.numerator, left.denominator),
    ),
    denominator: multiplyIntegers(left.denominator, right.denominator),
  }
}

/** Rounds down to a multiple of `step`. */
export function roundDown(value: Fraction, step = 1): Integer {
  const { quotient: steps } = divideIntegers(value.numerator, multiplyIntegers(value.denominator, step))
  return multiplyIntegers(steps, step)
}

/** Rounds up to a multiple of `step`. */
export function roundUp(value: Fraction, step = 1): Integer {
  const { quotient: steps, rest } = divideIntegers(value.numerator, multiplyIntegers(value.denominator, step))
  return multiplyIntegers(compareIntegers(rest, 0) === 0 ? steps : addIntegers(steps, 1), step)
}

/** Rounds to the nearest integer, half up. */
export function roundHalfUp(value: Fraction): Integer {
  const twice = multiplyIntegers(value.numerator, 2)
  const { quotient: whole } = divideIntegers(
    addIntegers(twice, value.denominator),
    multiplyIntegers(value.denominator, 2),
  )
  return whole
}

/** The correctly rounded double, for zero and magnitudes between 1e−150 and 1e150. */
export function toNumber(value: Fraction): number {
  const { numerator, denominator } = value
  // One division of two exact doubles is correctly rounded by IEEE 754.
  if (typeof numerator === 'number' && typeof denominator === 'number') return numerator / denominator
  if (compareIntegers(numerator, 0) < 0)
    return -toNumber({ numerator: negateInteger(numerator), denominator })
  return nearestDouble(BigInt(numerator), BigInt(denominator))
}

function nearestDouble(numerator: bigint, denominator: bigint): number {
  // At least 64 significant bits; the last is a sticky bit.
  const bits = numerator.toString(2).length - denominator.toString(2).length
  const shift = Math.max(0, 66 - bits)
  const shifted = numerator << BigInt(shift)
  const whole = shifted / denominator
  const sticky = shifted % denominator === 0n ? whole : whole | 1n
  return Number(sticky) / 2 ** shift
}

/** A decimal text: exact if finite, else cut to eight decimals (enough to show why it was rounded). */
export function toDecimalText(value: Fraction): string {
  const divisor = greatestCommonDivisor(value.numerator, value.denominator)
  const denominator = divideIntegers(value.denominator, divisor).quotient
  const numerator = divideIntegers(value.numerator, divisor).quotient
  const decimals = finiteDecimals(denominator) ?? 8
  const scaled = divideIntegers(multiplyIntegers(numerator, powerOfTen(decimals)), denominator).quotient
  return toText({ coefficient: scaled, scale: decimals })
}

/** Number of decimals of a reduced fraction; null if infinite. */
function finiteDecimals(denominator: Integer): number | null {
  const [withoutTwos, twos] = strip(denominator, 2)
  const [rest, fives] = strip(withoutTwos, 5)
  return compareIntegers(rest, 1) === 0 ? Math.max(twos, fives) : null
}

function strip(value: Integer, factor: number): [rest: Integer, times: number] {
  let rest = value
  let times = 0
  for (;;) {
    const division = divideIntegers(rest, factor)
    if (compareIntegers(division.rest, 0) !== 0) return [rest, times]
    rest = simplify(division.quotient)
    times += 1
  }
}
