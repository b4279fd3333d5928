import { describe, expect, it } from 'vitest'
import { airIndividual, fashion, phones, product, requestWith, seaCompany } from './cases/build.ts'
import { PricingError, price } from './index.ts'
import type { PricingRequest } from './index.ts'
import type { PricingErrorReason, PricingProduct } from './index.ts'

/** Values that JavaScript callers or files may pass in spite of the types. */
type Wrong = Record<string, unknown>
interface Refusal {
  name: string
  request?: Wrong
  products?: unknown
  field: string
  reason: PricingErrorReason
}

const sea: Wrong = { package: seaCompany, container_type: 'lcl' }
const line = (changes: Wrong) => [{ ...product, ...changes }]
const without = (field: string) => line({ category: { ...fashion, [field]: undefined } })
const ownRates = { ...airIndividual, package_details: {} }
const tiered = (tiers: unknown) => ({ package: { ...airIndividual, price_json: { US: { tiers } } } })
const many = (count: number): PricingProduct[] => Array.from({ length: count }, () => product)

const refusals: Refusal[] = [
  { name: 'no products', products: [], field: 'products', reason: 'products_count' },
  { name: 'no list of products', products: null, field: 'products', reason: 'products_count' },
  { name: 'more than 500 products', products: many(501), field: 'products', reason: 'products_count' },
  { name: 'insurance of 7 %', request: { insurance: 0.07 }, field: 'insurance', reason: 'insurance_choice' },
  {
    name: 'no insurance choice',
    request: { insurance: undefined },
    field: 'insurance',
    reason: 'insurance_choice',
  },
  {
    name: 'a package that is none',
    request: { package: 'air' },
    field: 'package',
    reason: 'package_missing',
  },
  {
    name: 'a package left out',
    request: { package: undefined },
    field: 'package',
    reason: 'package_missing',
  },
  { name: 'no package', request: { package: null }, field: 'package', reason: 'package_missing' },
  {
    name: 'by sea without a container',
    request: { ...sea, container_type: null },
    field: 'container_type',
    reason: 'container_choice',
  },
  {
    name: 'by sea in a container that does not exist',
    request: { ...sea, container_type: 'fcl_45' },
    field: 'container_type',
    reason: 'container_choice',
  },
  { name: 'no rates', request: { rates: null }, field: 'rates.USD', reason: 'rate_usd' },
  { name: 'no USD rate', request: { rates: { CNY: 2245 } }, field: 'rates.USD', reason: 'rate_usd' },
  { name: 'a USD rate of zero', request: { rates: { USD: 0 } }, field: 'rates.USD', reason: 'rate_usd' },
  {
    name: 'a negative USD rate',
    request: { rates: { USD: -16_000 } },
    field: 'rates.USD',
    reason: 'rate_usd',
  },
  {
    name: 'nothing as a product',
    products: [null],
    field: 'products[0].quantity',
    reason: 'quantity_minimum',
  },
  ...[0, 0.9, -1, 'many', '', null, undefined, Number.NaN, Number.POSITIVE_INFINITY].map((quantity) => ({
    name: `a quantity of ${quantity}`,
    products: line({ quantity }),
    field: 'products[0].quantity',
    reason: 'quantity_minimum' as const,
  })),
  ...['weight', 'length', 'width', 'height', 'price_original'].flatMap((field) =>
    [
      -1,
      '-0,5',
      '1.234,5',
      '1,234,567',
      '1 000',
      '1e3',
      'heavy',
      '',
      null,
      undefined,
      {},
      '9'.repeat(65),
    ].map((value) => ({
      name: `${field} of ${JSON.stringify(value)?.slice(0, 20)} (${typeof value})`,
      products: line({ [field]: value }),
      field: `products[0].${field}`,
      reason: 'figure_unreadable' as const,
    })),
  ),
  ...['THB', 'usd', '', null, 'constructor', '__proto__'].map((currency_code) => ({
    name: `currency ${currency_code}`,
    products: line({ currency_code }),
    field: 'products[0].currency_code',
    reason: 'currency_rate' as const,
  })),
  {
    name: 'a currency whose rate is zero',
    request: { rates: { USD: 16_000, THB: 0 } },
    products: line({ currency_code: 'THB' }),
    field: 'products[0].currency_code',
    reason: 'currency_rate',
  },
  {
    name: 'no category',
    products: line({ category: null }),
    field: 'products[0].category',
    reason: 'category_incomplete',
  },
  ...[
    ['lcl', 'price_cbm'],
    ['fcl_20', 'price_20'],
    ['fcl_40', 'price_40'],
  ].map(([container_type, field]) => ({
    name: `by sea (${container_type}) without ${field}`,
    request: { ...sea, container_type },
    products: without(field ?? ''),
    field: 'products[0].category',
    reason: 'category_incomplete' as const,
  })),
  ...['percentage_bea_masuk', 'percentage_ppn', 'percentage_pph'].map((field) => ({
    name: `no ${field} anywhere`,
    request: { package: ownRates },
    products: without(field),
    field: 'products[0].category',
    reason: 'category_incomplete' as const,
  })),
  {
    name: 'without an NPWP no rate for it',
    request: { package: ownRates, has_valid_npwp: false },
    products: without('percentage_pph_non_npwp'),
    field: 'products[0].category',
    reason: 'category_incomplete',
  },
  {
    name: 'an unreadable rate of the package',
    request: { package: { ...airIndividual, package_details: { bea_masuk: 'some', ppn: 11, pph_npwp: 0 } } },
    field: 'products[0].category',
    reason: 'category_incomplete',
  },
  {
    name: 'a negative phone surcharge',
    products: line({ category: { ...phones, additional_info: { extra_charge_handphone: -1 } } }),
    field: 'products[0].category',
    reason: 'category_incomplete',
  },
  ...[0, 'two', -1].map((quantity) => ({
    name: `${quantity} packages`,
    request: { packaging: { quantity } },
    field: 'packaging.quantity',
    reason: 'quantity_minimum' as const,
  })),
  ...['weight', 'length', 'width', 'height'].flatMap((field) => [
    {
      name: `packaging with a ${field} of -1`,
      request: { packaging: { [field]: -1 } },
      field: `packaging.${field}`,
      reason: 'figure_unreadable' as const,
    },
    {
      name: `packaging with a revised ${field} that is no figure`,
      request: { packaging: { revision: { [field]: 'x' } } },
      field: `packaging.revision.${field}`,
      reason: 'figure_unreadable' as const,
    },
  ]),
  {
    name: 'packaging with a negative volume by sea',
    request: { ...sea, packaging: { volume_m3: -1 } },
    field: 'packaging.volume_m3',
    reason: 'figure_unreadable',
  },
  { name: 'an origin without prices', request: { country: 'UK' }, field: 'country', reason: 'country_price' },
  { name: 'an origin without tiers', request: { country: 'KR' }, field: 'country', reason: 'country_price' },
  {
    name: 'an origin that is no origin',
    request: { country: 'toString' },
    field: 'country',
    reason: 'country_price',
  },
  { name: 'no origin', request: { country: undefined }, field: 'country', reason: 'country_price' },
  {
    name: 'a tier without a price',
    request: tiered([{ up_to_kg: null }]),
    field: 'country',
    reason: 'country_price',
  },
  {
    name: 'a tier with an unreadable limit',
    request: tiered([{ up_to_kg: 'much', price_per_kg: 1 }]),
    field: 'country',
    reason: 'country_price',
  },
  {
    name: 'a courier without a price',
    request: { domestic: { price_per_kg: -1 } },
    field: 'domestic.price_per_kg',
    reason: 'figure_unreadable',
  },
  ...[[{ cost_value: -1 }], [{ cost_value: 'x' }], [null], {}].map((additional_costs) => ({
    name: `additional costs ${JSON.stringify(additional_costs)}`,
    request: { additional_costs },
    field: 'additional_costs',
    reason: 'additional_cost_negative' as const,
  })),
  ...[
    { kind: 'fixed', value: -1 },
    { kind: 'fixed', value: 1, max: -1 },
    { kind: 'percent', value: 'x' },
    { kind: 'gift', value: 1 },
    { kind: 'fixed' },
  ].map((voucher) => ({
    name: `voucher ${JSON.stringify(voucher)}`,
    request: { voucher },
    field: 'voucher',
    reason: 'voucher_invalid' as const,
  })),
  {
    name: 'by air above the last tier',
    request: { country: 'SG' },
    products: line({ weight: 30.1 }),
    field: 'weight',
    reason: 'weight_above_tiers',
  },
]

