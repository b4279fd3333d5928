import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  airCompany,
  airIndividual,
  airJastip,
  books,
  fashion,
  machines,
  phones,
  product,
  requestWith,
  seaCompany,
} from './cases/build.ts'
import { priceAgain } from './cases/second.ts'
import { price } from './index.ts'
import type { PricingProduct, PricingRequest } from './index.ts'

/** A decimal text such as `12.05`, with an integer part up to `whole` and at most three decimals. */
const figure = (whole: number) =>
  fc
    .tuple(fc.nat(whole), fc.nat(999), fc.constantFrom(0, 1, 2, 3))
    .map(([before, behind, decimals]) =>
      decimals === 0 ? String(before) : `${before}.${String(behind).padStart(3, '0').slice(0, decimals)}`,
    )
const maybe = (whole: number) => fc.option(figure(whole).map(Number), { nil: undefined })

const products: fc.Arbitrary<PricingProduct> = fc.record({
  category: fc.constantFrom(fashion, machines, books, phones),
  quantity: fc.integer({ min: 1, max: 40 }),
  weight: figure(30),
  weight_unit: fc.constantFrom('kg', 'gram', 'lb', 'ons', 'pound', 'pond', 'g'),
  length: figure(90),
  width: figure(90),
  height: figure(90),
  dimension_unit: fc.constantFrom('cm', 'inch', 'mm'),
  price_original: figure(900),
  currency_code: fc.constantFrom('USD', 'CNY', 'KRW', 'IDR'),
})

const packaging = fc.record({
  quantity: fc.integer({ min: 1, max: 5 }),
  weight: maybe(40),
  weight_unit: fc.constantFrom('kg', 'lb'),
  length: maybe(90),
  width: maybe(90),
  height: maybe(90),
  dimension_unit: fc.constantFrom('cm', 'inch'),
  volume_m3: maybe(3),
  revision: fc.option(
    fc.record({
      weight: maybe(40),
      length: maybe(90),
      width: maybe(90),
      height: maybe(90),
      volume_m3: maybe(3),
    }),
    { nil: undefined },
  ),
})

const packages = fc.constantFrom(airIndividual, airCompany, airJastip, seaCompany).chain((chosen) =>
  fc
    .record({
      handling: fc.constantFrom(true, false, null),
      tax_included: fc.constantFrom(false, false, false, true),
    })
    .map((flags) => ({ ...chosen, ...flags })),
)

const requests: fc.Arbitrary<PricingRequest> = fc.record({
  country: fc.constant('US'),
  container_type: fc.constantFrom('lcl', 'lcl', 'fcl_20', 'fcl_40'),
  insurance: fc.constantFrom(0, 0.05, 0.1, 0.15),
  has_valid_npwp: fc.boolean(),
  is_disable_minimum_weight: fc.boolean(),
  rates: fc.record({
    USD: figure(20_000).map((rate) => Number(rate) + 1),
    CNY: fc.constant(2245.5),
    KRW: fc.constant('11,62'),
  }),
  package: packages,
  products: fc.array(products, { minLength: 1, maxLength: 6 }),
  packaging: fc.option(packaging, { nil: null }),
  domestic: fc.option(fc.record({ price_per_kg: figure(50_000) }), { nil: null }),
  voucher: fc.option(
    fc.record({ kind: fc.constantFrom('fixed', 'percent'), value: figure(150), max: maybe(90_000) }),
    { nil: null },
  ),
  additional_costs: fc.array(fc.record({ cost_value: figure(90_000) }), { maxLength: 3 }),
})

describe('any shipment', () => {
  it('has the price of the second implementation', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const answer = price(request)
        const again = priceAgain(request)
        const chargeable =
          'chargeable_kg' in answer.weight ? answer.weight.chargeable_kg : answer.weight.chargeable_m3
        expect(answer.lines).toEqual(again.lines)
        expect(answer.total).toBe(again.total)
        expect(answer.taxable_base).toBe(again.taxable_base)
        expect(chargeable).toBeCloseTo(again.chargeable, 9)
        expect(Math.abs(answer.goods.usd - again.usd)).toBeLessThanOrEqual(1e-9 * Math.max(1, again.usd))
      }),
      { numRuns: 10_000 },
    )
  })

  it('has whole lines that add up, negative only for the discount', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { lines, total } = price(request)
        const { discount, ...charges } = lines
        expect(Object.values(lines).every(Number.isSafeInteger)).toBe(true)
        expect(Math.min(...Object.values(charges))).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(0)
        expect(-discount).toBeLessThanOrEqual(lines.freight)
        expect(total).toBe(Object.values(lines).reduce((sum, line) => sum + line, 0))
      }),
    )
  })

  it('costs the same in any order of products', () => {
    fc.assert(
      fc.property(requests, fc.infiniteStream(fc.nat()), (request, order) => {
        const shuffled = request.products
          .map((each) => ({ each, at: order.next().value }))
          .sort((left, right) => left.at - right.at)
          .map(({ each }) => each)
        expect(price({ ...request, products: shuffled })).toEqual(price(request))
      }),
    )
  })

  it('costs the same with decimal commas', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const withCommas: PricingRequest = JSON.parse(JSON.stringify(request), (key, value: unknown) =>
          isFigure(key, value) ? value.replace('.', ',') : value,
        )
        expect(price(withCommas)).toEqual(price(JSON.parse(JSON.stringify(request))))
      }),
    )
  })
})

const figures = new Set([
  'weight',
  'length',
  'width',
  'height',
  'price_original',
  'price_per_kg',
  'cost_value',
  'value',
])
const isFigure = (key: string, value: unknown): value is string =>
  figures.has(key) && typeof value === 'string'

describe('more is never cheaper, within one branch of a rule', () => {
  const single = (changes: Partial<PricingProduct>, request: Partial<PricingRequest> = {}) =>
    price(requestWith(request, [{ ...product, ...changes }]))
  const oneTier = {
    ...airCompany,
    price_json: { US: { tiers: [{ up_to_kg: null, price_per_kg: 189_000 }] } },
  }
  const branches = [
    { name: 'by air, in one tier', request: { package: oneTier } },
    { name: 'by sea', request: { package: seaCompany, container_type: 'lcl' as const } },
  ]

  it.each(branches)('heavier, $name', ({ request }) => {
    fc.assert(
      fc.property(fc.nat(900_000), fc.nat(5000), (grams, more) => {
        const lighter = single({ weight: grams, weight_unit: 'gram' }, request)
        const heavier = single({ weight: grams + more, weight_unit: 'gram' }, request)
        expect(heavier.total).toBeGreaterThanOrEqual(lighter.total)
      }),
    )
  })

  it.each(branches)('more expensive, $name', ({ request }) => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 900_000 }), fc.nat(5000), (cents, more) => {
        const cheaper = single({ price_original: cents / 100 }, request)
        const dearer = single({ price_original: (cents + more) / 100 }, request)
        expect(dearer.total).toBeGreaterThanOrEqual(cheaper.total)
      }),
    )
  })
})
