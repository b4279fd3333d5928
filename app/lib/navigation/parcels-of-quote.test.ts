import type { Quote } from '@seberang/domain/api'
import { currentRuleSet, type PricingRequest } from '@seberang/domain/pricing'
import { priceUnder } from '@seberang/domain/terms'
import { expect, it } from 'vitest'
import { parcelsOf } from './parcels-of-quote.ts'

const request: PricingRequest = {
  country: 'CN',
  container_type: null,
  insurance: 0,
  has_valid_npwp: false,
  is_disable_minimum_weight: false,
  rates: { USD: 16_485, CNY: 2_268.5 },
  package: {
    package_id: 'udara-individu',
    package_track: 'udara',
    package_type: 'individu',
    package_details: { bea_masuk: 7.5, ppn: 11, pph_npwp: 0 },
    price_json: { CN: { tiers: [{ up_to_kg: null, price_per_kg: 245_000 }] } },
  },
  products: [
    {
      category: { category_name: 'Fashion' },
      quantity: 2,
      weight: '1.1',
      weight_unit: 'kg',
      length: 34,
      width: 22,
      height: 0,
      dimension_unit: 'cm',
      price_original: '120.5',
      currency_code: 'USD',
    },
  ],
}

const quote: Quote = {
  code: 'ABCDEFGH',
  title: 'Sepatu',
  request,
  about: {
    products: [{ name: 'Sepatu', hscode: '640411', has_battery: true, category_id: 'sepatu' }],
    place: null,
    courier: null,
    warehouse: 'Guangzhou',
    days: [5, 8],
  },
  priced: priceUnder(request, { rates_as_of: '2026-11-12T02:00:00Z', rule_set: currentRuleSet().id }),
  created_at: '2026-11-12T07:05:00Z',
  expires_at: '2026-11-19T07:05:00Z',
  now: '2026-11-12T07:05:00Z',
}

it('becomes the parcel that the calculator and the wizard take', () => {
  expect(parcelsOf(quote)).toMatchObject([
    {
      country: 'CN',
      quantity: '2',
      price: '120,5',
      weight: '1,1',
      weightUnit: 'kg',
      height: '',
      hasBattery: true,
      insurance: 0,
      optionId: 'udara-individu',
    },
  ])
})
