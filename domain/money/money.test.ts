import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  addFractions,
  compare,
  decimal,
  larger,
  multiply,
  multiplyFractions,
  quotient,
  readDecimal,
  roundDown,
  roundHalfUp,
  roundUp,
  smaller,
  subtract,
  toDecimalText,
  toFraction,
  toNumber,
  toText,
  wholePart,
} from './index.ts'
import { divideIntegers } from './integer.ts'

const textOf = (input: unknown) => {
  const value = readDecimal(input)
  return value && toText(value)
}

describe('parsing', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1.4, '1.4'],
    [0.1 + 0.2, '0.30000000000000004'],
    [2245.5, '2245.5'],
    [123_456.789_01, '123456.78901'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0.0000001'],
    [-1.5e-10, '-0.00000000015'],
    [2 ** 53, '9007199254740992'],
    ['3,5', '3.5'],
    [' 3.50 ', '3.5'],
    ['.5', '0.5'],
    ['5,', '5'],
    ['-0,5', '-0.5'],
    ['-0', '0'],
    ['12345678901234567890.12', '12345678901234567890.12'],
  ])('%s is %s', (input, text) => {
    expect(textOf(input)).toBe(text)
  })

  it.each([
    Number.NaN,
    Infinity,
    -Infinity,
    '',
    ' ',
    '1.234,5',
    '1e3',
    '--1',
    '+1',
    '1 2',
    'x',
    '٣',
    null,
    undefined,
    {},
    true,
    5n,
  ])('%s is not a decimal', (input) => {
    expect(readDecimal(input)).toBeNull()
  })

  it('parses every double as its shortest decimal', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-150, max: 1e150, noNaN: true }), fc.boolean(), (size, isNegative) => {
        const double = isNegative ? -size : size
        const value = readDecimal(double)
        expect(value && toNumber(toFraction(value))).toBe(double)
      }),
      { numRuns: 2000 },
    )
  })

  it('throws for a malformed figure in our own source', () => {
    expect(() => decimal('1.234,5')).toThrow(RangeError)
  })
})

/** Decimals on both sides of what a double holds exactly. */
const decimals = fc.tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.nat(6)).map(([coefficient, scale]) => {
  const text = String(coefficient < 0n ? -coefficient : coefficient).padStart(scale + 1, '0')
  const sign = coefficient < 0n ? '-' : ''
  return decimal(`${sign}${text.slice(0, text.length - scale)}.${text.slice(text.length - scale)}`)
})
const small = fc.tuple(fc.integer(), fc.nat(6)).map(([coefficient, scale]) => ({ coefficient, scale }))
const any = fc.oneof(decimals, small)
const scaled = ({ coefficient, scale }: { coefficient: number | bigint; scale: number }, to: number) =>
  BigInt(coefficient) * 10n ** BigInt(to - scale)

