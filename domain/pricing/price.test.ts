import { describe, expect, it } from 'vitest'
import { pricedCases } from './cases/priced.ts'
import { domesticFee, price, PricingError } from './index.ts'

describe('worked cases', () => {
  it.each(pricedCases)('$name', ({ request, weight, lines, answer }) => {
    const priced = price(request)
    expect(priced.weight).toMatchObject(weight ?? {})
    expect(priced.lines).toMatchObject(lines ?? {})
    expect(priced).toMatchObject(answer ?? {})
    expect(priced.total).toBe(Object.values(priced.lines).reduce((sum, line) => sum + line, 0))
    expect(Object.values(priced.lines).every((line) => !Object.is(line, -0))).toBe(true)
  })

  it('omits warnings if there are none', () => {
    expect(
      pricedCases.map(({ request }) => price(request)).filter((answer) => 'warnings' in answer),
    ).toHaveLength(2)
  })
})

describe('a courier’s fee', () => {
  it.each([
    [0, 12_000],
    [1, 12_000],
    ['1,01', 24_000],
    [2.4, 36_000],
  ])('for %s kg at Rp12.000', (kilograms, fee) => {
    expect(domesticFee(12_000, kilograms)).toBe(fee)
  })

  it('throws for invalid figures', () => {
    expect(() => domesticFee(-1, 1)).toThrow(PricingError)
    expect(() => domesticFee(1, 'heavy')).toThrow(PricingError)
  })
})
