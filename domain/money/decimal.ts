import {
  addIntegers,
  compareIntegers,
  divideIntegers,
  multiplyIntegers,
  negateInteger,
  powerOfTen,
  simplify,
} from './integer.ts'
import type { Integer } from './integer.ts'

/** An exact decimal: coefficient ÷ 10^scale. Money, weights, sizes and rates are decimals until they are rounded. */
export interface Decimal {
  readonly coefficient: Integer
  readonly scale: number
}

export const fromInteger = (value: Integer): Decimal => ({ coefficient: value, scale: 0 })

export const zero = fromInteger(0)
export const percent: Decimal = { coefficient: 1, scale: 2 }

// Longer texts are not meaningful figures, and parsing them would take long.
const longestText = 64

/**
 * Parses a finite number, or a text such as `12`, `3.5` or `3,5` (comma and point are both decimal signs).
 * Returns null for anything else: grouped digits (`1.234,5`), exponents, letters, an empty text.
 */
export function readDecimal(input: unknown): Decimal | null {
  if (typeof input === 'number') return readNumber(input)
  if (typeof input === 'string') return readText(input)
  return null
}

/** A decimal from our own source or data. Throws if it is malformed. */
export function decimal(input: number | string): Decimal {
  const value = readDecimal(input)
  if (value === null) throw new RangeError(`Not a decimal: ${input}`)
  return value
}

function readNumber(input: number): Decimal | null {
  if (Number.isSafeInteger(input)) return { coefficient: input + 0, scale: 0 }
  if (!Number.isFinite(input)) return null
  return readFewDecimals(input) ?? readShortestText(input)
}

/**
 * Fast path: most figures have few decimals, and converting a double to text is slow. At most one decimal of up to
 * 15 digits gives this double, so it equals the shortest text.
 */
function readFewDecimals(input: number): Decimal | null {
  for (let scale = 1; scale <= 4; scale += 1) {
    const power = 10 ** scale
    const coefficient = Math.round(input * power)
    if (Math.abs(coefficient) >= 1e15) return null
    if (coefficient / power === input) return { coefficient, scale }
  }
  return null
}

/** The shortest text that gives the same double is the decimal that was written. */
function readShortestText(input: number): Decimal | null {
  const text = String(input)
  const exponentAt = text.indexOf('e')
  if (exponentAt < 0) return readText(text)
  const mantissa = readText(text.slice(0, exponentAt))
  return mantissa && shift(mantissa, Number(text.slice(exponentAt + 1)))
}

function shift(value: Decimal, exponent: number): Decimal {
  const scale = value.scale - exponent
  if (scale >= 0) return { coefficient: value.coefficient, scale }
  return { coefficient: multiplyIntegers(value.coefficient, powerOfTen(-scale)), scale: 0 }
}

function readText(text: string): Decimal | null {
  const trimmed = text.trim()
  if (trimmed.length > longestText) return null
  const start = trimmed.startsWith('-') ? 1 : 0
  const mark = findDecimalMark(trimmed, start)
  if (mark === unreadable) return null
  const digits = mark < 0 ? trimmed.slice(start) : trimmed.slice(start, mark) + trimmed.slice(mark + 1)
  if (digits === '') return null
  const size: Integer = digits.length <= 15 ? Number(digits) : simplify(BigInt(digits))
  const scale = mark < 0 ? 0 : trimmed.length - mark - 1
  return { coefficient: start === 1 ? negateInteger(size) : size, scale }
}

const unreadable = -2

/** Position of the decimal sign, −1 without one; `unreadable` if there is anything else but digits. */
function findDecimalMark(text: string, start: number): number {
  let mark = -1
  for (let index = start; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const isDigit = code >= 48 && code <= 57
    if (isDigit) continue
    const isMark = code === 44 || code === 46
    if (!isMark || mark >= 0) return unreadable
    mark = index
  }
  return mark
}

/** The coefficient of the value at a scale not smaller than its own. */
function coefficientAt(value: Decimal, scale: number): Integer {
  return scale === value.scale
    ? value.coefficient
    : multiplyIntegers(value.coefficient, powerOfTen(scale - value.scale))
}

export function add(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale)
  return { coefficient: addIntegers(coefficientAt(left, scale), coefficientAt(right, scale)), scale }
}

export function subtract(left: Decimal, right: Decimal): Decimal {
  return add(left, { coefficient: negateInteger(right.coefficient), scale: right.scale })
}

export function multiply(left: Decimal, right: Decimal): Decimal {
  return {
    coefficient: multiplyIntegers(left.coefficient, right.coefficient),
    scale: left.scale + right.scale,
  }
}

export function compare(left: Decimal, right: Decimal): -1 | 0 | 1 {
  const scale = Math.max(left.scale, right.scale)
  return compareIntegers(coefficientAt(left, scale), coefficientAt(right, scale))
}

export function larger(left: Decimal, right: Decimal): Decimal {
  return compare(left, right) < 0 ? right : left
}

export function smaller(left: Decimal, right: Decimal): Decimal {
  return compare(left, right) > 0 ? right : left
}

export function isZero(value: Decimal): boolean {
  return compareIntegers(value.coefficient, 0) === 0
}

export function isNegative(value: Decimal): boolean {
  return compareIntegers(value.coefficient, 0) < 0
}

/** Truncates: 2.9 gives 2, −2.9 gives −2. */
export function wholePart(value: Decimal): Decimal {
  if (value.scale === 0) return value
  const size = isNegative(value) ? negateInteger(value.coefficient) : value.coefficient
  const { quotient } = divideIntegers(size, powerOfTen(value.scale))
  return { coefficient: isNegative(value) ? negateInteger(quotient) : quotient, scale: 0 }
}

/** `12.5`, `-3`, `0.0001`: with a point, without redundant zeros. */
export function toText(value: Decimal): string {
  const negative = isNegative(value)
  const digits = String(value.coefficient)
    .replace('-', '')
    .padStart(value.scale + 1, '0')
  const whole = digits.slice(0, digits.length - value.scale)
  const fraction = digits.slice(digits.length - value.scale).replace(/0+$/, '')
  return `${negative ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`
}
