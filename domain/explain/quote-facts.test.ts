import { describe, expect, it } from 'vitest'
import { languages } from '../language/index.ts'
import { requestWith, seaCompany as sea } from '../pricing/cases/build.ts'
import type { PricingProduct, PricingRequest } from '../pricing/index.ts'
import { priceUnder } from '../terms/index.ts'
import { npwpCondition, quoteFacts } from './index.ts'

/** Figures keep to their units. */
const spaced = (text: string) => text.replaceAll(' ', '\u00a0')
const rates_as_of = '2026-11-12T02:00:00Z'
const box = { weight: 1, weight_unit: 'kg', length: 30, width: 20, height: 10, dimension_unit: 'cm' }

function quoteOf(products: readonly Partial<PricingProduct>[], change: Partial<PricingRequest> = {}) {
  const request = requestWith(
    { rates: { USD: 16_485 }, ...change },
    products.map((product) => ({ ...box, ...product })),
  )
  const named = products.map((_, index) => ({
    name: `Goods ${index + 1}`,
    hscode: '64041100',
    has_battery: false,
    category_id: 'fashion',
  }))
  return {
    request,
    about: { products: named, place: null, courier: null, warehouse: null, days: null },
    priced: priceUnder(request, { rates_as_of }),
  }
}

describe('the facts of a quote', () => {
  it('give the value of a single product in its currency, with the rate', () => {
    // Binary floats would make 300,23 of three times 100,075.
    const facts = quoteFacts(
      quoteOf([{ quantity: 3, price_original: '100.075', currency_code: 'USD' }]),
      'id',
    )
    expect(facts.value).toMatchObject({
      foreign: spaced('USD 300,23'),
      rates: [spaced('USD Rp16.485')],
      date: spaced('12 Nov 2026'),
    })
    expect(facts.products).toEqual([
      {
        name: 'Goods 1',
        pieces: 3,
        hscode: '6404.1100',
        value: spaced('USD 300,23'),
        size: spaced('30 × 20 × 10 cm'),
      },
    ])
    expect(facts.weight).toBe(spaced('3 kg'))
  })

  it('give the value of a product in rupiah as it was priced', () => {
    const quote = quoteOf([{ quantity: 3, price_original: '1500.5', currency_code: 'IDR' }])
    expect(quoteFacts(quote, 'id').value).toMatchObject({ rupiah: 'Rp4.502', rates: [] })
    expect(quote.priced.answer.goods.idr).toBe(4502)
  })

  it('list every product with its pieces, code, value and the size of one piece', () => {
    const quote = quoteOf([
      { quantity: 20, price_original: 2, currency_code: 'USD' },
      { quantity: 1, price_original: 50_000, currency_code: 'IDR', height: 0 },
    ])
    const [, unlisted] = quote.about.products
    if (unlisted) Object.assign(unlisted, { hscode: null })
    const facts = quoteFacts(quote, 'id')
    expect(facts.products).toEqual([
      {
        name: 'Goods 1',
        pieces: 20,
        hscode: '6404.1100',
        value: spaced('USD 40,00'),
        size: spaced('30 × 20 × 10 cm'),
      },
      { name: 'Goods 2', pieces: 1, hscode: undefined, value: 'Rp50.000', size: '' },
    ])
    expect(facts.value).toMatchObject({ rates: [spaced('USD Rp16.485')] })
    expect(facts.value.foreign).toBeUndefined()
    expect(facts.weight).toBe(spaced('21 kg'))
  })

  it.each([0, '0'])('leave out a size of which a side is %j', (height) => {
    expect(quoteFacts(quoteOf([{ height }]), 'id').products[0]?.size).toBe('')
  })

  it('name the container, or air', () => {
    expect(
      quoteFacts(quoteOf([{}], { package: sea, country: 'CN', container_type: 'fcl_20' }), 'id').sentBy,
    ).toBe('fcl_20')
    // By air the request may still name a container, which has no meaning there.
    expect(quoteFacts(quoteOf([{}], { container_type: 'lcl' }), 'id').sentBy).toBe('air')
  })
})

describe.each(languages)('in %s, a quote names the NPWP that its promise is for', (language) => {
  it.each<[string, Partial<PricingRequest>, boolean]>([
    ['of an income tax with one', { package: sea, has_valid_npwp: true }, true],
    ['not of one without', { package: sea, has_valid_npwp: false }, false],
    ['not where none is collected', { has_valid_npwp: true }, false],
  ])('%s', (_, change, isSaid) => {
    const quote = quoteOf([{ price_original: 100 }], { container_type: 'lcl', ...change })
    expect(npwpCondition(quote, language).includes('NPWP')).toBe(isSaid)
  })
})
