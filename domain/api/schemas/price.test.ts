import { expect, test } from 'vitest'
import { fields, text, validate } from '../../validation/index.ts'
import { maxPriceIn } from './max-values.ts'
import { pricePerPiece } from './price.ts'

const priced = fields({ price_original: pricePerPiece(), currency_code: text(3) })
const errorsOf = (price_original: unknown, currency_code: string) => {
  const result = validate(priced, { price_original, currency_code }, 'id')
  return 'errors' in result ? result.errors : []
}

test.each([
  ['USD', '1000000'],
  ['JPY', '100000000'],
  ['IDR', '10000000000'],
])('a piece may cost so much in %s, and a refusal names the limit in it', (currency, max) => {
  expect(errorsOf(max, currency)).toEqual([])
  expect(errorsOf(`${max}.01`, currency)).toEqual([
    { field: 'price_original', message: `Paling besar ${currency} ${max}.` },
  ])
})

test('a name of JavaScript is no currency with a limit of its own', () => {
  expect(maxPriceIn('toString')).toBe(maxPriceIn('USD'))
})
