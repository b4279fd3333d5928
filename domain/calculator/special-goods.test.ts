import { describe, expect, it } from 'vitest'
import { company, individual, jastip, parcelOf } from './cases.ts'
import { fineFor, lawDifference, lowerBox } from './index.ts'
import type { OfferedPackage } from './index.ts'

const request = (price_original: number, offered: OfferedPackage = individual) => ({
  ...parcelOf({ price_original }),
  package: offered,
})

describe('where law and tariff differ', () => {
  it('the difference is calculated for the parcel', () => {
    expect(lawDifference(request(120), '640411')).toMatchObject({
      goods: 'footwear',
      duty: 25,
      lines: { duty: 498_000, vat: 273_470, income_tax: 124_304 },
      amount: 510_584,
      law: { title: 'PMK 4/2025' },
    })
  })

  it('may be less: books pay nothing', () => {
    expect(lawDifference(request(120), '490199')?.amount).toBe(-385_190)
  })

  it.each<[string, number, OfferedPackage, string]>([
    ['goods without a rate of their own', 120, individual, '851713'],
    ['a gift under the limit', 3, individual, '640411'],
    ['above the parcel limit', 1500.01, individual, '640411'],
    ['jastip', 120, jastip, '640411'],
    ['an all-in price', 120, { ...individual, tax_included: true }, '640411'],
  ])('nothing differs for %s', (_, value, offered, hscode) => {
    expect(lawDifference(request(value, offered), hscode)).toBeUndefined()
  })

  it('also applies to companies', () => {
    expect(lawDifference(request(120, company), '420221')?.goods).toBe('bags')
  })
})

it('the fine for a false value is one to ten times the unpaid duty', () => {
  expect(fineFor(150_000)).toMatchObject({
    min: 150_000,
    max: 1_500_000,
    law: { title: 'UU 17/2006', article: '16' },
  })
})

describe('a lower box', () => {
  it('is the highest that is cheaper', () => {
    expect(lowerBox(request(120))).toEqual({ height: 10, volumetricKg: 1.496, saves: 122_500 })
  })

  it('is undefined if weight is billed or the sides are not in centimetres', () => {
    expect(lowerBox({ ...parcelOf({ weight: 4 }), package: individual })).toBeUndefined()
    expect(lowerBox({ ...parcelOf({ dimension_unit: 'inch' }), package: individual })).toBeUndefined()
  })

  it('always holds the goods', () => {
    expect(lowerBox({ ...parcelOf({ weight: 1.94 }), package: individual })).toBeUndefined()
  })
})
