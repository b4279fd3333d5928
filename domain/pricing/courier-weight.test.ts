import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { airIndividual, fashion, request, seaCompany } from './cases/build.ts'
import {
  courierWeightKg,
  currentRuleSet,
  isRaisedBySize,
  packagingOf,
  price,
  PricingError,
  pricingRequest,
  trackOf,
  weigh,
} from './index.ts'
import type { RealAndVolumetricKg, ShipmentProduct } from './index.ts'

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

it.each([
  [0.2, 0.224, false, false],
  [0.5, 0.501, true, false],
  [0.9, 1, false, false],
  [1, 1.001, true, true],
  [1.2, 1.94, true, false],
  [4.8, 1.2, false, false],
  [0, 0.3, false, false],
])(
  '%s kg of %s kg by volume: raised by air %s, by a courier %s',
  (real_kg, volumetric_kg, byAir, byCourier) => {
    const { air, domestic } = currentRuleSet()
    const raised = [air, domestic].map((steps) => isRaisedBySize({ real_kg, volumetric_kg }, steps))
    expect(raised).toEqual([byAir, byCourier])
  },
)

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

const figures = { rates: { USD: 16_000 }, category: () => fashion, hscodeDuty: () => undefined }
const figure = fc.oneof(fc.nat(5000), fc.constantFrom('1200', '0.5', '2,25'))
const products: fc.Arbitrary<ShipmentProduct[]> = fc.array(
  fc.record({
    category: fc.constant('clothes'),
    quantity: fc.oneof(
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(0, 0.5, 2.5, text('3'), text('2.000')),
    ),
    weight: figure,
    dimension_length: figure,
    dimension_width: figure,
    dimension_height: figure,
    currency_code: fc.constant('USD'),
    price_original: fc.constant(1),
  }),
  { minLength: 1, maxLength: 4 },
)

/** A count as strangers send it, whatever its type is. */
function text(count: string): number {
  return count as unknown as number
}

const weightOf = (read: () => RealAndVolumetricKg | undefined) => {
  try {
    const weight = read()
    return [weight?.real_kg, weight?.volumetric_kg]
  } catch (error) {
    return error instanceof PricingError ? [error.field, error.reason] : error
  }
}

it.each([airIndividual, seaCompany])('$package_track: a shipment weighs what its price states', (chosen) => {
  const priced = (some: ShipmentProduct[]) => {
    const pricing = pricingRequest({ ...request, container_type: 'lcl', products: some }, chosen, figures)
    return pricing ? price(pricing).weight : undefined
  }
  fc.assert(
    fc.property(products, (some) => {
      const weighed = weightOf(() => weigh({ track: trackOf(chosen), products: some }))
      expect(weighed).toEqual(weightOf(() => priced(some)))
    }),
  )
})
