import { describe, expect, it, test } from 'vitest'
import { readCentimetres, readGrams } from './index.ts'

test.each([
  ['1.4kg', '1400'],
  ['1,4kg', '1400'],
  ['1,4 Kg', '1400'],
  ['1.40 kilo', '1400'],
  ['1.234,5 kg', '1234500'],
  ['1,234.5 kg', '1234500'],
  ['1400g', '1400'],
  ['1.400,0 gram', '1400'],
  ['3.5lbs', '1587.572'],
  ['3,5 LB', '1587.572'],
  ['2 oz', '56.699'],
  ['８公斤', '8000'],
])('%s are %s grams', (typed, value) => {
  expect(readGrams(typed)).toEqual({ kind: 'value', value })
})

test.each([
  ['1.234kg', ['1234', '1,234']],
  ['1.500 g', ['1500', '1,5']],
])('%s can be either', (typed, readings) => {
  expect(readGrams(typed)).toEqual({ kind: 'ambiguous', readings })
  for (const reading of readings) expect(readGrams(`${reading}kg`).kind).toBe('value')
})

test.each(['14', 'kg', '', '0kg', '-1kg', '5 ons', '1 kg 400', '1e3kg', '1.2.3kg', 'Infinity kg'])(
  '%s is no weight',
  (typed) => {
    expect(readGrams(typed)).toEqual({ kind: 'unreadable' })
  },
)

describe('the sides of a box', () => {
  it.each([
    ['42x20x11cm', ['42', '20', '11']],
    ['42 x 20 x 11 cm', ['42', '20', '11']],
    ['42,5×20×11 CM', ['42.5', '20', '11']],
    ['10x10x10in', ['25.4', '25.4', '25.4']],
    ['10" x 10" x 10"', ['25.4', '25.4', '25.4']],
    ['420x200x110mm', ['42', '20', '11']],
    ['0,42x0,2x0,11m', ['42', '20', '11']],
  ])('%s', (typed, value) => {
    expect(readCentimetres(typed)).toEqual({ kind: 'value', value })
  })

  it('one of which can be either', () => {
    expect(readCentimetres('42x20x1.250m')).toEqual({ kind: 'ambiguous', readings: ['1250', '1,25'] })
  })

  it.each(['42x20x11', '42x20cm', '42cm', '42x20x0cm', '42x-20x11cm', 'axbxc cm', ''])('%s', (typed) => {
    expect(readCentimetres(typed)).toEqual({ kind: 'unreadable' })
  })
})
