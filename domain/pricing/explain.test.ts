import { describe, expect, it } from 'vitest'
import {
  airCompany,
  airIndividual,
  airJastip,
  books,
  machines,
  phones,
  requestWith,
  seaCompany,
} from './cases/build.ts'
import { pricedCases } from './cases/priced.ts'
import { explain, explanationRules, pricingLines, roundingKeys } from './index.ts'
import type { Explanation, PricingLine, PricingRequest } from './index.ts'

const explained = (request: PricingRequest, line: PricingLine): Explanation | undefined =>
  explain(request).explanation.find((each) => each.line === line)

const sea = { country: 'CN', package: seaCompany, container_type: 'lcl' } as const
/** A law as the Ministry of Finance publishes it. */
const lawAt = (title: string, name: string, article = '') => ({
  title,
  article,
  url: `https://jdih.kemenkeu.go.id/dok/${name}`,
  checked_on: '2026-11-21',
})
const parcelLaw = lawAt('PMK 4/2025', 'pmk-4-tahun-2025', '29')
const tariffBook = { title: 'PMK 26/2022', article: '', checked_on: '2026-11-26' }
const vatLaw = lawAt('PMK 131/2024', 'pmk-131-tahun-2024')

/** All that is explained of a line: what `expected` does not name must not be there. */
const cases: {
  name: string
  request: PricingRequest
  line: PricingLine
  expected: Omit<Explanation, 'line' | 'basis'>
}[] = [
  {
    name: 'freight by air: billed weight up to the half kilogram',
    request: requestWith({}, [{ weight: 1.2 }]),
    line: 'freight',
    expected: {
      rule: 'freight_air',
      quantity: '1.5',
      rate: '245000',
      exact: '367500',
      amount: 367_500,
      rounding: 'up_half_kilogram',
    },
  },
  {
    name: 'freight by air that needed no rounding says nothing of it',
    request: requestWith(),
    line: 'freight',
    expected: { rule: 'freight_air', quantity: '1', rate: '245000', exact: '245000', amount: 245_000 },
  },
  {
    name: 'freight by air under the minimum',
    request: requestWith({}, [{ weight: 0, height: 0 }]),
    line: 'freight',
    expected: {
      rule: 'freight_air',
      quantity: '0.5',
      rate: '245000',
      exact: '122500',
      amount: 122_500,
      rounding: 'minimum_half_kilogram',
    },
  },
  {
    name: 'freight by sea under the minimum',
    request: requestWith(sea),
    line: 'freight',
    expected: {
      rule: 'freight_sea_lcl',
      quantity: '0.3',
      rate: '5200000',
      exact: '1560000',
      amount: 1_560_000,
      rounding: 'minimum_volume',
    },
  },
  {
    name: 'freight by sea of several categories has no single rate',
    request: requestWith(sea, [{ length: 100, width: 100, height: 100.05 }, { category: machines }]),
    line: 'freight',
    expected: {
      rule: 'freight_sea_lcl_mixed',
      quantity: '1.004',
      exact: '5224251.71898355',
      amount: 5_224_252,
      rounding: 'up_litre',
    },
  },
  {
    name: 'a container',
    request: requestWith({ ...sea, container_type: 'fcl_20' }),
    line: 'freight',
    expected: {
      rule: 'freight_sea_fcl_20',
      quantity: '1',
      rate: '62000000',
      exact: '62000000',
      amount: 62_000_000,
    },
  },
  {
    name: 'handling above its limit',
    request: requestWith(sea, [{ weight: 300 }]),
    line: 'handling',
    expected: { rule: 'handling_above_limit', quantity: '50', rate: '75', exact: '178750', amount: 178_750 },
  },
  {
    name: 'no handling',
    request: requestWith(),
    line: 'handling',
    expected: { rule: 'handling_not_charged', exact: '0', amount: 0 },
  },
  {
    name: 'phones',
    request: requestWith({}, [{ category: phones, quantity: 2 }]),
    line: 'phone_surcharge',
    expected: { rule: 'phone_surcharge', quantity: '2', rate: '150000', exact: '300000', amount: 300_000 },
  },
  {
    name: 'duty up to the thousand, with its law',
    request: requestWith(),
    line: 'duty',
    expected: {
      rule: 'duty',
      quantity: '1608000',
      rate: '7.5',
      exact: '120600',
      amount: 121_000,
      rounding: 'up_thousand',
      law: parcelLaw,
    },
  },
  {
    name: 'duty that is a full thousand already',
    request: requestWith({
      package: { ...airIndividual, package_details: { bea_masuk: 25, ppn: 11, pph_npwp: 0 } },
    }),
    line: 'duty',
    expected: {
      rule: 'duty',
      quantity: '1608000',
      rate: '25',
      exact: '402000',
      amount: 402_000,
      law: parcelLaw,
    },
  },
  {
    name: 'duty at several rates has no single rate',
    request: requestWith({ package: airCompany }, [{}, { category: machines }]),
    line: 'duty',
    expected: {
      rule: 'duty_mixed',
      quantity: '3216000',
      exact: '482400',
      amount: 483_000,
      rounding: 'up_thousand',
      law: tariffBook,
    },
  },
  {
    name: 'no duty under USD 3, with its law',
    request: requestWith({}, [{ price_original: 2.99 }]),
    line: 'duty',
    expected: { rule: 'duty_free_small_value', exact: '0', amount: 0, law: parcelLaw },
  },
  {
    name: 'duty of jastip has its own law',
    request: requestWith({ package: airJastip }, [{ price_original: 700 }]),
    line: 'duty',
    expected: {
      rule: 'duty',
      quantity: '3216000',
      rate: '10',
      exact: '321600',
      amount: 322_000,
      rounding: 'up_thousand',
      law: lawAt('PMK 34/2025', 'pmk-34-tahun-2025'),
    },
  },
  {
    name: 'duty of a private parcel above USD 1,500, which no law sets so',
    request: requestWith({}, [{ price_original: 1500.01 }]),
    line: 'duty',
    expected: {
      rule: 'duty',
      quantity: '24120160.8',
      rate: '7.5',
      exact: '1809012.06',
      amount: 1_810_000,
      rounding: 'up_thousand',
    },
  },
  {
    name: 'duty by sea, at the general rates of the tariff book',
    request: requestWith(sea),
    line: 'duty',
    expected: {
      rule: 'duty',
      quantity: '1608000',
      rate: '25',
      exact: '402000',
      amount: 402_000,
      law: tariffBook,
    },
  },
  {
    name: 'jastip within its allowance',
    request: requestWith({ package: airJastip }),
    line: 'vat',
    expected: { rule: 'within_allowance', exact: '0', amount: 0 },
  },
  {
    name: 'VAT on base and duty, down to the rupiah',
    request: requestWith({}, [{ price_original: 2.99 }]),
    line: 'vat',
    expected: {
      rule: 'vat',
      quantity: '48079.2',
      rate: '11',
      exact: '5288.712',
      amount: 5288,
      rounding: 'down_rupiah',
      law: vatLaw,
    },
  },
  {
    name: 'VAT at several rates',
    request: requestWith({ package: airCompany }, [
      { price_original: 10 },
      { price_original: 10, category: books },
    ]),
    line: 'vat',
    expected: { rule: 'vat_mixed', quantity: '362600', exact: '22198', amount: 22_198, law: vatLaw },
  },
  {
    name: 'income tax that parcels do not pay',
    request: requestWith(),
    line: 'income_tax',
    expected: { rule: 'income_tax_not_collected', exact: '0', amount: 0, law: parcelLaw },
  },
  {
    name: 'income tax that a private parcel above USD 1,500 does not pay, though the law levies it',
    request: requestWith({}, [{ price_original: 1500.01 }]),
    line: 'income_tax',
    expected: { rule: 'income_tax_not_collected', exact: '0', amount: 0 },
  },
  {
    name: 'income tax of a company within USD 1,500, at its general rate',
    request: requestWith({ package: airCompany, has_valid_npwp: true }),
    line: 'income_tax',
    expected: {
      rule: 'income_tax',
      quantity: '2010000',
      rate: '7.5',
      exact: '150750',
      amount: 150_750,
      law: lawAt('PMK 51/2025', 'pmk-51-tahun-2025'),
    },
  },
  {
    name: 'income tax without an NPWP',
    request: requestWith({ package: airCompany, has_valid_npwp: false }, [{ price_original: 2000 }]),
    line: 'income_tax',
    expected: {
      rule: 'income_tax_without_npwp',
      quantity: '40200000',
      rate: '15',
      exact: '6030000',
      amount: 6_030_000,
      law: lawAt('PMK 51/2025', 'pmk-51-tahun-2025'),
    },
  },
  {
    name: 'an all-in price',
    request: requestWith({ package: { ...airIndividual, tax_included: true } }),
    line: 'duty',
    expected: { rule: 'tax_included', exact: '0', amount: 0 },
  },
  {
    name: 'goods of no value',
    request: requestWith({ package: seaCompany }, [{ price_original: 0 }]),
    line: 'duty',
    expected: { rule: 'no_goods_value', exact: '0', amount: 0 },
  },
  {
    name: 'insurance, half up',
    request: requestWith({ insurance: 0.05 }, [{ price_original: 1.01, currency_code: 'CNY' }]),
    line: 'insurance',
    expected: {
      rule: 'insurance',
      quantity: '2267.955',
      rate: '5',
      exact: '113.39775',
      amount: 113,
      rounding: 'half_up_rupiah',
    },
  },
  {
    name: 'the courier’s full kilograms',
    request: requestWith({ domestic: { price_per_kg: 12_000 } }, [{ weight: 1.2 }]),
    line: 'domestic_shipping',
    expected: {
      rule: 'domestic_shipping',
      quantity: '2',
      rate: '12000',
      exact: '24000',
      amount: 24_000,
      rounding: 'up_kilogram',
    },
  },
  {
    name: 'the courier’s minimum',
    request: requestWith({ domestic: { price_per_kg: 12_000 } }, [{ weight: 0, height: 0 }]),
    line: 'domestic_shipping',
    expected: {
      rule: 'domestic_shipping',
      quantity: '1',
      rate: '12000',
      exact: '12000',
      amount: 12_000,
      rounding: 'minimum_kilogram',
    },
  },
  {
    name: 'a percent voucher',
    request: requestWith({ voucher: { kind: 'percent', value: 10 } }),
    line: 'discount',
    expected: {
      rule: 'discount_percent',
      quantity: '245000',
      rate: '10',
      exact: '-24500',
      amount: -24_500,
    },
  },
  {
    name: 'a voucher’s maximum',
    request: requestWith({ voucher: { kind: 'percent', value: 50, max: 60_000 } }),
    line: 'discount',
    expected: {
      rule: 'discount_up_to_maximum',
      quantity: '245000',
      rate: '50',
      exact: '-60000',
      amount: -60_000,
    },
  },
  {
    name: 'a voucher above the freight',
    request: requestWith({ voucher: { kind: 'fixed', value: 900_000 } }),
    line: 'discount',
    expected: { rule: 'discount_up_to_freight', exact: '-245000', amount: -245_000 },
  },
  {
    name: 'part of a rupiah of a voucher',
    request: requestWith({ voucher: { kind: 'fixed', value: '99,5' } }),
    line: 'discount',
    expected: { rule: 'discount_fixed', exact: '-99.5', amount: -99, rounding: 'down_rupiah' },
  },
]