function refusalOf(request: unknown): { field: string; reason: string } {
  try {
    price(request as PricingRequest)
  } catch (error) {
    if (error instanceof PricingError) return { field: error.field, reason: error.reason }
    throw error
  }
  return { field: 'none', reason: 'none' }
}

describe('refused', () => {
  it.each(refusals)('$name', ({ request, products, field, reason }) => {
    const wrong: unknown = { ...requestWith(), ...request, ...(products === undefined ? {} : { products }) }
    expect(refusalOf(wrong)).toEqual({ field, reason })
  })

  it.each([null, undefined, 7, 'text', []])('%s as a request', (request) => {
    expect(refusalOf(request).field).toBe('products')
  })

  it('accepts 500 products', () => {
    expect(price({ ...requestWith({ country: 'US' }), products: many(500) }).weight.real_kg).toBe(500)
  })

  it('reports the first error in the agreed order', () => {
    const everything: Wrong = {
      ...requestWith({ country: 'nowhere' }),
      ...sea,
      insurance: 1,
      container_type: 'box',
      rates: {},
      products: line({
        quantity: 0,
        weight: -1,
        height: -1,
        price_original: -1,
        currency_code: '?',
        category: null,
      }),
      additional_costs: [{ cost_value: -1 }],
      voucher: { kind: 'fixed', value: -1 },
    }
    const repairs: [field: string, repair: Wrong][] = [
      ['insurance', { insurance: 0 }],
      ['container_type', { container_type: 'lcl' }],
      ['rates.USD', { rates: { USD: 16_000 } }],
      ['products[0].quantity', { products: line({ weight: -1, currency_code: '?', category: null }) }],
      ['products[0].weight', { products: line({ currency_code: '?', category: null }) }],
      ['products[0].currency_code', { products: line({ category: null }) }],
      ['products[0].category', { products: line({ weight: 31 }), package: airIndividual }],
      ['country', { country: 'SG' }],
      ['additional_costs', { additional_costs: [] }],
      ['voucher', { voucher: null }],
      ['weight', { country: 'US' }],
    ]
    let request = everything
    for (const [field, repair] of repairs) {
      expect(refusalOf(request).field).toBe(field)
      request = { ...request, ...repair }
    }
    expect(refusalOf(request).field).toBe('none')
  })
})
