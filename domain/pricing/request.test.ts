import { describe, expect, it } from 'vitest'
import { hasValidNpwp, packagingOf, undeliveredRequest, pricingRequest } from './index.ts'
import type { PricingInput } from './index.ts'

describe('a valid NPWP', () => {
  it.each([
    [{ npwp: '012345678901234', npwp_file: 'f1' }, true],
    [{ npwp: '012345678901234', npwp_file: null }, false],
    [{ npwp: '', npwp_file: 'f1' }, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ])('%o: %s', (address, expected) => {
    expect(hasValidNpwp(address)).toBe(expected)
  })
})

describe('packaging', () => {
  it('has the estimates, and beside them what was measured', () => {
    const estimated = {
      quantity_packaging: 3,
      package_weight_unit: 'pound',
      package_dimension_unit: 'inch',
      estimation_weight: '4.5',
      estimation_dimension_length: 60,
      estimation_dimension_width: '40',
      estimation_dimension_height: 0,
      estimation_volume: '0',
    }
    const measured = { quantity: 2, weight: '5.25', length: '61', width: '41', height: '42', volume: '0.3' }
    expect(packagingOf(estimated, measured)).toEqual({
      quantity: 2,
      weight_unit: 'pound',
      dimension_unit: 'inch',
      weight: '4.5',
      length: 60,
      width: '40',
      height: 0,
      volume_m3: '0',
      revision: { weight: '5.25', length: '61', width: '41', height: '42', volume_m3: '0.3' },
    })
  })

  it('is one package in kilograms and centimetres, of which nothing is known', () => {
    const nothing = { weight: null, length: null, width: null, height: null, volume_m3: null }
    expect(packagingOf({})).toEqual({
      quantity: 1,
      weight_unit: 'kg',
      dimension_unit: 'cm',
      ...nothing,
      revision: nothing,
    })
  })
})

describe('the request of a shipment', () => {
  const shoes = { category_name: 'Sepatu' }
  const figures = {
    rates: { IDR: 1, USD: 16_000 },
    category: (id: string) => (id === 'shoes' ? shoes : undefined),
    hscodeDuty: (code: string) => (code === '640411' ? 30 : undefined),
  }
  const product = {
    category: 'shoes',
    quantity: 2,
    weight: '1200',
    dimension_length: 30,
    dimension_width: 20,
    dimension_height: 12,
    currency_code: 'USD',
    price_original: '89.90',
  }
  const shipment: PricingInput = {
    country: 'US',
    container_type: 'lcl',
    insurance: 0.05,
    has_valid_npwp: true,
    is_disable_minimum_weight: true,
    products: [product],
    packaging: packagingOf({}),
    courier: { price_per_kg: 12_000 },
    voucher: { kind: 'fixed', value: 5_000 },
  }
  const chosen = {
    package_id: 'laut-individu',
    package_track: 'laut',
    package_type: 'individu',
    price_json: {},
    package_details: {},
  } as const

  it('names every part', () => {
    expect(pricingRequest(shipment, chosen, figures)).toEqual({
      country: 'US',
      container_type: 'lcl',
      insurance: 0.05,
      has_valid_npwp: true,
      is_disable_minimum_weight: true,
      rates: { IDR: 1, USD: 16_000 },
      package: chosen,
      products: [
        {
          category: shoes,
          quantity: 2,
          weight: '1200',
          weight_unit: 'gram',
          length: 30,
          width: 20,
          height: 12,
          dimension_unit: 'cm',
          price_original: '89.90',
          currency_code: 'USD',
        },
      ],
      packaging: packagingOf({}),
      domestic: { price_per_kg: 12_000 },
      voucher: { kind: 'fixed', value: 5_000 },
    })
  })

  it('names the duty of an HS code that has one, for the law beside the price', () => {
    const requestOf = (hscode: string) =>
      pricingRequest({ ...shipment, products: [{ ...product, hscode }] }, chosen, figures)?.products[0]
    expect(requestOf('640411')).toMatchObject({ hscode: '640411', hscode_duty: 30 })
    expect(requestOf('640412')).not.toHaveProperty('hscode_duty')
  })

  it('leaves out what was not chosen, and knows no other containers', () => {
    const { courier: _, voucher: __, packaging: ___, ...bare } = shipment
    expect(pricingRequest({ ...bare, container_type: 'crate' }, chosen, figures)).toMatchObject({
      container_type: null,
      domestic: null,
      packaging: null,
    })
    expect(pricingRequest(bare, chosen, figures)).not.toHaveProperty('voucher')
  })

  it('is none without a package, without goods, or with goods of an unknown category', () => {
    expect(pricingRequest(shipment, undefined, figures)).toBeNull()
    expect(undeliveredRequest({ ...shipment, products: [] }, figures)).toBeNull()
    expect(
      undeliveredRequest({ ...shipment, products: [product, { ...product, category: 'x' }] }, figures),
    ).toBeNull()
  })
})
