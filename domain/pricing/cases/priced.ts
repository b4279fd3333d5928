import type { PricingAnswer, PricingLine, PricingProduct, PricingRequest } from '../types.ts'
import {
  airCompany,
  airIndividual,
  airJastip,
  books,
  fashion,
  machines,
  phones,
  requestWith,
  seaCompany,
} from './build.ts'

/** What of the answer a case is about; the rest is covered by the second implementation. */
export interface PricedCase {
  name: string
  request: PricingRequest
  weight?: Partial<
    Record<'real_kg' | 'volumetric_kg' | 'chargeable_kg' | 'measured_m3' | 'chargeable_m3', number>
  >
  lines?: Partial<Record<PricingLine, number>>
  answer?: Partial<Pick<PricingAnswer, 'goods' | 'taxable_base' | 'total' | 'warnings'>>
}

const flat: Partial<PricingProduct> = { length: 0, width: 0, height: 0 }
const allIn = { ...airIndividual, tax_included: true }
const sea = { country: 'CN', package: seaCompany, container_type: 'lcl' } as const
/** One cubic metre of 100 kg. */
const cube: Partial<PricingProduct> = { weight: 100, length: 100, width: 100, height: 100 }

const weights: PricedCase[] = [
  {
    name: 'nothing weighs half a kilogram by air',
    request: requestWith({}, [{ ...flat, weight: 0 }]),
    weight: { real_kg: 0, volumetric_kg: 0, chargeable_kg: 0.5 },
    lines: { freight: 122_500 },
  },
  {
    name: 'exactly half a kilogram stays',
    request: requestWith({}, [{ ...flat, weight: 0.5 }]),
    weight: { chargeable_kg: 0.5 },
  },
  {
    name: 'a gram above a step is the next step',
    request: requestWith({}, [{ ...flat, weight: 1501, weight_unit: 'gram' }]),
    weight: { real_kg: 1.501, chargeable_kg: 2 },
  },
  {
    name: 'totals are compared, not lines: 3 kg of lead and 2.4 kg volumetric of foam weigh 3.1 kg',
    request: requestWith({}, [
      { ...flat, weight: 3 },
      { weight: 0.1, length: 40, width: 30, height: 10 },
    ]),
    weight: { real_kg: 3.1, volumetric_kg: 2.4, chargeable_kg: 3.5 },
  },
  {
    name: 'the last gram of a tier is still in it',
    request: requestWith({}, [{ ...flat, weight: 5 }]),
    lines: { freight: 1_225_000 },
  },
  {
    name: 'the whole weight has the price of its tier',
    request: requestWith({}, [{ ...flat, weight: 5.1 }]),
    weight: { chargeable_kg: 5.5 },
    lines: { freight: 1_182_500 },
  },
  {
    name: 'a tier without a limit takes any weight',
    request: requestWith({}, [{ ...flat, weight: 900 }]),
    lines: { freight: 170_100_000 },
  },
  {
    name: 'an ounce is 28.3495 g and a pound 453.592 g',
    request: requestWith({}, [
      { ...flat, weight: 1, weight_unit: 'ons' },
      { ...flat, weight: 1, weight_unit: 'lb' },
      { ...flat, weight: 1, weight_unit: 'pond' },
    ]),
    weight: { real_kg: 0.9355335 },
  },
  {
    name: 'units may be written with capitals',
    request: requestWith({}, [{ weight_unit: 'Kg', dimension_unit: 'Cm' }]),
    weight: { real_kg: 1, volumetric_kg: 0.6 },
  },
  {
    name: 'sides in millimetres and metres',
    request: requestWith({}, [
      { weight: 0, length: 200, width: 150, height: 100, dimension_unit: 'mm' },
      { weight: 0, length: '0,2', width: '0.15', height: 0.1, dimension_unit: 'm' },
    ]),
    weight: { volumetric_kg: 1.2 },
  },
  {
    name: 'an unknown unit counts nothing and says so',
    request: requestWith({}, [{ weight_unit: 'stone', dimension_unit: 'span' }]),
    weight: { real_kg: 0, volumetric_kg: 0, chargeable_kg: 0.5 },
    answer: {
      warnings: [
        {
          field: 'products[0].weight_unit',
          message: 'This unit is not known, so what is given in it counts as 0.',
        },
        {
          field: 'products[0].dimension_unit',
          message: 'This unit is not known, so what is given in it counts as 0.',
        },
      ],
    },
  },
  {
    name: 'a quantity is cut to the whole number',
    request: requestWith({}, [{ ...flat, quantity: '2,9' }]),
    weight: { real_kg: 2 },
    answer: { goods: { idr: 3_200_000, usd: 200 } },
  },
]

