import { describe, expect, it } from 'vitest'
import { courierWeightKg, packagingOf, weigh } from './index.ts'
import type { ShipmentProduct } from './index.ts'

const product: ShipmentProduct = {
  category: 'clothes',
  quantity: 2,
  weight: '1200',
  dimension_length: 30,
  dimension_width: '20',
  dimension_height: 10,
  currency_code: 'USD',
  price_original: 10,
}
const light = { ...product, weight: 100, dimension_length: 1, dimension_width: 1, dimension_height: 1 }
const bulky = { ...product, quantity: 1, weight: 4000, dimension_length: 50, dimension_height: 55 }
const estimate = { estimation_weight: 3, package_weight_unit: 'kg' }

describe('the weight by which couriers are offered', () => {
  it.each([
    ['the real weight where it is larger', [{ ...product, weight: 1300 }], {}, {}, 2.6],
    ['the volumetric weight where it is larger', [bulky], {}, {}, 11],
    ['at least one kilogram', [light], {}, {}, 1],
    ['at least one kilogram for a parcel without a list of goods', [], {}, {}, 1],
    ['not rounded up', [{ ...product, weight: 4600 }], {}, {}, 9.2],
    ['the weight of the packaging instead of the products', [product], estimate, {}, 3],
    [
      'the sides of the packaging instead of the products',
      [product],
      {
        estimation_dimension_length: 50,
        estimation_dimension_width: 50,
        estimation_dimension_height: 20,
        quantity_packaging: 2,
      },
      {},
      20,
    ],
    ['the measured weight instead of the estimate', [product], estimate, { weight: 4 }, 4],
    [
      'the measured sides instead of the estimates',
      [product],
      estimate,
      { weight: 4, length: 40, width: 30, height: 25 },
      6,
    ],
  ])('is %s', (_name, products, estimated, measured, kilograms) => {
    const weights = weigh({ track: 'air', products, packaging: packagingOf(estimated, measured) })
    expect(courierWeightKg(weights)).toBe(kilograms)
  })

  it.each([
    ['air', 2.4],
    ['sea', 20],
  ] as const)('by %s, counts an estimated volume as the price does', (track, kilograms) => {
    const packaging = packagingOf({ estimation_volume: '0.1' })
    expect(courierWeightKg(weigh({ track, products: [product], packaging }))).toBe(kilograms)
  })
})