describe('explanation', () => {
  it.each(cases)('$name', ({ request, line, expected }) => {
    expect(explained(request, line)).toEqual({ line, basis: 'estimate', ...expected })
  })

  it('explains every line of every case, with the amount that is charged', () => {
    for (const { request } of pricedCases) {
      const { answer, explanation } = explain(request)
      expect(explanation.map(({ line }) => line)).toEqual([...pricingLines])
      expect(explanation.map(({ line, amount }) => [line, amount])).toEqual(Object.entries(answer.lines))
      expect(explanation.every(({ rule }) => explanationRules.includes(rule))).toBe(true)
      expect(explanation.every(({ rounding }) => !rounding || roundingKeys.includes(rounding))).toBe(true)
    }
  })

  it('is an estimate until the warehouse has measured something', () => {
    const box = { weight: 1, weight_unit: 'kg', length: 30, width: 20, height: 10, dimension_unit: 'cm' }
    const basisOf = (packaging: PricingRequest['packaging']) =>
      explained(requestWith({ packaging }), 'freight')?.basis
    expect(basisOf(null)).toBe('estimate')
    expect(basisOf(box)).toBe('estimate')
    expect(basisOf({ ...box, revision: {} })).toBe('estimate')
    expect(basisOf({ ...box, revision: { weight: 1.4 } })).toBe('measured')
    expect(basisOf({ ...box, revision: { height: 26 } })).toBe('measured')
    // By air, a volume is ignored.
    expect(basisOf({ ...box, revision: { volume_m3: 1 } })).toBe('estimate')
  })
})