describe('arithmetic', () => {
  it('is exact beyond the precision of doubles', () => {
    const largest = decimal(Number.MAX_SAFE_INTEGER)
    expect(toText(add(largest, decimal(2)))).toBe('9007199254740993')
    expect(toText(multiply(largest, decimal(3)))).toBe('27021597764222973')
  })

  it('agrees with integers at one scale', () => {
    fc.assert(
      fc.property(any, any, (left, right) => {
        expect(scaled(add(left, right), 12)).toBe(scaled(left, 12) + scaled(right, 12))
        expect(scaled(subtract(left, right), 12)).toBe(scaled(left, 12) - scaled(right, 12))
        expect(scaled(multiply(left, right), 24)).toBe(scaled(left, 12) * scaled(right, 12))
        expect(compare(left, right)).toBe(Math.sign(Number(scaled(left, 12) - scaled(right, 12))))
        expect(compare(larger(left, right), smaller(left, right))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it.each([
    ['2.9', '2'],
    ['-2.9', '-2'],
    ['-0.5', '0'],
    ['7', '7'],
  ])('the whole part of %s is %s', (value, whole) => {
    expect(toText(wholePart(decimal(value)))).toBe(whole)
  })
})

describe('division', () => {
  const integers = fc.oneof(fc.maxSafeInteger(), fc.bigInt(-(10n ** 40n), 10n ** 40n))
  const divisors = fc.oneof(fc.integer({ min: 1 }), fc.bigInt(1n, 10n ** 30n))

  it('leaves a remainder from zero to below the divisor', () => {
    fc.assert(
      fc.property(integers, divisors, (dividend, divisor) => {
        const { quotient: whole, rest } = divideIntegers(dividend, divisor)
        expect(BigInt(whole) * BigInt(divisor) + BigInt(rest)).toBe(BigInt(dividend))
        expect(rest >= 0 && rest < divisor).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('rounding', () => {
  it.each([
    ['0', 0, 0, 0],
    ['0.4', 0, 0, 1],
    ['0.5', 0, 1, 1],
    ['2.5', 2, 3, 3],
    ['7', 7, 7, 7],
    ['-0.4', -1, 0, 0],
    ['-2.5', -3, -2, -2],
  ])('%s: down %s, half up %s, up %s', (value, down, half, up) => {
    const fraction = toFraction(decimal(value))
    expect([roundDown(fraction), roundHalfUp(fraction), roundUp(fraction)]).toEqual([down, half, up])
  })

  it('rounds to multiples of a step', () => {
    const value = toFraction(decimal('120600.01'))
    expect([roundDown(value, 1000), roundUp(value, 1000)]).toEqual([120_000, 121_000])
    expect(roundUp(toFraction(decimal(121_000)), 1000)).toBe(121_000)
  })

  it('agrees with integers of any size', () => {
    fc.assert(
      fc.property(any, fc.integer({ min: 1, max: 5000 }), (value, step) => {
        const down = BigInt(roundDown(toFraction(value), step))
        const up = BigInt(roundUp(toFraction(value), step))
        const exact = scaled(value, 12)
        const unit = 10n ** 12n
        expect(down % BigInt(step)).toBe(0n)
        expect(down * unit <= exact && exact < (down + BigInt(step)) * unit).toBe(true)
        expect(up * unit >= exact && exact > (up - BigInt(step)) * unit).toBe(true)
      }),
    )
  })
})

describe('fractions', () => {
  it('divide exactly, and only by positive numbers', () => {
    const third = quotient(decimal(1), decimal(3))
    expect(toNumber(addFractions(addFractions(third, third), third))).toBe(1)
    expect(toNumber(multiplyFractions(third, toFraction(decimal('0.3'))))).toBe(0.1)
    expect(() => quotient(decimal(1), decimal(0))).toThrow(RangeError)
  })

  it('round correctly in spite of distant digits', () => {
    const denominator = 10n ** 30n
    // Slightly above the midpoint of two doubles is not a tie.
    expect(toNumber({ numerator: 9_007_199_254_740_993n * denominator + 1n, denominator })).toBe(2 ** 53 + 2)
    expect(toNumber({ numerator: 9_007_199_254_740_993n * denominator, denominator })).toBe(2 ** 53)
  })

  it('give the nearest double for parts of any size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1 }),
        fc.integer({ min: 1 }),
        fc.integer({ min: 1, max: 60 }),
        (left, right, power) => {
          const factor = 10n ** BigInt(power) + 1n
          const large = { numerator: BigInt(left) * factor, denominator: BigInt(right) * factor }
          // The result is the correctly rounded double.
          expect(toNumber(large)).toBe(left / right)
          expect(toNumber({ numerator: -large.numerator, denominator: large.denominator })).toBe(
            -left / right,
          )
        },
      ),
    )
  })

  it.each([
    ['1', '8', '0.125'],
    ['1', '3', '0.33333333'],
    ['-1', '8', '-0.125'],
    ['6', '3', '2'],
    ['100', '1', '100'],
  ])('%s ÷ %s is written %s', (left, right, text) => {
    expect(toDecimalText(quotient(decimal(left), decimal(right)))).toBe(text)
  })
})
