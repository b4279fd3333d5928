/**
 * Integers of any size: a `number` while safe (most are, and it is ten times as fast), a `bigint` beyond. A product or
 * sum of two safe numbers that is itself safe is exact, because a result above 2^53 never rounds down to a safe one.
 */
export type Integer = number | bigint

const powersOfTen: readonly Integer[] = Array.from({ length: 64 }, (_, exponent) =>
  exponent <= 15 ? 10 ** exponent : 10n ** BigInt(exponent),
)

/** 10 to a non-negative integer power. */
export function powerOfTen(exponent: number): Integer {
  return powersOfTen[exponent] ?? 10n ** BigInt(exponent)
}

export function multiplyIntegers(left: Integer, right: Integer): Integer {
  if (typeof left === 'number' && typeof right === 'number') {
    const product = left * right
    if (Number.isSafeInteger(product)) return product
  }
  return BigInt(left) * BigInt(right)
}

export function addIntegers(left: Integer, right: Integer): Integer {
  if (typeof left === 'number' && typeof right === 'number') {
    const sum = left + right
    if (Number.isSafeInteger(sum)) return sum
  }
  return BigInt(left) + BigInt(right)
}

export function negateInteger(value: Integer): Integer {
  // 0 - 0 is 0; unary minus would give -0.
  return typeof value === 'number' ? 0 - value : -value
}

/** Comparator for sorting. JavaScript compares number and bigint exactly. */
export function compareIntegers(left: Integer, right: Integer): -1 | 0 | 1 {
  if (left < right) return -1
  return left > right ? 1 : 0
}

/**
 * Quotient and remainder of a division by a positive divisor, rounded towards minus infinity: the remainder is never
 * negative.
 */
export function divideIntegers(dividend: Integer, divisor: Integer): { quotient: Integer; rest: Integer } {
  if (typeof dividend === 'number' && typeof divisor === 'number') {
    const remainder = dividend % divisor
    // `+ 0` turns -0 into 0.
    const towardsZero = (dividend - remainder) / divisor + 0
    return remainder < 0
      ? { quotient: towardsZero - 1, rest: remainder + divisor }
      : { quotient: towardsZero, rest: remainder + 0 }
  }
  const large = BigInt(dividend)
  const by = BigInt(divisor)
  const remainder = large % by
  const rest = remainder < 0n ? remainder + by : remainder
  return { quotient: simplify((large - rest) / by), rest }
}

/** Converts a bigint in the safe range back to a `number`. */
export function simplify(value: Integer): Integer {
  if (typeof value === 'number') return value
  return value <= 9_007_199_254_740_991n && value >= -9_007_199_254_740_991n ? Number(value) : value
}

export function greatestCommonDivisor(left: Integer, right: Integer): Integer {
  let larger = left < 0 ? negateInteger(left) : left
  let smaller = right < 0 ? negateInteger(right) : right
  while (compareIntegers(smaller, 0) !== 0) {
    const { rest } = divideIntegers(larger, smaller)
    larger = smaller
    smaller = simplify(rest)
  }
  return larger
}