const packaging: PricedCase[] = [
  {
    name: 'the packaging replaces what the products add up to',
    request: requestWith({
      packaging: {
        quantity: 2,
        weight: 3,
        weight_unit: 'kg',
        length: 30,
        width: 20,
        height: 10,
        dimension_unit: 'cm',
      },
    }),
    weight: { real_kg: 3, volumetric_kg: 2.4 },
  },
  {
    name: 'a side that nobody knows leaves the products their volume',
    request: requestWith({
      packaging: { weight: 3, weight_unit: 'kg', length: 30, width: 20, dimension_unit: 'cm' },
    }),
    weight: { real_kg: 3, volumetric_kg: 0.6 },
  },
  {
    name: 'an absent weight leaves the products theirs',
    request: requestWith({ packaging: { length: 30, width: 20, height: 10, dimension_unit: 'cm' } }),
    weight: { real_kg: 1, volumetric_kg: 1.2 },
  },
  {
    name: 'a revised side completes the sides',
    request: requestWith({
      packaging: { length: 30, width: 20, dimension_unit: 'cm', revision: { height: 10 } },
    }),
    weight: { volumetric_kg: 1.2 },
  },
  {
    name: 'a volume says nothing by air',
    request: requestWith({ packaging: { volume_m3: 3, revision: { volume_m3: 4 } } }),
    weight: { volumetric_kg: 0.6 },
  },
  {
    name: 'by sea an estimated volume wins over estimated sides',
    request: requestWith({
      ...sea,
      packaging: { volume_m3: 2, length: 100, width: 100, height: 100, dimension_unit: 'cm' },
    }),
    weight: { measured_m3: 2, volumetric_kg: 400 },
  },
  {
    name: 'by sea measured sides win over an estimated volume',
    request: requestWith({
      ...sea,
      packaging: { volume_m3: 2, length: 100, width: 100, dimension_unit: 'cm', revision: { height: 150 } },
    }),
    weight: { measured_m3: 1.5 },
  },
  {
    name: 'by sea a measured side beside unknown ones leaves the estimated volume',
    request: requestWith({
      ...sea,
      packaging: { volume_m3: 2, dimension_unit: 'cm', revision: { height: 150 } },
    }),
    weight: { measured_m3: 2 },
  },
  {
    name: 'by sea a measured volume wins over everything',
    request: requestWith({
      ...sea,
      packaging: {
        volume_m3: 2,
        length: 100,
        width: 100,
        dimension_unit: 'cm',
        revision: { height: 150, volume_m3: '1,2' },
      },
    }),
    weight: { measured_m3: 1.2 },
  },
  {
    name: 'an unknown unit of the packaging counts nothing and says so',
    request: requestWith({ packaging: { weight: 3, weight_unit: 'sack' } }),
    weight: { real_kg: 0, volumetric_kg: 0.6, chargeable_kg: 1 },
    answer: {
      warnings: [
        {
          field: 'packaging.weight_unit',
          message: 'This unit is not known, so what is given in it counts as 0.',
        },
      ],
    },
  },
]

const seaCases: PricedCase[] = [
  {
    name: 'heavy goods by sea: 1,200 kg count as 2 m³',
    request: requestWith(sea, [{ ...cube, weight: 1200 }]),
    weight: { measured_m3: 1, chargeable_m3: 2 },
    lines: { freight: 10_400_000, handling: 246_250 },
  },
  {
    name: 'a started litre counts',
    request: requestWith({ ...sea, is_disable_minimum_weight: true }, [
      { weight: 0, length: 10, width: 10, height: 10.1 },
    ]),
    weight: { measured_m3: 0.00101, chargeable_m3: 0.002 },
  },
  {
    name: 'two categories share one cubic metre by volume',
    request: requestWith(sea, [
      { ...cube, height: 25 },
      { ...cube, height: 75, category: machines },
    ]),
    // 0.25 × 5,200,000 + 0.75 × 6,350,000
    lines: { freight: 6_062_500 },
  },
  {
    name: 'goods without a volume share by weight',
    request: requestWith(sea, [
      { ...flat, weight: 60 },
      { ...flat, weight: 180, category: machines },
    ]),
    // 240 kg are 0.4 m³: 0.1 × 5,200,000 + 0.3 × 6,350,000
    weight: { chargeable_m3: 0.4 },
    lines: { freight: 2_425_000 },
  },
  {
    name: 'goods without volume and weight share evenly',
    request: requestWith(sea, [
      { ...flat, weight: 0 },
      { ...flat, weight: 0, category: machines, quantity: 9 },
    ]),
    // 0.15 × 5,200,000 + 0.15 × 6,350,000
    lines: { freight: 1_732_500 },
  },
  {
    name: 'a share that is no finite decimal is rounded once, half up',
    request: requestWith(sea, [
      { ...cube, height: 10 },
      { ...cube, height: 20, category: { ...machines, price_cbm: 5_200_001 } },
    ]),
    // 200 kg are 0.333… m³, so 0.334 × (5,200,000 + ⅔) = 1,736,800.22…
    lines: { freight: 1_736_800 },
  },
  {
    name: 'a 20-foot container costs what its dearest goods cost, once',
    request: requestWith({ ...sea, container_type: 'fcl_20' }, [cube, { ...cube, category: machines }, cube]),
    lines: { freight: 71_250_000 },
  },
  {
    name: 'handling up to 250 kg',
    request: requestWith(sea, [{ ...flat, weight: 250 }]),
    lines: { handling: 175_000 },
  },
  {
    name: 'a started kilogram above 250 kg',
    request: requestWith(sea, [{ ...flat, weight: 250.1 }]),
    lines: { handling: 175_075 },
  },
  {
    name: 'a sea package may leave handling out',
    request: requestWith({ ...sea, package: { ...seaCompany, handling: false } }),
    lines: { handling: 0 },
  },
  {
    name: 'an air package may charge handling',
    request: requestWith({ package: { ...airIndividual, handling: true } }),
    lines: { handling: 175_000 },
  },
  {
    name: 'a null handling leaves the rule',
    request: requestWith({ ...sea, package: { ...seaCompany, handling: null } }),
    lines: { handling: 175_000 },
  },
  {
    name: 'phones carry their surcharge by sea too, and only goods named exactly so',
    request: requestWith(sea, [
      { category: phones, quantity: 3 },
      { category: { ...phones, category_name: 'handphone' }, quantity: 5 },
    ]),
    lines: { phone_surcharge: 450_000 },
  },
  {
    name: 'a phone category without a surcharge adds nothing',
    request: requestWith({}, [{ category: { ...phones, additional_info: undefined } }]),
    lines: { phone_surcharge: 0 },
  },
]

