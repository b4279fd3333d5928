import { describe, expect, it } from 'vitest'
import { individual, parcelOf } from './cases.ts'
import { lowerBox } from './index.ts'

const request = (price_original: number) => ({ ...parcelOf({ price_original }), package: individual })

describe('a lower box', () => {
  it('is the highest that is cheaper', () => {
    expect(lowerBox(request(120))).toEqual({ height: 10, volumetricKg: 1.496, saves: 122_500 })
  })

  it('is undefined if weight is billed or the sides are not in centimetres', () => {
    expect(lowerBox({ ...parcelOf({ weight: 4 }), package: individual })).toBeUndefined()
    expect(lowerBox({ ...parcelOf({ dimension_unit: 'inch' }), package: individual })).toBeUndefined()
  })

  it('is undefined for several products, which may not be packed in one box', () => {
    const [product] = request(120).products
    if (!product) throw new Error('no product')
    expect(lowerBox({ ...request(120), products: [product, product] })).toBeUndefined()
  })

  it('always holds the goods', () => {
    expect(lowerBox({ ...parcelOf({ weight: 1.94 }), package: individual })).toBeUndefined()
  })
})
