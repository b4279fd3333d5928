import type { Law } from '../types.ts'

/** Goods whose duty in parcels the law sets apart from the simple rate. */
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

/** Percent figures of one kind of special goods. */
export interface SpecialRate {
  goods: SpecialGoods
  /** What their HS codes begin with. */
  headings: readonly string[]
  duty: number
  vat: number
  income_tax: number
}

/**
 * The figures and laws of one period. A change of law is a new file beside this one; a quote and an invoice keep the
 * `id` of the rule set that they were made under. All figures are whole numbers, in units small enough for that.
 */
export interface RuleSet {
  id: string
  /** The first day (in WIB) of the period. */
  valid_from: string
  checked_on: string
  source: string
  /** Cubic centimetres that count as one gram. */
  volumetric_divisor: number
  air: { step_grams: number; minimum_grams: number }
  sea: { kilograms_per_m3: number; minimum_litres: number; step_litres: number }
  /** Rupiah. */
  handling: { base: number; up_to_kg: number; per_kg_above: number }
  domestic: { step_grams: number; minimum_grams: number }
  phone_category: string
  /** Thousandths of the goods' value that are added to it in the taxable base, as customs insurance. */
  customs_insurance_per_mille: number
  jastip_allowance_usd: number
  /** Parcels of individuals and companies by air under this value pay no duty. */
  duty_free_under_usd: number
  /** Up to this value a parcel has the simple rates of parcels; above it, those of general imports. */
  parcel_limit_usd: number
  /** What the law names beside the simple rates of parcels. The tariff charges none of it: it is advice. */
  special_goods: readonly SpecialRate[]
  /** Duty is rounded up to a multiple of this. */
  duty_rounding: number
  /** A package's own income-tax rate is multiplied with this without an NPWP. */
  without_npwp_factor: number
  /** For a customs value that is declared too low: percent of the duty that was not paid. */
  false_value_fine: { least_percent: number; most_percent: number }
  laws: {
    /** Duty and income tax of parcels of at most `parcel_limit_usd`. */
    parcel: Law
    /** Duty of parcels above that value, at general (MFN) rates. */
    parcel_above_limit: Law
    /** What the customs value of an import counts. */
    customs_value: Law
    jastip: Law
    vat: Law
    income_tax: Law
    /** What a false customs value costs. */
    false_value: Law
  }
}
