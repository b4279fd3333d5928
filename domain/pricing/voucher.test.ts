import { expect, it } from 'vitest'
import { voucherObstacle, type VoucherConditions } from './voucher.ts'

const lines = {
  freight: 300_000,
  handling: 0,
  phone_surcharge: 0,
  duty: 0,
  vat: 0,
  income_tax: 0,
  insurance: 0,
  domestic_shipping: 0,
  additional_costs: 0,
}
const shipment = (total: number, discount = 0) => ({
  country: 'KR',
  answer: { total, lines: { ...lines, discount } },
})
const any: VoucherConditions = { min_total: null, country: null }

it.each<[string, VoucherConditions, ReturnType<typeof shipment>, ReturnType<typeof voucherObstacle>]>([
  ['none without conditions', any, shipment(1), null],
  ['none at the least total', { ...any, min_total: 500_000 }, shipment(500_000), null],
  [
    'what is missing below it',
    { ...any, min_total: 500_000 },
    shipment(499_999),
    { reason: 'voucher_min_total', minimum: 500_000, missing: 1 },
  ],
  ['the total without the discount counts', { ...any, min_total: 500_000 }, shipment(450_000, -50_000), null],
  ['none from its country', { ...any, country: 'KR' }, shipment(1), null],
  [
    'another country, before the total',
    { min_total: 500_000, country: 'US' },
    shipment(1),
    { reason: 'voucher_country', country: 'US' },
  ],
])('%s', (_, conditions, given, expected) => {
  expect(voucherObstacle(conditions, given)).toEqual(expected)
})
