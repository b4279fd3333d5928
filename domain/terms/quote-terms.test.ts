import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceUnder } from './priced.ts'
import { priceWithQuote, type AppliedQuote } from './quote-terms.ts'
import { currentRuleSet } from '../pricing/index.ts'
import type { PricingProduct, PricingRequest } from '../pricing/index.ts'

const shoes: PricingProduct = {
  category: { category_name: 'Fashion', percentage_ppn: 11 },
  quantity: 2,
  weight: '1.1',
  weight_unit: 'kg',
  length: 34,
  width: 22,
  height: 13,
  dimension_unit: 'cm',
  price_original: '120.50',
  currency_code: 'USD',
}

const quoted: PricingRequest = {
  country: 'US',
  container_type: null,
  insurance: 0.05,
  has_valid_npwp: false,
  is_disable_minimum_weight: false,
  rates: { USD: 16_000, CNY: 2_200 },
  package: {
    package_id: 'udara-individu',
    package_track: 'udara',
    package_type: 'individu',
    package_details: { bea_masuk: 7.5, ppn: 11, pph_npwp: 0 },
    price_json: { US: { tiers: [{ up_to_kg: 30, price_per_kg: 200_000 }] } },
  },
  products: [shoes],
  domestic: { price_per_kg: 12_000 },
}

/** Since then the dollar, the tariff, the category's VAT and the courier have become dearer. */
const dearer: PricingRequest = {
  ...quoted,
  rates: { USD: 17_000, CNY: 2_300 },
  package: {
    ...quoted.package,
    package_details: { bea_masuk: 10, ppn: 12, pph_npwp: 0 },
    price_json: { US: { tiers: [{ up_to_kg: 30, price_per_kg: 250_000 }] } },
  },
  products: [{ ...shoes, category: { category_name: 'Fashion', percentage_ppn: 12 } }],
  domestic: { price_per_kg: 15_000 },
}

const expires = '2026-11-19T06:46:00.000Z'
const before = Date.parse(expires) - 1
const rules = currentRuleSet().id
const quote: AppliedQuote = {
  terms: {
    code: 'ABCDEFGH',
    expires_at: expires,
    request: quoted,
    rule_set: rules,
    rates_as_of: '2026-11-12T02:00:00.000Z',
    sub_district_id: '32.73.02',
    courier_code: 'jne-reg',
  },
  sub_district_id: '32.73.02',
  courier_code: 'jne-reg',
}
const basis = { rates_as_of: '2026-11-16T02:00:00.000Z' }
const priced = (today: PricingRequest, at = before, applied: AppliedQuote | null = quote) =>
  priceWithQuote(today, basis, applied, at)
const totalOf = (request: PricingRequest) => priceUnder(request, basis).answer.total

