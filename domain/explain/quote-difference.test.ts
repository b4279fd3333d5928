import { expect, it } from 'vitest'
import { airIndividual, requestWith } from '../pricing/cases/build.ts'
import { explain, currentRuleSet, type PricingRequest } from '../pricing/index.ts'
import type { Priced } from '../terms/index.ts'
import { quoteDifference } from './index.ts'

const request = ({ usd = 16_485, perKg = 245_000 } = {}): PricingRequest =>
  requestWith(
    {
      rates: { USD: usd, CNY: 2_268.5 },
      package: { ...airIndividual, price_json: { US: { tiers: [{ up_to_kg: null, price_per_kg: perKg }] } } },
    },
    [{ quantity: 2, weight: '1.1', price_original: '120.5' }],
  )

function priced(request: PricingRequest, rule_set = currentRuleSet().id): Priced {
  const rates = Object.fromEntries(Object.entries(request.rates).map(([code, rate]) => [code, Number(rate)]))
  return { ...explain(request), rule_set, rates, rates_as_of: '2026-11-12T02:00:00Z' }
}

const quote = { priced: priced(request()) }

it('an unchanged price has no cause', () => {
  expect(quoteDifference(quote, priced(request()))).toEqual({
    amount: 0,
    rates: [],
    rules: false,
    tariff: false,
    lines: [],
  })
})

it('names the rate that changed, and the lines that it affects', () => {
  const change = quoteDifference(quote, priced(request({ usd: 16_640 })))
  expect(change).toMatchObject({ rules: false, tariff: false })
  expect(change.rates).toEqual([{ currency: 'USD', before: 16_485, now: 16_640 }])
  expect(change.lines.map(({ line }) => line)).toEqual(['duty', 'vat'])
  expect(change.amount).toBeGreaterThan(0)
  expect(change.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(change.amount)
})

it('names the tariff, the rules', () => {
  expect(quoteDifference(quote, priced(request({ perKg: 250_000 })))).toMatchObject({
    tariff: true,
    rates: [],
    rules: false,
  })
  expect(quoteDifference(quote, priced(request(), '2027-01-01'))).toMatchObject({
    rules: true,
    tariff: false,
  })
})

it('names the dollar, in which the law has its limits, only where no other rate changed', () => {
  const yuan = { USD: 16_640, CNY: 2_300 }
  const now = { ...priced(request()), rates: yuan }
  expect(quoteDifference(quote, now).rates).toEqual([{ currency: 'CNY', before: 2_268.5, now: 2_300 }])
})
