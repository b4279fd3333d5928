import { expect, it } from 'vitest'
import { isWithoutPrice } from './index.ts'

it.each([
  ['0', true],
  ['0.00', true],
  [0, true],
  ['0.004', false],
  ['', false],
  ['tidak ada', false],
])('goods at %j are without a price: %s', (price_original, without) => {
  expect(isWithoutPrice({ price_original })).toBe(without)
})
