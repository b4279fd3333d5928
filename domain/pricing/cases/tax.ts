import { airCompany, airIndividual, airJastip, books, requestWith } from './build.ts'
import { sea } from './priced-case.ts'
import type { PricedCase } from './priced-case.ts'

const allIn = { ...airIndividual, tax_included: true }

export const taxCases: readonly PricedCase[] = [
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
