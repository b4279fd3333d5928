import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { PricingError, exportPrice } from './index.ts'
import type { ExportRequest, PricingErrorReason } from './index.ts'

const zones = [
  { up_to_km: 10, base: 25_000, per_kg: 2_500, included_kg: 10 },
  { up_to_km: 25, base: 35_000, per_kg: 2_500, included_kg: 10 },
]
/** Three boxes of 5.4 kg each, 6 kg by volume; 18 kg are charged. */
const batik = {
  quantity: 3,
  weight: 5.4,
  weight_unit: 'kg',
  length: 40,
  width: 30,
  height: 25,
  dimension_unit: 'cm',
  price_original: 1_250_000,
  currency_code: 'IDR',
}
const request: ExportRequest = {
  destination: 'NL',
  package: {
    package_id: 'ekspor-express',
    price_json: { NL: { tiers: [{ up_to_kg: 70, price_per_kg: 318_000 }] } },
  },
  products: [batik],
  insurance: 0,
  rates: { USD: 16_485 },
  pickup: { distance_km: 14, zones },
  surcharges: [],
}
const priced = (changes: Partial<ExportRequest>) => exportPrice({ ...request, ...changes })

describe('a shipment abroad', () => {
  it('costs its freight and its pickup; what the destination levies is the recipient’s', () => {
    expect(priced({})).toEqual({
      weight: { real_kg: 16.2, volumetric_kg: 18, chargeable_kg: 18 },
      goods: { idr: 3_750_000, usd: 3_750_000 / 16_485 },
      lines: {
        freight: 18 * 318_000,
        pickup: 35_000 + 8 * 2_500,
        surcharges: 0,
        insurance: 0,
        additional_costs: 0,
        discount: 0,
      },
      total: 5_779_000,
      recipient_charges: true,
    })
  })

  it.each([
    ['up to the limit of its zone', { distance_km: 10 }, 25_000 + 8 * 2_500],
    ['a metre beyond it', { distance_km: '10,001' }, 35_000 + 8 * 2_500],
    [
      'each started kilogram above what is included',
      { zones: [{ ...zones[1], up_to_km: 25, included_kg: 16.5, per_kg: 1_000, base: 0 }] },
      2_000,
    ],
  ])('is picked up %s', (_, changes, price) => {
    const pickup = { distance_km: 14, zones, ...changes } as ExportRequest['pickup']
    expect(priced({ pickup }).lines.pickup).toBe(price)
  })

  it.each([null, undefined])('that is brought to a drop point (%s) is not picked up', (pickup) => {
    expect(priced({ pickup }).lines.pickup).toBe(0)
  })

  it('rounds each surcharge by itself, half up', () => {
    const half = (id: string) => ({ id, kind: 'fixed' as const, value: '0,5' })
    expect(priced({ surcharges: [half('a'), half('b')] }).lines.surcharges).toBe(2)
  })

  it('takes a share of the freight as it is charged, and a rate of the chargeable weight', () => {
    const { lines } = priced({
      surcharges: [
        { id: 'remote', kind: 'per_kg', value: 6_250.5 },
        { id: 'fragile', kind: 'percent_of_freight', value: 7.5 },
      ],
    })
    expect(lines.surcharges).toBe(18 * 6_250.5 + (5_724_000 * 7.5) / 100)
  })

  it('is insured, has further costs, and a voucher for its freight alone', () => {
    const { lines, total } = priced({
      insurance: 0.1,
      additional_costs: [{ cost_value: 12_500 }],
      voucher: { kind: 'fixed', value: 99_000_000 },
    })
    expect(lines).toMatchObject({ insurance: 375_000, additional_costs: 12_500, discount: -5_724_000 })
    expect(total).toBe(55_000 + 375_000 + 12_500)
  })

  it('is priced by what was measured', () => {
    const packaging = { quantity: 3, weight_unit: 'kg', dimension_unit: 'cm', revision: { weight: 19.35 } }
    expect(priced({ packaging }).weight).toMatchObject({ real_kg: 19.35, chargeable_kg: 19.5 })
  })

  it('warns of a unit that is not known', () => {
    expect(priced({ products: [{ ...batik, weight_unit: 'stone' }] }).warnings).toMatchObject([
      { field: 'products[0].weight_unit' },
    ])
  })
})