describe('a shipment that was started from a quote', () => {
  it('keeps the rates, the tariffs and the rules of the quote, and says what today would cost', () => {
    const { request, priced: price } = priced(dearer)
    expect(request).toEqual(quoted)
    expect(price.answer).toEqual(priceUnder(quoted, basis).answer)
    expect(price).toMatchObject({
      rates: quoted.rates,
      rates_as_of: quote.terms.rates_as_of,
      rule_set: rules,
    })
    expect(price.quote).toEqual({
      code: 'ABCDEFGH',
      expires_at: expires,
      state: 'kept',
      changes: [],
      quoted_total: totalOf(quoted),
      today_total: totalOf(dearer),
    })
    expect(totalOf(dearer)).toBeGreaterThan(totalOf(quoted))
  })

  it('costs what it costs today if that is less', () => {
    const cheaper = { ...quoted, rates: { USD: 15_000, CNY: 2_200 } }
    const { request, priced: price } = priced(cheaper)
    expect(request).toBe(cheaper)
    expect(price.answer.total).toBe(totalOf(cheaper))
    expect(price.rates_as_of).toBe(basis.rates_as_of)
    expect(price.quote).toMatchObject({ state: 'cheaper_today', quoted_total: totalOf(quoted) })
  })

  it('keeps its quote where today costs the same', () => {
    const { priced: price } = priced(quoted)
    expect(price.rates_as_of).toBe(quote.terms.rates_as_of)
    expect(price.quote).toMatchObject({ state: 'kept', today_total: totalOf(quoted) })
  })

  it('is weighed as it is: the quoted price of a kilogram holds, not the weight', () => {
    const packaging = { weight: 9, weight_unit: 'kg', dimension_unit: 'cm', revision: { weight: 12 } }
    const { priced: price } = priced({ ...dearer, packaging })
    expect(price.answer).toEqual(priceUnder({ ...quoted, packaging }, basis).answer)
    expect(price.quote?.state).toBe('kept')
  })

  it('has the NPWP, the insurance and the voucher of the shipment', () => {
    const own = { has_valid_npwp: true, insurance: 0, voucher: { kind: 'fixed', value: 10_000 } } as const
    expect(priced({ ...dearer, ...own }).priced.answer).toEqual(
      priceUnder({ ...quoted, ...own }, basis).answer,
    )
  })

  it.each<[change: string, today: Partial<PricingRequest>]>([
    [
      'origin',
      {
        country: 'CN',
        package: { ...dearer.package, price_json: { CN: { tiers: [{ up_to_kg: null, price_per_kg: 1 }] } } },
      },
    ],
    ['delivery', { package: { ...dearer.package, package_id: 'udara-company' } }],
    ['quantity', { products: [{ ...shoes, quantity: 3 }] }],
    ['price', { products: [{ ...shoes, price_original: '120.51' }] }],
    ['price', { products: [{ ...shoes, currency_code: 'CNY' }] }],
    ['category', { products: [{ ...shoes, category: { category_name: 'Buku', percentage_ppn: 0 } }] }],
    ['goods', { products: [shoes, shoes] }],
  ])('is priced as of today with another %s', (change, own) => {
    const today = { ...dearer, ...own }
    const { request, priced: price } = priced(today)
    expect(request).toBe(today)
    expect(price.answer.total).toBe(totalOf(today))
    expect(price.quote).toMatchObject({
      state: 'changed',
      changes: [change],
      quoted_total: null,
      today_total: totalOf(today),
    })
  })

  it('is priced as of today in another container, and with less than was quoted', () => {
    const sea: PricingRequest = {
      ...quoted,
      package: { ...quoted.package, package_track: 'laut' },
      container_type: 'lcl',
    }
    const rates = { price_cbm: 5_000_000, price_20: 60_000_000, price_40: 90_000_000 }
    const crate = { ...shoes, category: { ...shoes.category, ...rates } }
    const request = { ...sea, products: [crate, crate] }
    const quotedSea = { ...quote, terms: { ...quote.terms, request } }
    const changesOf = (own: Partial<PricingRequest>) =>
      priced({ ...request, ...own }, before, quotedSea).priced.quote?.changes
    expect(changesOf({})).toEqual([])
    expect(changesOf({ container_type: 'fcl_20' })).toEqual(['delivery'])
    expect(changesOf({ products: [crate] })).toEqual(['goods'])
  })

  it('writes the same figure in another way and is the same shipment', () => {
    const today = { ...dearer, products: [{ ...shoes, quantity: '2', price_original: 120.5 }] }
    expect(priced(today).priced.quote?.state).toBe('kept')
  })

  it('keeps rates and rules where goods that were quoted by a category get their code, with the category of the code', () => {
    const classified = { ...shoes, hscode: '490199', category: { category_name: 'Buku', percentage_ppn: 0 } }
    const { priced: price } = priced({ ...dearer, products: [classified] })
    expect(price.answer).toEqual(priceUnder({ ...quoted, products: [classified] }, basis).answer)
    expect(price.quote).toMatchObject({ state: 'kept', changes: [] })
    const terms = { ...quote.terms, request: { ...quoted, products: [{ ...shoes, hscode: '640411' }] } }
    const { priced: other } = priced({ ...dearer, products: [classified] }, before, { ...quote, terms })
    expect(other.quote).toMatchObject({ state: 'changed', changes: ['category'] })
  })

  it.each<[what: string, own: Partial<AppliedQuote>]>([
    ['courier', { courier_code: 'jne-yes' }],
    ['destination', { sub_district_id: '31.71.01' }],
  ])('with another %s has the price of its own courier, and the rest as quoted', (change, own) => {
    const { priced: price } = priced(dearer, before, { ...quote, ...own })
    expect(price.answer).toEqual(priceUnder({ ...quoted, domestic: { price_per_kg: 15_000 } }, basis).answer)
    expect(price.quote).toMatchObject({ state: 'kept', changes: [change] })
  })

  it('may have a courier that the quote did not name, and may not have chosen one yet', () => {
    const { domestic: _, ...open } = quoted
    const withoutCourier = { ...quote, terms: { ...quote.terms, request: open, courier_code: null } }
    const later = priced(dearer, before, withoutCourier).priced
    expect(later.answer.lines.domestic_shipping).toBe(
      priceUnder(dearer, basis).answer.lines.domestic_shipping,
    )
    expect(later.quote).toMatchObject({ state: 'kept', changes: [] })
    const sooner = priced({ ...dearer, domestic: null }).priced
    expect(sooner.answer.lines.domestic_shipping).toBe(0)
    expect(sooner.quote).toMatchObject({ state: 'kept', changes: [] })
  })

  it('is priced as of today from the moment on at which the quote expires', () => {
    expect(priced(dearer, before).priced.quote?.state).toBe('kept')
    const { priced: price } = priced(dearer, before + 1)
    expect(price.answer.total).toBe(totalOf(dearer))
    expect(price.quote).toMatchObject({ state: 'changed', changes: ['expired'] })
  })

  it('too heavy for the quoted tariff is priced as of today; for both it has no price', () => {
    const heavy = { ...dearer, packaging: { weight: 31, weight_unit: 'kg' } }
    expect(() => priced(heavy)).toThrow('weight_above_tiers')
    const tiers = [{ up_to_kg: null, price_per_kg: 250_000 }]
    const today = { ...heavy, package: { ...heavy.package, price_json: { US: { tiers } } } }
    expect(priced(today).priced.quote).toMatchObject({ state: 'changed', changes: ['weight'] })
  })

  it('keeps its price although its currency has no rate today', () => {
    const today = { ...dearer, products: [{ ...shoes, currency_code: 'CNY' }], rates: { USD: 17_000 } }
    const yuan = { ...quoted, products: [{ ...shoes, currency_code: 'CNY' }] }
    const { priced: price } = priced(today, before, { ...quote, terms: { ...quote.terms, request: yuan } })
    expect(price.quote).toMatchObject({ state: 'kept', today_total: null })
  })

  it('never costs more than today, nor more than quoted while the quote holds', () => {
    const dollar = fc.integer({ min: 14_000, max: 19_000 })
    const perKilogram = fc.integer({ min: 100_000, max: 300_000 })
    fc.assert(
      fc.property(dollar, perKilogram, fc.integer({ min: 1, max: 30 }), (USD, price_per_kg, weight) => {
        const today: PricingRequest = {
          ...quoted,
          rates: { USD },
          packaging: { weight, weight_unit: 'kg' },
          package: { ...quoted.package, price_json: { US: { tiers: [{ up_to_kg: null, price_per_kg }] } } },
        }
        const { request, priced: price } = priced(today)
        const { total } = price.answer
        expect(total).toBe(Math.min(totalOf(today), price.quote?.quoted_total ?? Infinity))
        expect(priceUnder(request, price).answer).toEqual(price.answer)
      }),
    )
  })

  it('without a quote is priced as of today', () => {
    expect(priced(dearer, before, null)).toEqual({ request: dearer, priced: priceUnder(dearer, basis) })
  })
})
