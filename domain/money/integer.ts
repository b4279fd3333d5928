/**
 * Whole numbers without a limit. An integer is a `number` while it is safe (most are, and that is ten times as
 * fast) and a `bigint` beyond. The product or sum of two safe numbers that still looks safe is exact, because a
 * result above 2^53 never rounds down to a safe number.
 */
export type Integer = number | bigint

const powersOfTen: readonly Integer[] = Array.from({ length: 64 }, (_, exponent) =>
  exponent <= 15 ? 10 ** exponent : 10n ** BigInt(exponent),
)

/** 10 to a whole, non-negative power. */
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
  // 0 - 0 is 0, where a minus sign would give the negative zero of doubles.
  return typeof value === 'number' ? 0 - value : -value
}

/** Negative, zero or positive, as a sort function wants it. JavaScript compares the two kinds exactly. */
export function compareIntegers(left: Integer, right: Integer): -1 | 0 | 1 {
  if (left < right) return -1
  return left > right ? 1 : 0
}

/**
 * The whole part and the rest of a division by a positive divisor, rounded towards minus infinity, so that the rest
 * is never negative.
 */
export function divideIntegers(dividend: Integer, divisor: Integer): { quotient: Integer; rest: Integer } {
  if (typeof dividend === 'number' && typeof divisor === 'number') {
    const remainder = dividend % divisor
    // `+ 0` turns the negative zero of doubles into zero.
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

/** Brings an integer that has become small again back to a `number`. */
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
