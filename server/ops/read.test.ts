import { expect, test } from 'vitest'
import { readCount, readDay, readFigure, readRupiah } from './read.ts'

test.each([
  ['75000', 75_000],
  ['75.000', 75_000],
  ['75,000', 75_000],
  ['Rp 1.500.000', 1_500_000],
  ['1.500.000 rupiah', 1_500_000],
])('%s is an amount', (typed, amount) => {
  expect(readRupiah(typed)).toBe(amount)
})

test.each(['50,00', '50.00', '0.5', '679.655,00', 'Rp 1,500.5', '75,0'])('%s has decimals', (typed) => {
  expect(() => readRupiah(typed)).toThrow(`${typed} has decimals`)
})

test.each(['0', '-5', '75 USD', '', 'lima', '1e5', '99999999999999999999'])('%s is none', (typed) => {
  expect(() => readRupiah(typed)).toThrow('Give a whole number')
})

test('a count is whole', () => {
  expect(readCount(' 2 ')).toBe(2)
  expect(() => readCount('1,5')).toThrow('Give a whole number')
})

test.each([
  ['2026-12-04', '2026-12-04'],
  ['04/12/2026', '2026-12-04'],
  [' 4.12.2026 ', '2026-12-04'],
  // The server says what is wrong with it.
  ['12/2026', '12/2026'],
])('%j is a day', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

test.each([
  ['12,5', undefined, 12.5],
  ['12.5', undefined, 12.5],
  ['16485', 'USD', 16_485],
  ['16.485,50', 'USD', 16_485.5],
  ['16,485.50', 'USD', 16_485.5],
])('%s in %s', (typed, currency, value) => {
  expect(readFigure(typed, currency)).toBe(value)
})

test.each([
  ['16.485', undefined],
  ['16,485', 'USD'],
])('%s can be either, and both ways out are read', (typed, currency) => {
  expect(() => readFigure(typed, currency)).toThrow('16485 or 16.485: write 16485, or 16.4850.')
  expect([readFigure('16485', currency), readFigure('16.4850', currency)]).toEqual([16_485, 16.485])
})

test('a way out is not what was refused', () => {
  expect(() => readFigure('17.250', 'USD')).toThrow('17250 or 17.25: write 17250, or 17.25.')
  expect(readFigure('17.25', 'USD')).toBe(17.25)
})