describe('what is refused', () => {
  const tiers = (NL: unknown) => ({ package: { package_id: 'x', price_json: { NL: { tiers: NL } } } })
  /** In the order in which they are reported: each request has the faults of all that follow, too. */
  const faults: [field: string, reason: PricingErrorReason, fault: Record<string, unknown>][] = [
    ['products', 'products_count', { products: [] }],
    ['insurance', 'insurance_choice', { insurance: 0.07 }],
    ['rates.USD', 'rate_usd', { rates: {} }],
    ['products[0].quantity', 'quantity_minimum', { products: [{ ...batik, quantity: 0 }] }],
    [
      'products[0].price_original',
      'figure_unreadable',
      { products: [{ ...batik, price_original: '1.2,3' }] },
    ],
    ['products[0].currency_code', 'currency_rate', { products: [{ ...batik, currency_code: 'XXX' }] }],
    ['additional_costs', 'additional_cost_negative', { additional_costs: [{ cost_value: -1 }] }],
    ['voucher', 'voucher_invalid', { voucher: { kind: 'gift', value: 1 } }],
    ['destination', 'destination_price', { destination: 'BR' }],
    ['weight', 'weight_above_export_tiers', tiers([{ up_to_kg: 17.5, price_per_kg: 1 }])],
    ['pickup', 'pickup_distance', { pickup: { distance_km: 25.01, zones } }],
    ['surcharges[0]', 'surcharge_invalid', { surcharges: [{ id: 'a', kind: 'gift', value: 1 }] }],
  ]
  const refusal = (changes: Record<string, unknown>): { field: string; reason: string } => {
    try {
      exportPrice({ ...request, ...changes })
    } catch (error) {
      if (error instanceof PricingError) return { field: error.field, reason: error.reason }
      throw error
    }
    throw new Error('it was priced')
  }

  it.each(faults.map(([field, reason], place) => ({ field, reason, place })))(
    '$field is named before what comes after it',
    ({ field, reason, place }) => {
      const all = faults.slice(place).toReversed()
      expect(refusal(Object.assign({}, ...all.map(([, , fault]) => fault)))).toEqual({ field, reason })
    },
  )

  it.each([
    ['no request', null, 'products'],
    ['nothing as a product', { products: [null] }, 'products[0].quantity'],
    ['no package', { package: null }, 'destination'],
    ['a destination without tiers', tiers([]), 'destination'],
    ['a tier without a price', tiers([{ up_to_kg: null }]), 'destination'],
    ['a negative distance', { pickup: { distance_km: -1, zones } }, 'pickup'],
    ['no zones', { pickup: { distance_km: 1 } }, 'pickup'],
    ['a zone without a price', { pickup: { distance_km: 1, zones: [{ up_to_km: 5 }] } }, 'pickup'],
    ['surcharges that are no list', { surcharges: 'battery' }, 'surcharges'],
    ['a negative surcharge', { surcharges: [{ id: 'a', kind: 'fixed', value: -1 }] }, 'surcharges[0]'],
    ['nothing as a surcharge', { surcharges: [null] }, 'surcharges[0]'],
  ])('%s', (_, changes, field) => {
    const given = changes === null ? null : { ...request, ...changes }
    expect(() => exportPrice(given as unknown as ExportRequest)).toThrow(
      expect.objectContaining({ name: 'PricingError', field }),
    )
  })
})

describe('agreed cases', () => {
  interface GoldenCase {
    name: string
    request: ExportRequest
    expected: { error: { field: string } } | Record<string, unknown>
  }

  /** Worked cases agreed on with others, where this checkout lies beside them. */
  const path = fileURLToPath(new URL('../../../shared/golden/exports.json', import.meta.url))
  const cases: GoldenCase[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []

  function answered(agreed: ExportRequest): unknown {
    try {
      const { recipient_charges: _isAlwaysTrue, ...answer } = exportPrice(agreed)
      return answer
    } catch (error) {
      if (error instanceof PricingError) return { error: { field: error.field } }
      throw error
    }
  }

  it.each(cases)('$name', ({ request: agreed, expected }) => {
    expect(answered(agreed)).toEqual(expected)
  })

  it('are read where they exist', () => {
    expect(cases.length > 0).toBe(existsSync(path))
  })
})
