import { expect, it } from 'vitest'
import { goodsRupiah, piecePrice } from './index.ts'

const rates = { IDR: 1, USD: 16_485, JPY: 107.25, CNY: 5300.7 }

it.each([
  ['100', 'USD', 1, 1_648_500],
  // 19.999 × 16,485 = 329,683.515
  ['19.999', 'USD', 1, 329_684],
  ['19.999', 'USD', 3, 989_051],
  // In doubles 190.2 × 5300.7 × 25 is just below the half.
  ['190.2', 'CNY', 25, 25_204_829],
  ['25000', 'IDR', 4, 100_000],
  ['0', 'USD', 7, 0],
  // Counted as the price counts it.
  ['100', 'USD', 2.5, 3_297_000],
])('%s %s × %s is Rp%i', (price_original, currency_code, quantity, rupiah) => {
  expect(goodsRupiah({ price_original, currency_code, quantity }, rates)).toBe(rupiah)
})

it.each([
  ['abc', 'USD'],
  ['10', 'EUR'],
])('%s %s has no value', (price_original, currency_code) => {
  expect(goodsRupiah({ price_original, currency_code, quantity: 1 }, rates)).toBeNull()
  expect(piecePrice({ price_original, currency_code }, rates)).toBeNull()
})

it('the rupiah needs no rate', () => {
  const goods = { price_original: '25000', currency_code: 'IDR' }
  expect(goodsRupiah({ ...goods, quantity: 4 }, {})).toBe(100_000)
  expect(piecePrice(goods, { USD: 16_485 })?.price).toBe(25_000)
})

it('a piece has its price in rupiah and dollars', () => {
  expect(piecePrice({ price_original: '10000', currency_code: 'JPY' }, rates)).toEqual({
    price: 1_072_500,
    price_dollar: 1_072_500 / 16_485,
  })
  expect(piecePrice({ price_original: '10', currency_code: 'USD' }, { USD: 0 })).toBeNull()
})
