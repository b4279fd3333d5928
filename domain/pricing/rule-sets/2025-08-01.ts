import type { RuleSet } from './rule-set.ts'

/**
 * In force since PMK 51/2025 (1 August 2025) changed the income tax on imports. Figures without a law (steps, minimums,
 * handling) are the company's own.
 */
export const ruleSet20250801: RuleSet = {
  id: '2025-08-01',
  valid_from: '2025-08-01',
  checked_on: '2026-11-21',
  volumetric_divisor: 5,
  air: { step_grams: 500, minimum_grams: 500 },
  sea: { kilograms_per_m3: 600, minimum_litres: 300, step_litres: 1 },
  handling: { base: 175_000, up_to_kg: 250, per_kg_above: 75 },
  domestic: { step_grams: 1000, minimum_grams: 1000 },
  phone_category: 'Handphone',
  customs_insurance_per_mille: 5,
  jastip_allowance_usd: 500,
  // PMK 34/2025: 10 % duty, VAT and 5 % income tax on goods that are not for personal use.
  jastip_by_law: { duty: 10, vat: 11, income_tax: 5 },
  // PMK 4/2025 art. 29(3): 7.5 % duty and no income tax.
  parcel_by_law: { duty: 7.5, vat: 11, income_tax: 0 },
  duty_free_under_usd: 3,
  parcel_limit_usd: 1500,
  // PMK 96/2023 art. 29(4) as amended by PMK 4/2025.
  special_goods: [
    { goods: 'books', headings: ['4901', '4902', '4903', '4904'], duty: 0, vat: 0, income_tax: 0 },
    {
      goods: 'cosmetics',
      headings: ['3303', '3304', '3305', '3306', '3307'],
      category: 'Kosmetik',
      duty: 15,
      vat: 11,
      income_tax: 5,
    },
    { goods: 'steel', headings: ['73'], duty: 15, vat: 11, income_tax: 5 },
    {
      goods: 'watches',
      headings: ['9101', '9102'],
      category: 'Jam Tangan',
      duty: 15,
      vat: 11,
      income_tax: 5,
    },
    { goods: 'bags', headings: ['4202'], category: 'Tas', duty: 25, vat: 11, income_tax: 5 },
    {
      goods: 'textiles',
      headings: ['61', '62', '63'],
      category: 'Fashion',
      duty: 25,
      vat: 11,
      income_tax: 5,
    },
    { goods: 'footwear', headings: ['64'], category: 'Sepatu', duty: 25, vat: 11, income_tax: 5 },
    { goods: 'bicycles', headings: ['8712'], duty: 25, vat: 11, income_tax: 5 },
  ],
  // Ethyl alcohol, drinks that contain it, and tobacco products.
  excise_headings: ['2203', '2204', '2205', '2206', '2207', '2208', '24'],
  phones: { headings: ['851713', '851714'], per_parcel: 2 },
  duty_rounding: 1000,
  without_npwp_factor: 2,
  false_value_fine: { min_percent: 100, max_percent: 1000 },
  laws: {
    parcel: {
      title: 'PMK 4/2025',
      article: '29',
      url: 'https://jdih.kemenkeu.go.id/dok/pmk-4-tahun-2025',
      checked_on: '2026-11-21',
    },
    parcel_above_limit: {
      title: 'PMK 4/2025',
      article: '',
      url: 'https://jdih.kemenkeu.go.id/dok/pmk-4-tahun-2025',
      checked_on: '2026-11-21',
    },
    customs_tariff: { title: 'PMK 26/2022', article: '', checked_on: '2026-11-26' },
    customs_value: { title: 'P-02/BC/2005', article: '6', checked_on: '2026-11-21' },
    jastip: {
      title: 'PMK 34/2025',
      article: '',
      url: 'https://jdih.kemenkeu.go.id/dok/pmk-34-tahun-2025',
      checked_on: '2026-11-21',
    },
    vat: {
      title: 'PMK 131/2024',
      article: '',
      url: 'https://jdih.kemenkeu.go.id/dok/pmk-131-tahun-2024',
      checked_on: '2026-11-21',
    },
    income_tax: {
      title: 'PMK 51/2025',
      article: '',
      url: 'https://jdih.kemenkeu.go.id/dok/pmk-51-tahun-2025',
      checked_on: '2026-11-21',
    },
    false_value: { title: 'UU 17/2006', article: '16', checked_on: '2026-11-21' },
    false_value_steps: { title: 'PP 39/2019', article: '6', checked_on: '2026-11-22' },
    excise: { title: 'UU 39/2007', article: '4', checked_on: '2026-11-26' },
    phones: { title: 'Permendag 8/2024', article: '', checked_on: '2026-11-22' },
  },
}