const taxCases: PricedCase[] = [
  {
    name: 'a company by air under USD 3 pays no duty',
    request: requestWith({ package: airCompany }, [{ price_original: 2.99 }]),
    lines: { duty: 0, vat: 5288 },
  },
  {
    name: 'jastip has no such freedom, and nothing to tax',
    request: requestWith({ package: airJastip }, [{ price_original: 2.99 }]),
    lines: { duty: 0, vat: 0 },
  },
  {
    name: 'by sea small values pay duty',
    request: requestWith(sea, [{ price_original: 2.99 }]),
    // 48,079.2 × 25 % = 12,019.8
    lines: { duty: 13_000, vat: 6718, income_tax: 4580 },
  },
  {
    name: 'jastip at exactly USD 500 has an empty base',
    request: requestWith({ package: airJastip }, [{ price_original: 500 }]),
    answer: { taxable_base: 0 },
    lines: { duty: 0, vat: 0, income_tax: 0 },
  },
  {
    name: 'jastip a cent above USD 500 pays on the cent',
    request: requestWith({ package: airJastip }, [{ price_original: '500,01' }]),
    // 160 × 1.005 = 160.8: duty 16.08 up to 1,000; VAT 11 % of 1,160.8; income tax 7.5 % of it
    answer: { taxable_base: 161 },
    lines: { duty: 1000, vat: 127, income_tax: 87 },
  },
  {
    name: 'without a valid NPWP a package’s own income tax is doubled',
    request: requestWith({ package: airJastip, has_valid_npwp: false }, [{ price_original: 700 }]),
    lines: { duty: 322_000, vat: 389_180, income_tax: 530_700 },
  },
  {
    name: 'rounded duty is shared as the exact one was',
    request: requestWith({ package: airCompany }, [
      { price_original: 10 },
      { price_original: 10, category: books },
    ]),
    // Each base 160,800; duty 40,200 up to 41,000, all of it on the first: VAT 11 % × 201,800, income tax 7.5 %
    lines: { duty: 41_000, vat: 22_198, income_tax: 15_135 },
  },
  {
    name: 'a package’s rate of zero is a rate',
    request: requestWith({
      package: { ...airIndividual, package_details: { bea_masuk: 0, ppn: 0, pph_npwp: 0 } },
    }),
    lines: { duty: 0, vat: 0, income_tax: 0 },
  },
  {
    name: 'a package’s null rate is the category’s',
    request: requestWith({
      package: { ...airIndividual, package_details: { bea_masuk: null, ppn: 11, pph_npwp: 0 } },
    }),
    lines: { duty: 402_000 },
  },
  {
    name: 'an all-in price has no taxes, and needs no rates',
    request: requestWith({ package: { ...allIn, package_details: {} } }, [
      { category: { category_name: 'Lainnya' }, price_original: 5000 },
    ]),
    answer: { taxable_base: 0 },
    lines: { duty: 0, vat: 0, income_tax: 0, freight: 245_000 },
  },
  {
    name: 'rupiah need no rate',
    request: requestWith({}, [{ price_original: 1_600_000, currency_code: 'IDR' }]),
    answer: { goods: { idr: 1_600_000, usd: 100 } },
  },
  {
    name: 'several currencies add up, rounded once',
    request: requestWith({}, [
      { price_original: '0,01', currency_code: 'KRW', quantity: 3 },
      { price_original: 100.2, currency_code: 'CNY' },
    ]),
    // 0.3486 + 224,999.1
    answer: { goods: { idr: 224_999, usd: 14.0624655375 } },
  },
]

const extraCases: PricedCase[] = [
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

export const pricedCases: readonly PricedCase[] = [
  ...weights,
  ...packaging,
  ...seaCases,
  ...taxCases,
  ...extraCases,
]
