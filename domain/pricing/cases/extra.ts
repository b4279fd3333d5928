import { airCompany, fashion, requestWith } from './build.ts'
import { flat } from './priced-case.ts'
import type { PricedCase } from './priced-case.ts'

export const extraCases: readonly PricedCase[] = [
  {
    name: 'insurance is a share of the goods, half up',
    request: requestWith({ insurance: 0.15 }, [{ price_original: 1.01, currency_code: 'CNY' }]),
    // 2,267.955 × 0.15 = 340.19
    lines: { insurance: 340 },
  },
  {
    name: 'the courier is paid by the started kilogram of billed weight',
    request: requestWith({ domestic: { price_per_kg: '11500,5' } }, [
      { weight: 0.2, length: 40, width: 30, height: 10 },
    ]),
    lines: { domestic_shipping: 34_502 },
  },
  {
    name: 'the courier is paid for a kilogram at least',
    request: requestWith({ domestic: { price_per_kg: 9000 } }, [{ ...flat, weight: 0 }]),
    lines: { domestic_shipping: 9000 },
  },
  {
    name: 'additional costs are added up, then rounded',
    request: requestWith({ additional_costs: [{ cost_value: 0.4 }, { cost_value: '0,4' }] }),
    lines: { additional_costs: 1 },
  },
  {
    name: 'a fixed voucher',
    request: requestWith({ voucher: { kind: 'fixed', value: 25_000 } }),
    lines: { discount: -25_000 },
  },
  {
    name: 'a voucher never takes more than the freight',
    request: requestWith({ voucher: { kind: 'fixed', value: 900_000 } }),
    lines: { discount: -245_000 },
  },
  {
    name: 'a percent voucher has a maximum',
    request: requestWith({ voucher: { kind: 'percent', value: 50, max: 60_000 } }),
    lines: { discount: -60_000 },
  },
  {
    name: 'a fixed voucher has a maximum too',
    request: requestWith({ voucher: { kind: 'fixed', value: 50_000, max: 10_000 } }),
    lines: { discount: -10_000 },
  },
  {
    name: 'part of a rupiah is not given',
    request: requestWith({ voucher: { kind: 'percent', value: '0,3333' } }),
    // 245,000 × 0.3333 % = 816.585
    lines: { discount: -816 },
  },
  {
    name: 'a voucher of nothing is zero, not minus zero',
    request: requestWith({ voucher: { kind: 'fixed', value: 0 } }),
    lines: { discount: 0 },
  },
  {
    name: 'without rates of its own, a category’s second income tax',
    request: requestWith({ package: airCompany, has_valid_npwp: false }, [{ category: fashion }]),
    // Base 1,608,000, duty 402,000
    lines: { income_tax: 301_500 },
  },
]
