import { expect, it } from 'vitest'
import { requestWith } from '../pricing/cases/build.ts'
import { priceUnder } from './priced.ts'

const days = { USD: '2026-11-12T02:00:00Z', CNY: '2026-11-11T02:00:00Z', JPY: '2026-11-01T02:00:00Z' }
const request = requestWith({ rates: { IDR: 1, USD: 16_485, CNY: 2270, JPY: 108 } })
const [product] = request.products

it.each([
  ['USD', { USD: days.USD }, days.USD],
  ['CNY', { USD: days.USD, CNY: days.CNY }, days.CNY],
])('a price of goods in %s is as fresh as the rates that it uses', (currency_code, used, oldest) => {
  if (!product) throw new Error('no product')
  const { rate_days, rates_as_of } = priceUnder(
    { ...request, products: [{ ...product, currency_code }] },
    { rates_as_of: days.JPY, rate_days: days },
  )
  expect(rate_days).toEqual(used)
  expect(rates_as_of).toBe(oldest)
})

it('a price on terms without days has the day of the terms', () => {
  const priced = priceUnder(request, { rates_as_of: days.JPY })
  expect(priced.rates_as_of).toBe(days.JPY)
  expect(priced).not.toHaveProperty('rate_days')
})
