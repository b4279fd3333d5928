import type { Law } from '../types.ts'

/** Goods for which the law has specific rates in parcels. */
export const specialGoods = [
  'books',
  'cosmetics',
  'steel',
  'watches',
  'bags',
  'textiles',
  'footwear',
  'bicycles',
] as const
export type SpecialGoods = (typeof specialGoods)[number]

/** Rates of one kind of special goods, in percent. */
export interface SpecialRate {
  goods: SpecialGoods
  /** Prefixes of their HS codes. */
  headings: readonly string[]
  /** The name of the category whose goods are these, for goods without an HS code; absent where it holds others, too. */
  category?: string
  duty: number
  vat: number
  income_tax: number
}

/**
 * The figures and laws of one period. A change of law is a new file; quotes and invoices store the `id` of their rule
 * set. All figures are integers in suitably small units.
 */
export interface RuleSet {
  id: string
  /** First day of the period, in WIB. */
  valid_from: string
  checked_on: string
  /** Cubic centimetres per volumetric gram. */
  volumetric_divisor: number
  air: { step_grams: number; minimum_grams: number }
  sea: { kilograms_per_m3: number; minimum_litres: number; step_litres: number }
  /** Rupiah. */
  handling: { base: number; up_to_kg: number; per_kg_above: number }
  domestic: { step_grams: number; minimum_grams: number }
  phone_category: string
  /** Customs insurance in the taxable base, in thousandths of the goods' value. */
  customs_insurance_per_mille: number
  jastip_allowance_usd: number
  /** What the law levies on goods that a traveller brings along for others, in percent of their full value. Advice only. */
  jastip_by_law: { duty: number; vat: number; income_tax: number }
  /** What the law levies on parcels of at most `parcel_limit_usd`, whoever imports them, in percent. Advice only. */
  parcel_by_law: { duty: number; vat: number; income_tax: number }
  /** Air parcels of individuals and companies below this value are free of duty. */
  duty_free_under_usd: number
  /** Simple parcel rates up to this value; general import rates above it. */
  parcel_limit_usd: number
  /** Specific rates by law besides the simple parcel rates. Advice only: the tariff does not charge them. */
  special_goods: readonly SpecialRate[]
  /** Prefixes of the HS codes of goods that carry excise. No price includes it. */
  excise_headings: readonly string[]
  /** Phones in one parcel, by HS code. Advice only: the rule that named the number was replaced. */
  phones: { headings: readonly string[]; per_parcel: number }
  /** Duty is rounded up to a multiple of this. */
  duty_rounding: number
  /** Factor on a package's own income tax rate without a valid NPWP. */
  without_npwp_factor: number
  /** Fine for an understated customs value, in percent of the unpaid duty. */
  false_value_fine: { min_percent: number; max_percent: number }
  laws: {
    /** Duty and income tax of parcels of at most `parcel_limit_usd`. */
    parcel: Law
    /** Duty of parcels above that value, at general (MFN) rates. */
    parcel_above_limit: Law
    customs_tariff: Law
    /** Composition of the customs value. */
    customs_value: Law
    jastip: Law
    vat: Law
    income_tax: Law
    /** Fines for a false customs value. */
    false_value: Law
    /** Steps of that fine, by how much duty was short. */
    false_value_steps: Law
    /** The goods that carry excise. */
    excise: Law
    /** Phones per parcel. */
    phones: Law
  }
}
