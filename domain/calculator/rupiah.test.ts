import { expect, test } from 'vitest'
import { maxPriceIn } from '../api/schemas/index.ts'
import { rupiahMeant } from './index.ts'

test.each([
  ['150000', 'USD', '150000'],
  ['25.000', 'USD', '25000'],
  ['85000', 'USD', '85000'],
  ['1.500.000', 'EUR', '1500000'],
  // Either reading of it is asked about as well.
  ['150.000', 'USD', '150000'],
  ['1500000', 'JPY', '1500000'],
  ['150rb', 'USD', '150000'],
  ['1,5 jt', 'GBP', '1500000'],
  ['Rp 2 juta', 'SGD', '2000000'],
])('%s in %s may be meant in rupiah', (typed, currency, figure) => {
  expect(rupiahMeant(typed, currency)).toBe(figure)
})

test.each([
  ['150000', 'IDR'],
  ['1.500.000', 'IDR'],
  ['150rb', 'IDR'],
  ['9999', 'USD'],
  // An ordinary camera in Tokyo, and a phone in Seoul.
  ['150000', 'JPY'],
  ['1500000', 'KRW'],
  ['5rb dolar', 'USD'],
  ['seratus', 'USD'],
  ['', 'USD'],
])('%s in %s is not asked about', (typed, currency) => {
  expect(rupiahMeant(typed, currency)).toBeUndefined()
})

test('what is refused as too high is asked about, too', () => {
  for (const currency of ['USD', 'CNY', 'JPY', 'KRW', 'THB'])
    expect(rupiahMeant(String(maxPriceIn(currency) + 1), currency)).toBeDefined()
})
