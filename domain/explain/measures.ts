import type { Explanation, ExplanationRule } from '../pricing/index.ts'

/** Unit of a quantity. If it is rupiah, the rate is a percentage. */
export type Measure = 'kilograms' | 'cubic metres' | 'pieces' | 'rupiah' | 'none'

export const measures: Record<ExplanationRule, Measure> = {
  freight_air: 'kilograms',
  freight_sea_lcl: 'cubic metres',
  freight_sea_lcl_mixed: 'cubic metres',
  freight_sea_fcl_20: 'pieces',
  freight_sea_fcl_40: 'pieces',
  handling_up_to_limit: 'none',
  handling_above_limit: 'kilograms',
  handling_not_charged: 'none',
  phone_surcharge: 'pieces',
  phone_surcharge_mixed: 'pieces',
  phone_surcharge_none: 'none',
  duty: 'rupiah',
  duty_mixed: 'rupiah',
  duty_free_small_value: 'none',
  vat: 'rupiah',
  vat_mixed: 'rupiah',
  income_tax: 'rupiah',
  income_tax_mixed: 'rupiah',
  income_tax_without_npwp: 'rupiah',
  income_tax_without_npwp_mixed: 'rupiah',
  income_tax_not_collected: 'none',
  tax_included: 'none',
  within_allowance: 'none',
  no_goods_value: 'none',
  insurance: 'rupiah',
  insurance_none: 'none',
  domestic_shipping: 'kilograms',
  domestic_shipping_none: 'none',
  additional_costs: 'none',
  additional_costs_none: 'none',
  discount_percent: 'rupiah',
  discount_fixed: 'none',
  discount_up_to_maximum: 'rupiah',
  discount_up_to_freight: 'rupiah',
  discount_none: 'none',
}

/** Whether weight or volume sets the freight: a whole container costs the same, whatever is in it. */
export const isBilledByMeasure = ({
  explanation,
}: Readonly<{ explanation: readonly Pick<Explanation, 'line' | 'rule'>[] }>): boolean =>
  !explanation.some(({ line, rule }) => line === 'freight' && measures[rule] === 'pieces')
